//! Texts up to the length limits are read, longer ones are not. None takes long.

use crate::AT_MOST;
use crate::readers::named;
use std::time::Instant;
use tablero::games::{self, GAMES};
use tablero::play::{
    GameText, LinkError, OpenError, SavedGame, TextError, decode, encode, limits, stored,
};

/// The text of a game with `bytes` bytes, which no rules have checked.
fn game(bytes: usize) -> String {
    let head = "tablero 1\ngame ";
    format!("{head}{}", "x".repeat(bytes - head.len()))
}

#[test]
fn a_text_is_read_up_to_its_limit() {
    let read = |bytes| game(bytes).parse::<GameText>();
    assert!(read(limits::TEXT).is_ok());
    let bytes = limits::TEXT + 1;
    assert_eq!(read(bytes), Err(TextError::TooLong { bytes }));
}

#[test]
fn a_link_is_read_up_to_its_limit() {
    let longest = game(limits::LINKED).replace('x', "\u{7f}").parse().unwrap();
    let link = encode(&longest);
    assert!(link.len() > limits::LINK - 200, "{} bytes", link.len());
    assert!(decode(&link) == Ok(longest));

    // A text within the limit is read, and the error is that it is cut off. A longer text is not read.
    let head = "tablero=";
    let link = |bytes| format!("{head}{}", "x".repeat(bytes - head.len()));
    assert_eq!(decode(&link(limits::LINK)), Err(LinkError::CutOff));
    let bytes = limits::LINK + 1;
    assert_eq!(decode(&link(bytes)), Err(LinkError::TooLong { bytes }));
}

#[test]
fn a_stored_game_is_read_up_to_its_limit() {
    let read = |bytes: usize| {
        let (head, tail) = (r#"{"version":1,"text":""#, r#""}"#);
        let text = "x".repeat(bytes - head.len() - tail.len());
        stored::read::<SavedGame>(&format!("{head}{text}{tail}"))
    };
    assert!(read(limits::STORED).is_ok());
    assert_eq!(read(limits::STORED + 1), Err(stored::Unreadable::Garbled));
}

#[test]
fn options_and_positions_are_shown_to_a_game_up_to_their_limits() {
    for kind in GAMES {
        let open = |options: usize, start: usize| {
            let text = GameText {
                game: kind.slug().to_owned(),
                options: "x".repeat(options),
                start: Some("x".repeat(start)),
                ..GameText::default()
            };
            games::open(&text).expect_err("it is no game")
        };
        let start = open(0, limits::POSITION);
        assert!(matches!(start, OpenError::Start(_)), "{start:?}");
        assert_eq!(
            open(0, limits::POSITION + 1).to_string(),
            "a position of 1001 bytes, expected at most 1000"
        );
        let options = open(limits::OPTIONS, 0);
        assert!(matches!(options, OpenError::Options(_)), "{options:?}");
        assert_eq!(
            open(limits::OPTIONS + 1, 0).to_string(),
            "options of 101 bytes, expected at most 100"
        );
    }
}

#[test]
fn what_is_said_of_a_long_move_or_name_is_short() {
    let long = "x".repeat(100_000);
    for kind in GAMES {
        let game = |moves: Vec<String>, game: &str| GameText {
            game: game.to_owned(),
            moves,
            ..GameText::default()
        };
        let error = games::open(&game(vec![long.clone()], kind.slug()));
        assert_eq!(
            error.expect_err("it is no move").to_string(),
            format!(
                "move 1 ({}): not a move in the notation of this game",
                &long[..60]
            )
        );
        let error = games::open(&game(Vec::new(), &long)).err();
        assert_eq!(
            error.expect("it is no game").to_string(),
            format!("`{}` is no game of this collection", &long[..40])
        );
    }
}

#[test]
fn texts_as_long_as_they_may_be_take_no_time() {
    let pieces = [
        " ",
        "-",
        "/",
        ",",
        "1",
        "P",
        "a1,",
        "a ",
        "-- ",
        "\n",
        "&",
        "=",
        "_",
        "%",
        "%41",
        "[",
        "{\"\":",
        "\"",
        "\",\"",
        "\\",
        "\u{1f600}",
    ];
    let heads = [
        ("position", limits::POSITION, ""),
        ("position", limits::POSITION, "Rd1:"),
        ("mv", limits::MOVE, ""),
        ("record", limits::TEXT, "tablero 1\ngame "),
        (
            "record",
            limits::TEXT,
            "tablero 1\ngame breakthrough\nmoves ",
        ),
        ("link", limits::LINK, "tablero=1&game="),
        ("saved", limits::STORED, "{\"version\":1,\"text\":\""),
        ("saved", limits::STORED, "{\"version\":1,\"undone\":["),
        ("saved", limits::STORED, ""),
    ];
    for (name, max, head) in heads {
        for piece in pieces {
            let text = format!("{head}{}", piece.repeat((max - head.len()) / piece.len()));
            let started = Instant::now();
            named(name).accepts(&text);
            let took = started.elapsed();
            assert!(took < AT_MOST, "{name}: {took:?} for {head}{piece}...");
        }
    }
}
