//! Errors of Pogo for texts that are not positions or moves.

use crate::law::garble;
use crate::law::sample::read;
use tablero::games::pogo::{Move, Pogo};
use tablero::rules::{MoveTextError, NoOptions, Position};

fn said(text: &str) -> String {
    match Pogo::parse(NoOptions, text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn there_are_two_fields_with_one_space_between() {
    let say = |count| format!("{count} fields, expected board and side with one space between");
    let board = "bb,bb,bb/-,-,-/WW,WW,WW";
    assert_eq!(said(""), say(0));
    assert_eq!(said(board), say(1));
    assert_eq!(said(&format!("{board} w -")), say(3));
    for end in ["  w", " w "] {
        assert_eq!(said(&format!("{board}{end}")), say(2), "{end:?}");
    }
    assert_eq!(said(&format!(" {board} w")), say(2));
    assert_eq!(said(&format!("{board} ")), say(1));
    assert_eq!(said(&format!("{board}\tw")), say(1));
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["W", "B", "white", "-", "w\r", "é"] {
        assert_eq!(said(&format!("bb,bb,bb/-,-,-/WW,WW,WW {side}")), say(side));
    }
    let long = format!("bb,bb,bb/-,-,-/WW,WW,WW {}", "b".repeat(99));
    assert_eq!(said(&long), say("bbbbbbbb"), "cut");
}

#[test]
fn there_are_three_ranks() {
    let say = |count| format!("{count} ranks, expected 3");
    assert_eq!(said("bb,bb,bb/WW,WW,WW w"), say(2));
    assert_eq!(said("bb,bb,bb/-,-,-/-,-,-/WW,WW,WW w"), say(4));
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,WW/ w"), say(4));
    assert_eq!(said("bbbbbbWWWWWW w"), say(1));
}

#[test]
fn a_rank_has_three_cells() {
    let say = |found, rank| format!("{found} cells in rank {rank}, expected 3");
    assert_eq!(said("bb,bb,bb/-,-/WW,WW,WW w"), say(2, 2));
    assert_eq!(said("bb,bb,bb,-/-,-,-/WW,WW,WW w"), say(4, 3));
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,WW, w"), say(4, 1));
    assert_eq!(said("bb,bb,bb/3/WW,WW,WW w"), say(1, 2));
    assert_eq!(said("bb,bb,bb//WW,WW,WW w"), say(1, 2));
}

#[test]
fn a_cell_is_never_empty_text() {
    let say = |cell| format!("{cell} is missing, expected `-` or pieces");
    assert_eq!(said("bb,bb,bb/,,/WW,WW,WW w"), say("a2"));
    assert_eq!(said("bb,bb,bb/-,,-/WW,WW,WW w"), say("b2"));
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW, w"), say("c1"));
}

#[test]
fn empty_cells_are_not_counted_by_digits() {
    let say =
        |found, at| format!("`{found}` on {at}, expected a `-` for each empty cell or pieces");
    assert_eq!(said("bb,bb,bb/1,1,1/WW,WW,WW w"), say('1', "a2"));
    assert_eq!(said("bb,b2,bb/-,-,-/WW,WW,WW w"), say('2', "b3"));
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,0 w"), say('0', "c1"));
}

#[test]
fn the_sign_of_an_empty_cell_stands_alone() {
    let say = |at| format!("`-` on {at}, expected it alone or pieces only");
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,-WW w"), say("c1"));
    assert_eq!(said("bb-,bb,bb/-,-,-/WW,WW,WW w"), say("a3"));
    assert_eq!(said("bb,bb,bb/-,--,-/WW,WW,WW w"), say("b2"));
}

#[test]
fn a_letter_is_a_piece_of_either_side() {
    let say = |found, at| format!("`{found}` on {at}, expected `W`, `b` or `-`");
    assert_eq!(said("bb,bb,bb/-,-,-/ww,ww,ww w"), say('w', "a1"));
    assert_eq!(said("bb,bB,bb/-,-,-/WW,WW,WW w"), say('B', "b3"));
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,Wé w"), say('é', "c1"));
    assert_eq!(said("bb,bb,bb/-,-,.\0/WW,WW,WW w"), say('.', "c2"));
    assert_eq!(
        said("bb,bb,bb/-,٣,-/WW,WW,WW w"),
        say('٣', "b2"),
        "digits are ASCII"
    );
}

#[test]
fn each_side_has_six_pieces() {
    let say = |found, side| format!("{found} pieces of {side}, expected 6");
    assert_eq!(said("bb,bb,bb/-,-,-/WW,WW,W w"), say(5, "white"));
    assert_eq!(said("bb,bb,bbb/-,-,-/WW,WW,WW w"), say(7, "black"));
    assert_eq!(said("-,-,-/-,-,-/-,-,- w"), say(0, "white"));
    let tower = "W".repeat(100_000);
    assert_eq!(
        said(&format!("-,-,-/-,{tower},-/-,-,- b")),
        say(100_000, "white")
    );
    let tower = "b".repeat(40);
    assert_eq!(
        said(&format!("-,{tower},-/-,-,-/WW,WW,WW b")),
        say(40, "black")
    );
}

#[test]
fn who_is_to_move_does_not_control_every_stack() {
    let say = |side| format!("{side} is to move but has already won");
    assert_eq!(said("-,-,-/-,bbbbbbWWWWWW,-/-,-,- w"), say("white"));
    assert_eq!(said("Wb,Wb,Wb/Wb,Wb,Wb/-,-,- b"), say("black"));
}

#[test]
fn what_no_game_leads_to_is_a_position_all_the_same() {
    for text in [
        "-,-,-/-,bbbbbbWWWWWW,-/-,-,- b",
        "Wb,Wb,Wb/Wb,Wb,Wb/-,-,- w",
        "bW,bW,bW/bW,bW,b/-,-,W w",
    ] {
        assert_eq!(read::<Pogo>(text).to_string(), text);
    }
}

#[test]
fn a_move_is_a_number_of_pieces_and_two_cells() {
    for text in [
        "", "-", "2", "2a1a3", "2a1-a4", "2a0-a3", "2d1-a3", "2a1-d3", "0a1-a2", "4a1-a2", "a1-a2",
        "22a1-a3", "2a1-a3 ", " 2a1-a3", "2A1-a3", "2a1xa3", "2a1-é", "é1-a3", "2a1-a33",
        "２a1-a3",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text:?}");
    }
    for text in [
        "17", "1720", "072", "102", "170", "174", "17é", "1 7", "-17", "1.7",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text:?}");
        assert_eq!(Move::from_digits(text), None, "{text:?}");
    }
    assert_eq!(
        Move::from_digits("2a1-a3"),
        None,
        "that is no older notation"
    );
}

#[test]
fn a_text_of_a_move_may_be_no_move_here() {
    let start = read::<Pogo>("bb,bb,bb/-,-,-/WW,WW,WW w");
    for text in ["1a1-a1", "1a1-a3", "3a1-a2", "1a3-a2", "1b2-a2", "111"] {
        let mv: Move = text.parse().unwrap();
        assert!(!start.moves().contains(&mv), "{text}");
    }
}

#[test]
fn texts_a_little_wrong_are_read_as_written_or_refused() {
    garble::positions::<Pogo>(
        &[
            "bb,bb,bb/-,-,-/WW,WW,WW w",
            "bb,b,b/-,WWWbWW,-/-,bW,- b",
            "-,-,-/-,bbbbbWWWWWW,b/-,-,- w",
        ],
        "Wb-,/ 123w\0é",
    );
}
