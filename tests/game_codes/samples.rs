//! Games to encode: the games of the test vectors, and random ones.

use fastrand::Rng;
use serde_json::Value;
use std::collections::HashMap;
use tablero::games::{self, GAMES};
use tablero::play::{GameText, Kind, Pos};

const SEED: u64 = 7;

/// A list of the test vectors of a game.
pub fn vectors(slug: &str, list: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let mut vectors: Value = serde_json::from_str(&text).unwrap();
    serde_json::from_value(vectors[list].take()).unwrap()
}

/// Every game of the test vectors.
pub fn vector_games() -> Vec<GameText> {
    let field = |entry: &Value, name: &str| entry[name].as_str().unwrap_or_default().to_owned();
    let of = |kind: &&'static dyn Kind| {
        let slug = kind.slug();
        let entries = vectors(slug, "games").into_iter();
        entries.map(move |entry| GameText {
            game: slug.to_owned(),
            options: field(&entry, "options"),
            start: Some(field(&entry, "start")),
            moves: serde_json::from_value(entry["moves"].clone()).unwrap(),
            ..GameText::default()
        })
    };
    GAMES.iter().flat_map(of).collect()
}

/// The start of a game and the number of legal moves before each of its moves.
pub fn counts(text: &GameText) -> Vec<usize> {
    let kind = games::kind(&text.game).unwrap();
    let mut position = kind.start(&text.options, text.start.as_deref()).unwrap();
    let mut counts = Vec::new();
    for mv in &text.moves {
        counts.push(position.legal().len());
        position = position.play_text(mv).unwrap().1;
    }
    counts
}

/// This many random games with each option of each game and of each length. Games that end early are shorter.
pub fn random_games(lengths: &[usize], games: usize) -> Vec<GameText> {
    println!("seed {SEED}");
    let mut rng = Rng::with_seed(SEED);
    let mut made = Vec::new();
    for kind in GAMES {
        for options in kind.options() {
            for plies in lengths {
                made.extend((0..games).map(|_| random_game(*kind, &options, *plies, &mut rng)));
            }
        }
    }
    made
}

/// A random game of this many plies. Moves that end it are avoided if others are tried first.
pub fn random_game(kind: &dyn Kind, options: &str, plies: usize, rng: &mut Rng) -> GameText {
    let mut position = kind.start(options, None).unwrap();
    let mut times: HashMap<u64, usize> = HashMap::new();
    let mut moves = Vec::new();
    let came_to = |position: &Pos, times: &mut HashMap<u64, usize>| {
        let key = position.repetition_key()?;
        let times = times.entry(key).or_default();
        *times += 1;
        Some(*times)
    };
    came_to(&position, &mut times);
    while moves.len() < plies {
        let mut legal: Vec<usize> = (0..position.legal().len()).collect();
        rng.shuffle(&mut legal);
        let of = |place: usize| {
            let notation = &position.legal()[place].notation;
            let next = position.play_text(notation).unwrap().1;
            (notation.to_string(), next)
        };
        let goes_on = |(_, next): &(String, Pos)| {
            let key = next.repetition_key();
            let before = key.and_then(|key| times.get(&key)).copied();
            next.ending().is_none() && before.unwrap_or_default() < 2
        };
        let found = legal.iter().map(|place| of(*place)).find(goes_on);
        let Some((notation, next)) = found.or_else(|| legal.first().map(|place| of(*place))) else {
            break;
        };
        moves.push(notation);
        position = next;
        if position.ending().is_some() || came_to(&position, &mut times) == Some(3) {
            break;
        }
    }
    GameText {
        game: kind.slug().to_owned(),
        options: options.to_owned(),
        moves,
        ..GameText::default()
    }
}
