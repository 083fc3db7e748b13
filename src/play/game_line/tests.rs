//! A line with a static type gives the same results as the tree.

use super::*;
use crate::play::toy::{Ending, Toy};
use crate::play::{Erase, GameRecord};
use crate::rules::Side;

fn text(start: &str, moves: &str, result: Option<Outcome>) -> GameText {
    GameText {
        game: "toy".to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        result,
        ..GameText::default()
    }
}

#[test]
fn a_line_and_a_record_agree_about_a_game() {
    let resigned = Some(Outcome::Won(Side::Black));
    for (start, moves, result) in [
        ("W...b w", "", None),
        ("W...b w", "a1-b1 e1-d1", None),
        ("W...b w", "-- -- -- --", None),
        ("..W.b w", "-- e1-d1 c1^e1", None),
        ("W...b w", "a1-b1", resigned),
        ("W...b w", "a1-b1", Some(Outcome::Draw)),
        ("W...b w", "-- -- -- --", resigned),
        ("W...b w", "-- -- -- -- --", None),
        ("W...b w", "-- a1-b1", None),
        ("W...b", "", None),
    ] {
        let text = text(start, moves, result);
        let line = GameLine::<Toy>::read(&text);
        let record = GameRecord::open_text(&Erase::<Toy>::KIND, &text);
        match (line, record) {
            (Ok(line), Ok(record)) => {
                assert_eq!(line.text(), record.text());
                assert_eq!(line.last().to_string(), record.position_text(usize::MAX));
                assert_eq!(line.plies(), record.plies());
            }
            (Err(line), Err(record)) => assert_eq!(line.to_string(), record.to_string()),
            (line, record) => panic!("{text:?}: {:?}, {:?}", line.err(), record.err()),
        }
    }
}

#[test]
fn a_move_is_taken_back() {
    let mut line = GameLine::<Toy>::read(&text("..W.b w", "-- e1-d1 c1^e1", None)).unwrap();
    let reason = line.result().map(|result| result.reason);
    assert_eq!(reason, Some(EndReason::Position(Ending::Home)));
    assert!(line.undo() && line.result().is_none());
    assert_eq!(line.last().to_string(), "..Wb. w");
    assert!(line.undo() && line.undo() && !line.undo());
    assert_eq!(line.last().to_string(), "..W.b w", "the start stays");
}
