//! Finished games of every kind: games of the vectors, and random games to their ends.

use fastrand::Rng;
use serde_json::Value;
use tablero::games::CODE_RULES;
use tablero::games::{self, GAMES};
use tablero::play::{GameRecord, GameText, Kind, SavedGame};
use tablero::rules::Side;
use tablero::session::storage::CodedRules;

pub const RULES: CodedRules = CodedRules {
    kind: games::kind,
    codes: CODE_RULES,
};

/// If a game has not ended after this many moves, a player resigns.
const MAX_PLIES: usize = 150;

/// The entries of a list in the vectors of a kind.
fn entries(kind: &dyn Kind, list: &str) -> Vec<Value> {
    let slug = kind.slug();
    let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors of a game");
    let vectors: Value = serde_json::from_str(&text).expect("JSON");
    vectors[list].as_array().expect("a list").clone()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The game that starts with the position in a field.
fn start(kind: &dyn Kind, entry: &Value, field: &str) -> GameText {
    GameText {
        game: kind.slug().to_owned(),
        options: text(&entry["options"]),
        start: Some(text(&entry[field])),
        ..GameText::default()
    }
}

/// The games of the vectors of a kind. Some are unfinished.
pub fn of_vectors(kind: &dyn Kind) -> Vec<GameRecord> {
    let open = |entry: &Value| {
        let moves = entry["moves"].as_array().expect("a list");
        let game = GameText {
            moves: moves.iter().map(text).collect(),
            ..start(kind, entry, "start")
        };
        games::open(&game).expect("a game of the vectors")
    };
    entries(kind, "games").iter().map(open).collect()
}

/// The positions of the vectors of a kind, as starts of games.
pub fn starts_of_vectors(kind: &dyn Kind) -> Vec<GameText> {
    let positions = entries(kind, "positions");
    let starts = positions.iter().map(|entry| start(kind, entry, "position"));
    starts.collect()
}

/// A random game to its end.
pub fn random(kind: &dyn Kind, options: &str, rng: &mut Rng) -> GameRecord {
    let game = GameText {
        game: kind.slug().to_owned(),
        options: options.to_owned(),
        ..GameText::default()
    };
    let mut record = games::open(&game).expect("a new game");
    while record.result().is_none() {
        let legal = record.legal();
        match rng.choice(&legal) {
            Some(mv) if record.plies() < MAX_PLIES => record.play_text(mv).expect("a legal move"),
            _ => assert!(record.resign(record.turn())),
        }
    }
    record
}

/// A finished game in its stored form, with this number.
pub fn saved(record: &GameRecord, number: usize) -> SavedGame {
    let text = record.text();
    let level = u8::try_from(number % 8).expect("a level");
    SavedGame {
        version: 1,
        text: text.to_string(),
        on_time: text.on_time,
        names: [["Ada", "Ben"], ["María José", ""], ["", ""]][number % 3].map(str::to_owned),
        levels: if number.is_multiple_of(2) {
            [0, level]
        } else {
            [level, 0]
        },
        fair: number.is_multiple_of(4),
        saved: 1_795_800_000_000.0 + number as f64 * 61_234.0,
        ..SavedGame::default()
    }
}

/// Games of every kind with every option, all over.
pub fn mixed(count: usize, rng: &mut Rng) -> Vec<GameRecord> {
    let mut all = Vec::new();
    let mut from_vectors: Vec<GameRecord> =
        GAMES.iter().flat_map(|kind| of_vectors(*kind)).collect();
    for record in &mut from_vectors {
        if record.result().is_none() {
            record.resign(Side::White);
        }
    }
    while all.len() < count {
        for kind in GAMES {
            let options = kind.options();
            let options = rng.choice(&options).expect("options");
            all.push(random(*kind, options, rng));
        }
        all.extend(from_vectors.pop());
    }
    all.truncate(count);
    all
}
