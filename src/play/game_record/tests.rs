mod forced;
mod texts;
mod variations;

use super::*;
use crate::play::toy::{Ending, Toy};
use crate::play::toy_record::toy_record;
use crate::play::{Action, EndReason, Erase, MoveError, Touched, limits};
use crate::rules::MoveTextError;
use Side::{Black, White};

fn open(text: &GameText) -> Result<GameRecord, OpenError> {
    GameRecord::open_text(&Erase::<Toy>::KIND, text)
}

fn text(start: &str, moves: &str) -> GameText {
    GameText {
        game: "toy".to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    }
}

/// A round of passing restores the position.
const ROUND: &str = "-- --";

fn repeated() -> GameRecord {
    toy_record("W...b w", &[ROUND, ROUND].join(" "))
}

/// The reason why it is over: the game's own reason with its type.
fn reason(record: &GameRecord) -> Option<EndReason<Ending>> {
    Some(match record.result()?.reason {
        EndReason::Position(ending) => {
            EndReason::Position(ending.downcast_ref::<Ending>()?.clone())
        }
        EndReason::Repetition => EndReason::Repetition,
        EndReason::Resigned(side) => EndReason::Resigned(side),
        EndReason::Agreed => EndReason::Agreed,
        EndReason::Time(side) => EndReason::Time(side),
    })
}

#[test]
fn every_ply_keeps_its_position() {
    let record = toy_record("W...b w", "a1-b1 e1-d1");
    assert_eq!(record.plies(), 2);
    let positions: Vec<String> = (0..4).map(|ply| record.position_text(ply)).collect();
    assert_eq!(positions, ["W...b w", ".W..b b", ".W.b. w", ".W.b. w"]);
}

#[test]
fn a_move_is_undone_and_redone() {
    let mut record = toy_record("W...b w", "a1-b1 e1-d1");
    let whole = record.text();
    assert!(record.undo() && record.undo());
    assert_eq!(record.position_text(usize::MAX), "W...b w");
    assert!(!record.can_undo() && !record.undo());
    assert_eq!(record.undone(), ["a1-b1", "e1-d1"]);
    assert!(record.redo() && record.redo());
    assert!(!record.can_redo() && !record.redo());
    assert_eq!(record.text(), whole);
}

#[test]
fn a_new_move_discards_undone_moves_and_a_refused_one_does_not() {
    let mut record = toy_record("W...b w", "a1-b1");
    record.undo();
    assert_eq!(record.play_text("a1-c1"), Err(MoveError::Illegal));
    assert_eq!(
        record.play_text("a1"),
        Err(MoveError::Text(MoveTextError)),
        "a text that is no move"
    );
    assert!(record.can_redo());
    record.play_text("--").unwrap();
    assert!(!record.can_redo());
}

/// Fills a record with a comment, so that it has no room for a move.
fn fill(record: &mut GameRecord) {
    let root = GameTree::ROOT;
    let lengths: Vec<usize> = (0..limits::TEXT).collect();
    let fits = |length: &usize| {
        let written = record.tree.set_comment(root, &"x".repeat(*length));
        written.is_some()
    };
    let longest = lengths.partition_point(fits) - 1;
    record
        .tree
        .set_comment(root, &"x".repeat(longest))
        .expect("it fitted before");
}

#[test]
fn a_move_beyond_the_limit_changes_nothing() {
    let mut record = toy_record("W...b w", "--");
    assert!(record.undo());
    fill(&mut record);
    let [a1, b1] = ["a1", "b1"].map(|name| name.parse().unwrap());
    assert!(matches!(record.touch(a1), Touched::Selected));
    assert!(matches!(record.touch(b1), Touched::Full));
    assert_eq!(record.play_text("a1-b1"), Err(MoveError::Full));
    assert_eq!(
        (record.plies(), record.undone()),
        (0, vec!["--".to_owned()])
    );
    assert!(record.redo());
    assert_eq!(record.play_text("e1-d1"), Err(MoveError::Full));
    // It can still be ended, because the end is written as a result.
    assert!(record.agree_draw());
    assert!(record.undo() && record.resign(White));
    assert_eq!(record.text().result, Some(Outcome::Won(Black)));
    assert!(record.undo() && record.undo());
    assert_eq!(record.undone(), ["--", "resign:white"]);
}

#[test]
fn the_third_repetition_is_a_draw() {
    assert_eq!(reason(&toy_record("W...b w", ROUND)), None);
    assert_eq!(reason(&toy_record("W...b w", "-- -- --")), None);
    let record = repeated();
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Draw);
    assert_eq!(reason(&record), Some(EndReason::Repetition));
    assert!(record.last().ending().is_none(), "the position is open");
}

#[test]
fn repetitions_need_not_be_consecutive() {
    let wander = "a1-b1 e1-d1 b1-a1 d1-e1";
    let moves = [wander, wander].join(" ");
    assert_eq!(
        reason(&toy_record("W...b w", &moves)),
        Some(EndReason::Repetition)
    );
    assert_eq!(
        reason(&toy_record("W...b w", &moves[..moves.len() - 6])),
        None
    );
}

#[test]
fn no_move_is_legal_after_a_draw_by_repetition() {
    let mut record = repeated();
    assert_eq!(record.play_text("--"), Err(MoveError::Over));
    assert_eq!(record.play_text("nonsense"), Err(MoveError::Over));
    assert!(!record.resign(White));
    let five = text("W...b w", "-- -- -- -- --");
    let error = open(&five).unwrap_err();
    assert_eq!(error.to_string(), "move 5 (--): the game is over");
}

#[test]
fn a_draw_by_repetition_is_undone_like_any_move() {
    let mut record = repeated();
    assert!(record.undo());
    assert_eq!(reason(&record), None);
    record.play_text("e1-d1").unwrap();
    assert_eq!(reason(&record), None);
}

#[test]
fn nothing_follows_an_end_on_the_board() {
    let mut record = toy_record("..W.b w", "-- e1-d1 c1^e1");
    assert_eq!(reason(&record), Some(EndReason::Position(Ending::Home)));
    assert_eq!(record.play_text("--"), Err(MoveError::Over));
    assert!(!record.resign(Black));
    assert_eq!(record.text().result, Some(Outcome::Won(White)));
}

#[test]
fn a_position_alone_can_be_a_draw() {
    let start = GameText {
        options: "pass=no".to_owned(),
        ..text("WWb b", "")
    };
    let record = open(&start).unwrap();
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Draw);
    assert_eq!(reason(&record), Some(EndReason::Position(Ending::Stuck)));
}

#[test]
fn a_resignation_is_a_loss_and_can_be_taken_back() {
    let mut record = toy_record("W...b w", "a1-b1");
    assert!(record.resign(White));
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Won(Black));
    assert_eq!(reason(&record), Some(EndReason::Resigned(White)));
    assert!(!result.is_by_rules());
    assert_eq!(record.play_text("e1-d1"), Err(MoveError::Over));
    assert!(!record.resign(Black));
    assert_eq!(record.plies(), 1, "a resignation is no ply");

    assert!(record.undo());
    assert_eq!((record.plies(), reason(&record)), (1, None));
    assert_eq!(record.undone(), ["resign:white"]);
    assert!(record.redo());
    assert_eq!(reason(&record), Some(EndReason::Resigned(White)));
    assert!(record.undo() && record.undo());
    assert_eq!(record.undone(), ["a1-b1", "resign:white"]);
}

#[test]
fn a_resignation_before_the_first_move_can_be_taken_back() {
    let mut record = toy_record("W...b w", "");
    assert!(record.resign(Black));
    assert!(record.can_undo() && record.undo());
    assert!(!record.can_undo());
    assert_eq!(reason(&record), None);
}

#[test]
fn an_agreed_draw_ends_the_game_and_can_be_taken_back() {
    let mut record = toy_record("W...b w", "a1-b1");
    assert!(record.agree_draw());
    let result = record.result().unwrap();
    assert_eq!(
        (result.outcome, reason(&record)),
        (Outcome::Draw, Some(EndReason::Agreed))
    );
    assert!(!result.is_by_rules());
    assert!(!record.agree_draw());
    assert!(!record.resign(White));
    assert!(record.undo());
    assert_eq!((reason(&record), record.plies()), (None, 1));
    assert_eq!(record.undone(), ["draw"]);
    let mut again = open(&record.text()).unwrap();
    again.restore_undone(&["draw".to_owned()]);
    for record in [&mut record, &mut again] {
        assert!(record.redo());
        assert_eq!(reason(record), Some(EndReason::Agreed));
    }
}

#[test]
fn a_resignation_discards_undone_moves() {
    let mut record = toy_record("W...b w", "a1-b1");
    record.undo();
    assert!(record.resign(White));
    assert!(!record.can_redo());
}
