//! Passes that are made automatically, in the small game for tests.

use super::*;

/// White has no stone, so White can only pass.
const NOTHING_LEFT: &str = ".b.b w";

#[test]
fn a_forced_pass_is_made_for_the_player() {
    let mut record = toy_record(NOTHING_LEFT, "");
    assert_eq!(record.make_forced(), 1);
    assert_eq!(record.moves(), ["--"]);
    assert_eq!(record.turn(), Side::Black);
    assert_eq!(record.make_forced(), 0, "Black has a choice");
}

#[test]
fn a_forced_move_is_redone_and_keeps_what_followed() {
    let mut record = toy_record(NOTHING_LEFT, "");
    record.restore_undone(&["--".to_owned(), "d1-c1".to_owned()]);
    assert_eq!(record.make_forced(), 1);
    assert_eq!(record.undone(), ["d1-c1"]);
    assert!(record.redo());
}

#[test]
fn nothing_is_forced_once_the_game_is_over() {
    let mut record = toy_record(NOTHING_LEFT, "-- --");
    assert!(record.resign(Side::White));
    assert_eq!(record.make_forced(), 0);
}

#[test]
fn undo_takes_back_a_forced_pass_with_the_move_before_it() {
    let mut record = toy_record(NOTHING_LEFT, "-- d1-c1 --");
    assert!(record.can_undo());
    assert!(record.undo());
    assert_eq!(record.moves(), ["--"], "Black is to move again");
    assert!(!record.can_undo(), "nobody has decided anything yet");
    assert!(!record.undo());
    assert!(record.redo());
    assert_eq!(record.moves(), ["--", "d1-c1", "--"]);
    assert!(!record.can_redo());
}

#[test]
fn a_forced_pass_does_not_count_as_a_decision() {
    let record = toy_record(NOTHING_LEFT, "-- d1-c1 --");
    let decided = [0, 1, 2, 3, usize::MAX].map(|ply| record.last_decided(ply));
    assert_eq!(decided, [0, 0, 2, 2, 2]);
}

#[test]
fn playing_on_from_a_ply_keeps_the_forced_moves_after_it() {
    for (ply, left) in [(0, "--"), (1, "--"), (2, "-- d1-c1 --"), (3, "-- d1-c1 --")] {
        let mut record = toy_record(NOTHING_LEFT, "-- d1-c1 -- c1-d1 --");
        record.take_back_to(ply);
        assert_eq!(record.moves().join(" "), left, "from ply {ply}");
        assert!(record.can_redo());
    }
    let mut over = toy_record("W...b w", "a1-b1");
    assert!(over.resign(Side::Black));
    over.take_back_to(1);
    assert!(over.result().is_none());
    assert_eq!(over.plies(), 1);
}

#[test]
fn a_resignation_is_taken_back_alone() {
    let mut record = toy_record(NOTHING_LEFT, "--");
    assert!(record.resign(Side::Black));
    assert!(record.can_undo());
    assert!(record.undo());
    assert_eq!(record.moves(), ["--"]);
    assert!(record.result().is_none());
}

#[test]
fn a_draw_is_agreed_once() {
    let mut record = toy_record("W...b w", "");
    assert!(record.can_agree_draw());
    assert!(record.agree_draw());
    assert!(!record.can_agree_draw());
    assert!(!record.agree_draw());
    assert_eq!(
        record.result().map(|v| v.outcome.to_string()).as_deref(),
        Some("draw")
    );
    assert!(record.undo() && record.can_agree_draw());
    assert_eq!(record.next_redo(), Some(Action::Draw));
}
