//! A legal game as long as a text may be, without a third occurrence of a position. It is read completely, as
//! a record, as a link and as moves that were taken back.

use crate::readers::named;
use fastrand::Rng;
use tablero::games::{self, pogo::Pogo, push_push::PushPush};
use tablero::play::{Game, GameLine, GameText, SavedGame, encode, limits};

const SEED: u64 = 404;

#[test]
fn a_walk_of_pogo_as_long_as_a_text_is_read_whole() {
    read_whole::<Pogo>();
}

#[test]
fn a_walk_of_push_push_as_long_as_a_text_is_read_whole() {
    read_whole::<PushPush>();
}

fn read_whole<G: Game>() {
    let game = walk::<G>().text();
    let text = game.to_string();
    println!(
        "{}: {} moves, {} bytes",
        G::SLUG,
        game.moves.len(),
        text.len()
    );
    assert!((limits::LINKED - 50..=limits::LINKED).contains(&text.len()));

    assert!(named("record").accepts(&text));
    let record = games::open(&game).expect("a legal game");
    assert_eq!(record.plies(), game.moves.len());
    assert!(record.result().is_none());
    assert!(named("link").accepts(&encode(&game)));

    let taken_back = SavedGame {
        correspondence: String::new(),
        version: 1,
        text: GameText {
            moves: Vec::new(),
            ..game.clone()
        }
        .to_string(),
        undone: game.moves,
        names: Default::default(),
        levels: [0, 2],
        fair: false,
        on_time: false,
        clock: String::new(),
        saved: 0.0,
    };
    let record = games::resume(&taken_back).expect("a start and what was taken back");
    assert!(record.undone() == taken_back.undone, "{}", G::SLUG);
    assert!(named("saved").accepts(&serde_json::to_string(&taken_back).expect("it is data")));
}

/// Random moves that neither end the game nor take a piece, until the text has no room for another one.
fn walk<G: Game>() -> GameLine<G> {
    println!("{}: seed {SEED}", G::SLUG);
    let mut rng = Rng::with_seed(SEED);
    let mut record = GameLine::from_position(G::start(G::Options::default()));
    let pieces = record.last().pieces().len();
    let mut bytes = record.text().to_string().len() + "\nmoves".len();
    loop {
        let mut moves = record.last().moves();
        rng.shuffle(&mut moves);
        let goes_on = |mv: &G::Move| {
            record.play(*mv).expect("a legal move");
            let whole = record.last().pieces().len() == pieces;
            let open = whole && record.result().is_none();
            open || !record.undo()
        };
        let mv = moves.into_iter().find(goes_on).expect("a way to go on");
        bytes += 1 + mv.to_string().len();
        if bytes > limits::LINKED {
            record.undo();
            return record;
        }
    }
}
