//! Records: their texts and links are read back, and undoing leads to the start and back.

use fastrand::Rng;
use tablero::play::{Family, Game, GameText, MoveError, Of, Record, decode, encode};
use tablero::rules::Side;

pub fn check<G: Game>(record: &Record<G>, rng: &mut Rng) {
    round_trips(record);
    undo_and_redo(record);
    refusals(record, rng);
    let mut given_up = record.clone();
    let side = Side::BOTH[rng.usize(..2)];
    if given_up.resign(side).is_ok() {
        round_trips(&given_up);
        undo_and_redo(&given_up);
    } else {
        assert!(
            record.verdict().is_some(),
            "who is not at the end may resign"
        );
    }
    let mut agreed = record.clone();
    let may = G::AGREED_DRAWS && record.verdict().is_none();
    assert_eq!(agreed.agree_draw().is_ok(), may, "a draw by agreement");
    round_trips(&agreed);
    undo_and_redo(&agreed);
}

fn round_trips<G: Game>(record: &Record<G>) {
    let text = record.text();
    assert_eq!(text.to_string().parse(), Ok(text.clone()), "text");
    assert_eq!(decode(&encode(&text)), Ok(text.clone()), "link");
    let again = Record::<G>::read(&text).expect("a record is read back");
    assert_eq!(again.text(), text);
    assert!(again.last() == record.last());
    assert!(again.verdict() == record.verdict());

    let table = Of::<G>::FAMILY.open(&text).expect("a table for a record");
    assert_eq!((table.slug(), table.plies()), (G::SLUG, record.plies()));
    assert_eq!(table.text(), text);
    for ply in [0, record.plies()] {
        assert_eq!(table.position_text(ply), record.position(ply).to_string());
        assert_eq!(table.scene(ply).pieces, record.position(ply).pieces());
    }
    let outcome = |text: &GameText| text.result;
    assert_eq!(table.verdict().map(|v| v.outcome), outcome(&text));
    assert_eq!(table.legal().is_empty(), table.verdict().is_some());
}

fn undo_and_redo<G: Game>(record: &Record<G>) {
    let mut other = record.clone();
    let mut states = Vec::new();
    let state = |record: &Record<G>| (record.last().to_string(), record.text());
    loop {
        states.push(state(&other));
        if !other.can_undo() {
            break;
        }
        assert!(other.undo());
        assert!(other.verdict().is_none(), "a game taken back goes on");
    }
    assert_eq!(other.plies(), 0);
    assert!(!other.undo(), "nothing before the start");

    let mut restored = Record::<G>::read(&other.text()).expect("a start");
    restored.restore_undone(&other.undone());
    assert_eq!(restored.undone(), other.undone(), "undone is put back");

    for expected in states.iter().rev() {
        assert_eq!(state(&other), *expected);
        assert_eq!(state(&restored), *expected);
        assert_eq!(other.redo(), restored.redo());
    }
    assert!(!other.can_redo());
    assert_eq!(other.text(), record.text());
}

/// What is not in the list of moves is refused, and changes nothing.
fn refusals<G: Game>(record: &Record<G>, rng: &mut Rng) {
    let mut other = record.clone();
    let elsewhere = record.position(rng.usize(..=record.plies())).moves();
    let here = record.last().moves();
    for mv in elsewhere {
        let expected = match record.verdict() {
            Some(_) => MoveError::Over,
            None if here.contains(&mv) => continue,
            None => MoveError::Illegal,
        };
        assert_eq!(other.play_text(&mv.to_string()), Err(expected), "{mv}");
    }
    assert_eq!(other.text(), record.text());
}
