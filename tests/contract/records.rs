//! Records: their texts and links are read again, and undoing all moves and redoing them works.

use fastrand::Rng;
use tablero::play::{
    Erase, Game, GameLine, GameRecord, GameText, GameTree, Kind, MoveError, decode, encode,
};
use tablero::rules::Side;

pub fn check<G: Game>(line: &GameLine<G>, rng: &mut Rng) {
    let text = line.text();
    round_trips::<G>(&text);
    same_positions(line);
    undo_and_redo::<G>(&text);
    refusals(line, rng);
    let mut given_up = open::<G>(&text);
    let side = Side::BOTH[rng.usize(..2)];
    assert_eq!(
        given_up.resign(side),
        line.result().is_none(),
        "who is not at the end may resign"
    );
    round_trips::<G>(&given_up.text());
    undo_and_redo::<G>(&given_up.text());
    let mut agreed = open::<G>(&text);
    let may = G::AGREED_DRAWS && line.result().is_none();
    assert_eq!(agreed.agree_draw(), may, "a draw by agreement");
    round_trips::<G>(&agreed.text());
    undo_and_redo::<G>(&agreed.text());
}

fn kind<G: Game>() -> &'static dyn Kind {
    &Erase::<G>::KIND
}

fn open<G: Game>(text: &GameText) -> GameRecord {
    kind::<G>().open(text).expect("a record of a legal game")
}

fn round_trips<G: Game>(text: &GameText) {
    assert_eq!(text.to_string().parse(), Ok(text.clone()), "text");
    assert_eq!(decode(&encode(text)), Ok(text.clone()), "link");
    let line = GameLine::<G>::read(text).expect("a record is read back");
    assert_eq!(line.text(), *text);
    let tree =
        GameTree::read(&text.to_string(), |_| Some(kind::<G>())).expect("a tree of one line");
    assert_eq!(tree.to_string(), text.to_string());
    let record = open::<G>(text);
    assert_eq!((record.slug(), record.plies()), (G::SLUG, line.plies()));
    assert_eq!(record.text(), *text);
    assert_eq!(record.result().map(|v| v.outcome), text.result);
    assert_eq!(record.legal().is_empty(), record.result().is_some());
}

/// The erased positions agree with the typed ones.
fn same_positions<G: Game>(line: &GameLine<G>) {
    let record = open::<G>(&line.text());
    for ply in [0, line.plies()] {
        let position = line.position(ply);
        assert_eq!(record.position_text(ply), position.to_string());
        assert_eq!(record.scene(ply).pieces, position.pieces());
    }
    let moves: Vec<String> = line
        .last()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    if line.result().is_none() {
        assert_eq!(record.legal(), moves);
    }
}

fn undo_and_redo<G: Game>(text: &GameText) {
    let mut record = open::<G>(text);
    let mut states = Vec::new();
    let state = |record: &GameRecord| (record.position_text(usize::MAX), record.text());
    loop {
        states.push(state(&record));
        if !record.can_undo() {
            break;
        }
        assert!(record.undo());
        assert!(record.result().is_none(), "a game taken back goes on");
    }
    assert!((1..=record.plies()).all(|ply| record.was_forced(ply)));
    assert!(!record.undo(), "nothing before the start");

    let mut restored = open::<G>(&record.text());
    restored.restore_undone(&record.undone());
    assert_eq!(restored.undone(), record.undone(), "undone is put back");

    for expected in states.iter().rev() {
        assert_eq!(state(&record), *expected);
        assert_eq!(state(&restored), *expected);
        assert_eq!(record.redo(), restored.redo());
    }
    assert!(!record.can_redo());
    assert_eq!(record.text(), *text);
}

/// Texts that are not legal moves are rejected and change nothing.
fn refusals<G: Game>(line: &GameLine<G>, rng: &mut Rng) {
    let mut record = open::<G>(&line.text());
    let elsewhere = line.position(rng.usize(..=line.plies())).moves();
    let here = line.last().moves();
    for mv in elsewhere {
        let expected = match line.result() {
            Some(_) => MoveError::Over,
            None if here.contains(&mv) => continue,
            None => MoveError::Illegal,
        };
        assert_eq!(record.play_text(&mv.to_string()), Err(expected), "{mv}");
    }
    assert_eq!(record.text(), line.text());
}
