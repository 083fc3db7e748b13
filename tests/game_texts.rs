//! Games as texts: their form, and the errors for texts that are not games.

use tablero::games;
use tablero::play::{GameText, TextError, decode, encode, limits};

/// The text of a game that was won on the board.
const TEXT: &str =
    "tablero 1\ngame breakthrough\nstart 4/3p/2P1/4 w\nmoves c2xd3\nhints 0\nresult white";

fn game() -> GameText {
    GameText {
        game: "breakthrough".to_owned(),
        start: Some("4/3p/2P1/4 w".to_owned()),
        moves: vec!["c2xd3".to_owned()],
        hints: vec![0],
        result: Some("white".parse().unwrap()),
        ..GameText::default()
    }
}

fn read(text: &str) -> Result<GameText, TextError> {
    text.parse()
}

#[test]
fn a_game_is_written_as_lines_and_read_back() {
    assert_eq!(game().to_string(), TEXT);
    assert_eq!(read(TEXT), Ok(game()));
    let record = games::open(&game()).unwrap();
    assert_eq!(record.text(), game());
}

#[test]
fn what_there_is_none_of_is_left_out() {
    let bare = GameText {
        game: "breakthrough".to_owned(),
        ..GameText::default()
    };
    assert_eq!(bare.to_string(), "tablero 1\ngame breakthrough");
    assert_eq!(read(&bare.to_string()), Ok(bare.clone()));
    assert_eq!(decode(&encode(&bare)), Ok(bare));
}

#[test]
fn a_text_that_is_none_is_refused_for_what_is_wrong() {
    let line = |line: &str| TextError::Line(line.to_owned());
    for (text, error, sentence) in [
        ("", TextError::Foreign, "not a game of tablero"),
        ("tablero", TextError::Foreign, "not a game of tablero"),
        (" tablero 1", TextError::Foreign, "not a game of tablero"),
        (
            "tablero 2\ngame x",
            TextError::Newer("2".to_owned()),
            "format `2` is not known, expected `1`",
        ),
        ("tablero 1", TextError::NoGame, "no game is named"),
        ("tablero 1\ngame ", TextError::NoGame, "no game is named"),
        (
            "tablero 1\ngame x\nresult won",
            TextError::Result("won".to_owned()),
            "`won` is no result, expected `white`, `black` or `draw`",
        ),
        ("tablero 1\ngame x\n", line(""), "`` was not expected here"),
        (
            "tablero 1\ngame x\nmoves a\nstart b",
            line("start b"),
            "`start b` was not expected here",
        ),
        (
            "tablero 1\ngame x\ngame y",
            line("game y"),
            "`game y` was not expected here",
        ),
        (
            "tablero 1\ngame x\nmoves a b\nhints 3",
            line("hints 3"),
            "`hints 3` was not expected here",
        ),
        (
            "tablero 1\ngame x\nmoves a b\nhints 1 1",
            line("hints 1 1"),
            "`hints 1 1` was not expected here",
        ),
        (
            "tablero 1\ngame x\nmoves a b\nhints 01",
            line("hints 01"),
            "`hints 01` was not expected here",
        ),
    ] {
        assert_eq!(read(text), Err(error.clone()), "{text:?}");
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn a_line_without_its_value_is_not_passed_over() {
    for key in ["options ", "start ", "moves ", "hints ", "result "] {
        let text = format!("tablero 1\ngame x\n{key}");
        assert_eq!(read(&text), Err(TextError::Line(key.to_owned())));
    }
}

#[test]
fn what_is_too_long_is_not_read() {
    let text = format!("tablero 1\ngame {}", "x".repeat(limits::TEXT));
    let bytes = text.len();
    let error = read(&text).unwrap_err();
    assert_eq!(error, TextError::TooLong { bytes });
    assert_eq!(
        error.to_string(),
        format!("{bytes} bytes, expected at most 400000")
    );
}

#[test]
fn help_stays_marked_when_a_move_is_taken_back() {
    let text = GameText {
        moves: Vec::new(),
        hints: Vec::new(),
        result: None,
        ..game()
    };
    let mut record = games::open(&text).unwrap();
    record.note_hint();
    record.note_hint();
    record.play_text("c2-c3").unwrap();
    assert_eq!(record.hints(), [0]);
    record.note_hint();
    assert_eq!(record.text().hints, [0, 1]);
    // A text does not mention plies that it does not contain.
    assert!(record.undo());
    assert_eq!(record.text().hints, [0]);
    assert!(record.redo());
    assert_eq!(record.text().hints, [0, 1]);
    let over = games::open(&game()).unwrap();
    assert_eq!(over.hints(), [0]);
}
