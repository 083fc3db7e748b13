//! A text that is not a game is rejected at the place of the fault, with the part read up to there.

use crate::{all, fault, only};
use tablero::play::import::{ImportError, ImportFault, game_in};
use tablero::play::{LinkError, encode_text, limits};

/// The place of a fault, the word there, and the moves before it.
fn told(error: &ImportError) -> (usize, usize, &str, String) {
    let part = error.part.as_ref();
    let moves = part.map_or_else(String::new, |tree| tree.moves_text());
    (error.line, error.column, error.found.as_str(), moves)
}

#[test]
fn a_fault_is_told_with_its_place_and_what_was_read_before_it() {
    let form_1 = "tablero 1\ngame breakthrough\nmoves a2-a3 a7-a6 a3-a5 b7-b6";
    let form_2 =
        "tablero 2\ngame breakthrough\nwhite Ada\nmoves a2-a3 (b2-b3 (c2-c3) h7-h6 h1-h5 a1-a2)";
    for (text, line, column, found, before) in [
        (form_1, 3, 19, "a3-a5", "a2-a3 a7-a6"),
        (form_2, 4, 34, "h1-h5", "a2-a3 (b2-b3 h7-h6) (c2-c3)"),
        (
            "tablero 1\ngame breakthrough\nmoves a2-a3\nhints 7",
            4,
            1,
            "hints",
            "a2-a3",
        ),
        (
            "tablero 2\ngame breakthrough\nmoves a2-a3 (b2-b3 b7-b6",
            3,
            13,
            "(b2-b3",
            "a2-a3",
        ),
        (
            "tablero 2\ngame breakthrough\nmoves a2-a3\nresult draw",
            4,
            8,
            "draw",
            "a2-a3",
        ),
        (
            "\n\n  1. a2-a3 a7-a6\n  2. a3-a4 a6-a4\n",
            4,
            12,
            "a6-a4",
            "a2-a3 a7-a6 a3-a4",
        ),
        ("a2a3 a7a6 nonsense", 1, 11, "nonsense", "a2-a3 a7-a6"),
        ("2b1-b3 (1a1-b1", 1, 8, "(1a1-b1", "2b1-b3 (1a1-b1)"),
    ] {
        let error = fault(text, &all());
        assert_eq!(
            told(&error),
            (line, column, found, before.to_owned()),
            "{text}: {error}"
        );
    }
}

#[test]
fn what_is_nothing_is_said_to_be_so() {
    for text in ["", " \n\t", "\u{feff}"] {
        assert!(matches!(fault(text, &all()).fault, ImportFault::Empty));
    }
    for text in [
        "hello",
        "1. e4 e5",
        "{only a comment}",
        "12.",
        "tablero",
        "[White \"Ada\"]",
    ] {
        let error = fault(text, &all());
        assert!(
            matches!(error.fault, ImportFault::Unknown),
            "{text}: {error}"
        );
        assert!(error.part.is_none());
    }
}

#[test]
fn a_known_game_says_what_is_wrong_with_a_position() {
    let games = only("breakthrough");
    for (text, why) in [("pppp/4/4/PPP w", "4"), ("pppp/xppp/4/PPPP w", "x")] {
        let error = fault(text, &games);
        assert!(matches!(error.fault, ImportFault::Game(_)), "{error}");
        assert!(error.to_string().contains(why), "{error}");
        assert_eq!(error.game.as_deref(), Some("breakthrough"));
    }
    let error = fault("h2-h9", &games);
    assert!(error.to_string().contains("move 1 (h2-h9)"), "{error}");
}

#[test]
fn a_damaged_link_is_told() {
    let link = encode_text("tablero 1\ngame zoq\nmoves @b2");
    let cut = &link[..link.len() - 3];
    let error = fault(&format!("https://example.org/#{cut}"), &all());
    assert!(matches!(error.fault, ImportFault::Link(LinkError::CutOff)));
    assert_eq!(game_in(&format!("see #{link}")).as_deref(), Some("zoq"));
    assert_eq!(
        game_in("tablero 2\r\ngame pogo\r\n").as_deref(),
        Some("pogo")
    );
    assert_eq!(game_in("game pogo"), None);
}

#[test]
fn a_text_that_is_too_long_is_refused_unread_and_long_nonsense_is_refused() {
    for piece in [
        "x",
        " ",
        "a2-a3 ",
        "(",
        "{",
        "[",
        "\n",
        "\u{1f600}",
        "tablero 2\n",
    ] {
        let million = piece.repeat(1_000_000 / piece.len());
        let error = fault(&million, &all());
        assert!(!matches!(error.fault, ImportFault::Link(_)));
        let max = piece.repeat(limits::TEXT / piece.len());
        let refused = tablero::play::import::read(&max, &all()).is_err();
        assert!(refused, "{piece:?}");
    }
    let long = "x".repeat(1_000_000);
    assert!(matches!(fault(&long, &all()).fault, ImportFault::TooLong));
}
