//! Passes that are made for the player, in the small game for tests.

use super::*;
use crate::play::toy_table::table;

/// White has no stone, so White can only pass.
const NOTHING_LEFT: &str = ".b.b w";

#[test]
fn a_forced_pass_is_made_for_the_player() {
    let mut table = table(NOTHING_LEFT, "");
    assert_eq!(table.make_forced(), 1);
    assert_eq!(table.moves(), ["--"]);
    assert_eq!(table.turn(), Side::Black);
    assert_eq!(table.make_forced(), 0, "Black has a choice");
}

#[test]
fn a_forced_move_is_redone_and_keeps_what_followed() {
    let mut table = table(NOTHING_LEFT, "");
    table.restore_undone(&["--".to_owned(), "d1-c1".to_owned()]);
    assert_eq!(table.make_forced(), 1);
    assert_eq!(table.undone(), ["d1-c1"]);
    assert!(table.redo());
}

#[test]
fn nothing_is_forced_once_the_game_is_over() {
    let mut table = table(NOTHING_LEFT, "-- --");
    assert!(table.resign(Side::White));
    assert_eq!(table.make_forced(), 0);
}

#[test]
fn undo_takes_back_a_forced_pass_with_the_move_before_it() {
    let mut table = table(NOTHING_LEFT, "-- d1-c1 --");
    assert!(table.can_undo());
    assert!(table.undo());
    assert_eq!(table.moves(), ["--"], "Black is to move again");
    assert!(!table.can_undo(), "nobody has decided anything yet");
    assert!(!table.undo());
    assert!(table.redo());
    assert_eq!(table.moves(), ["--", "d1-c1", "--"]);
    assert!(!table.can_redo());
}

#[test]
fn a_forced_pass_does_not_count_as_a_decision() {
    let table = table(NOTHING_LEFT, "-- d1-c1 --");
    let decided = [0, 1, 2, 3, usize::MAX].map(|ply| table.last_decided(ply));
    assert_eq!(decided, [0, 0, 2, 2, 2]);
}

#[test]
fn playing_on_from_a_ply_keeps_the_forced_moves_after_it() {
    for (ply, left) in [(0, "--"), (1, "--"), (2, "-- d1-c1 --"), (3, "-- d1-c1 --")] {
        let mut table = table(NOTHING_LEFT, "-- d1-c1 -- c1-d1 --");
        table.take_back_to(ply);
        assert_eq!(table.moves().join(" "), left, "from ply {ply}");
        assert!(table.can_redo());
    }
    let mut over = table("W...b w", "a1-b1");
    assert!(over.resign(Side::Black));
    over.take_back_to(1);
    assert!(over.result().is_none());
    assert_eq!(over.plies(), 1);
}

#[test]
fn a_resignation_is_taken_back_alone() {
    let mut table = table(NOTHING_LEFT, "--");
    assert!(table.resign(Side::Black));
    assert!(table.can_undo());
    assert!(table.undo());
    assert_eq!(table.moves(), ["--"]);
    assert!(table.result().is_none());
}

#[test]
fn a_draw_is_agreed_once() {
    let mut table = table("W...b w", "");
    assert!(table.can_agree_draw());
    assert!(table.agree_draw());
    assert!(!table.can_agree_draw());
    assert!(!table.agree_draw());
    assert_eq!(
        table.result().map(|v| v.outcome.to_string()).as_deref(),
        Some("draw")
    );
    assert!(table.undo() && table.can_agree_draw());
    assert_eq!(table.next_redo(), Some(Action::Draw));
}
