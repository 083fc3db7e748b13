//! Printed messages can be read again, and other texts cannot.

use super::*;
use crate::search::ExactValue;

fn found() -> SearchResult {
    let line = |score| Line {
        score,
        moves: vec!["a2-a3".to_owned(), "b4xa3".to_owned()],
        depth: 7,
    };
    SearchResult {
        depth: 7,
        nodes: u64::MAX,
        millis: 12.5,
        lines: vec![
            line(Score::Win(5)),
            line(Score::Estimate(-30)),
            line(Score::Loss(4)),
        ],
        choice: Some("a2-a3".to_owned()),
        threat: Some(line(Score::Estimate(0))),
    }
}

#[test]
fn every_call_is_read_as_it_was_printed() {
    let lines = Request::Lines {
        count: 3,
        depth: Some(9),
        nodes: None,
        threat: true,
    };
    let level = Request::Level {
        index: 9,
        seed: u64::MAX,
        game: u64::MAX,
        millis: None,
    };
    let game = Request::Game { nodes: 20_000 };
    let check = Request::Check {
        positions: 9,
        seed: u64::MAX,
        from: 3,
    };
    let play_out = Request::PlayOut { nodes: 9 };
    let puzzle = Request::Puzzle { number: 20_261_122 };
    for request in [
        lines,
        level,
        game,
        check,
        play_out,
        puzzle,
        Request::Exact,
        Request::Judge,
    ] {
        let text = "tablero 1\ngame pogo".to_owned();
        let call = PageMessage::Ask {
            id: 4,
            text,
            request,
        };
        assert_eq!(PageMessage::read(&call.print()), Ok(call));
    }
    let stop = PageMessage::Stop { id: 4 };
    assert_eq!(stop.print(), r#"{"stop":{"id":4}}"#);
    assert_eq!(PageMessage::read(&stop.print()), Ok(stop));
}

#[test]
fn every_reply_is_read_as_it_was_printed() {
    let (id, found) = (8, found());
    let sentence = || "`chess` is no game of this collection".to_owned();
    for reply in [
        Reply::Ready,
        Reply::Found {
            id,
            found: found.clone(),
        },
        Reply::Evaluation {
            id,
            ply: 3,
            moves: 20,
            found: found.clone(),
        },
        Reply::Done {
            id,
            found: found.clone(),
        },
        Reply::Done {
            id,
            found: SearchResult::default(),
        },
        Reply::Refused {
            id: Some(id),
            sentence: sentence(),
        },
        Reply::Refused {
            id: None,
            sentence: sentence(),
        },
        Reply::Lost {
            sentence: sentence(),
        },
        Reply::Exact {
            id,
            exact: Exact::Puzzle(Puzzle {
                number: 7,
                text: "tablero 1\ngame pogo".to_owned(),
                value: ExactValue::Draw,
                grade: 3,
                line: vec!["1b1-b2".to_owned()],
            }),
        },
    ] {
        assert_eq!(Reply::read(&reply.print()), Ok(reply));
    }
}

#[test]
fn proven_and_estimated_scores_are_printed_differently() {
    let printed = Reply::Found {
        id: 1,
        found: found(),
    }
    .print();
    for score in [r#"{"win":5}"#, r#"{"estimate":-30}"#, r#"{"loss":4}"#] {
        assert!(printed.contains(&format!("\"score\":{score}")), "{printed}");
    }
}

#[test]
fn a_broken_call_keeps_its_id_if_it_can_be_read() {
    for (text, id) in [
        (
            r#"{"ask":{"id":7,"text":"","request":"everything"}}"#,
            Some(7),
        ),
        (r#"{"stop":{"id":7,"now":true}}"#, Some(7)),
        (r#"{"ponder":{"id":7}}"#, Some(7)),
        (r#"{"stop":{"id":-7}}"#, None),
        (r#"{"stop":7}"#, None),
        (r#""stop""#, None),
        (r#"{"stop":{"id":7}"#, None),
        ("", None),
    ] {
        let (found, sentence) = PageMessage::read(text).unwrap_err();
        assert_eq!(found, id, "{text}");
        assert!(!sentence.is_empty());
    }
    assert!(Reply::read("ready").is_err());
}
