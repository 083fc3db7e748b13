//! Texts that are not options or moves.

use tablero::games::ticto::{Move, Setup};
use tablero::rules::MoveTextError;

#[test]
fn other_options_are_none_of_this_game() {
    for text in [
        "setup=heap",
        "setup=",
        "setup",
        "pawns",
        "setup=Pawns",
        " setup=pawns",
        "size=7",
    ] {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("`{text}` is no option of this game")
        );
    }
}

#[test]
fn other_texts_are_no_moves() {
    for text in [
        "",
        "-",
        "b3",
        "b3-",
        "-b3",
        "b3>b4",
        "b3-b3n",
        "b3n-b3",
        "b3n!b4",
        "b3!b3n",
        "b3n*",
        "^b3n*",
        "*",
        "b3c4-b4c5",
        "c3b3-c4b4",
        "^b3-b4",
        "^b3nc3n>b3",
        "b3nd3n>b3",
        "Rb3",
        "Rb0-b1",
        "Rb3>b4",
        "Rb3-b4n",
        "Rb3-b3c3",
        "Rb3.2-b4",
        "rb3-b4",
        "b3+-b4",
        "a4+*",
        "a0-a1",
        "a0b0-a1b1",
        "a0e>a1",
        "b8n>b7",
        "B3-b4",
        "b3-b5 ",
        " b3-b5",
        "b3--b5",
        "b3-b4-b5",
        "b3-b4*",
        "é3-b4",
        "b3-é",
        "b3−b4",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text}");
    }
    assert_eq!("b3-b4".repeat(50_000).parse::<Move>(), Err(MoveTextError));
    for text in [
        "b3-b5",
        "b1b2-b0b1",
        "b3>b3n",
        "b1c1>^c1e",
        "^c3n>c4c5",
        "b3nc3n>d3ne3n",
        "c3n!d3ne3n",
        "b3c3*",
        "Rb2-c4",
        "z1a1-a1b1",
        "e3ee4e>e3e4",
        "d1e1-e1f1",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
}
