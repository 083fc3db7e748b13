//! Errors of ZOQ for texts that are not positions, moves or options.

use crate::law::garble;
use crate::law::sample::read;
use tablero::games::zoq::{Move, Reach, Zoq};
use tablero::rules::{MoveTextError, OptionsError, Position};

/// The error with both options.
fn said(text: &str) -> String {
    let [one, other] = [Reach::Lines, Reach::Any].map(|reach| match Zoq::parse(reach, text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    });
    assert_eq!(one, other);
    one
}

#[test]
fn there_are_three_fields_with_single_spaces_between() {
    let say =
        |count| format!("{count} fields, expected board, hand and side with one space between");
    assert_eq!(said(""), say(0));
    assert_eq!(said("bbb/3/WWW"), say(1));
    assert_eq!(said("bbb/3/WWW w"), say(2));
    assert_eq!(said("bbb/3/WWW Wb"), say(2));
    assert_eq!(said("bbb/3/WWW Wb w -"), say(4));
    assert_eq!(said("bbb/3/WWW  w"), say(2), "a hand is never empty text");
    for text in [" bbb/3/WWW Wb w", "bbb/3/WWW Wb w ", "bbb/3/WWW  Wb w"] {
        assert_eq!(said(text), say(3), "{text:?}");
    }
    assert_eq!(said("bbb/3/WWW\tWb w"), say(2));
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["W", "B", "white", "-", "w\r", "é"] {
        assert_eq!(said(&format!("bbb/3/WWW Wb {side}")), say(side));
    }
    assert_eq!(said("bbb/3/WWW Wb wwwwwwwwwwwwww"), say("wwwwwwww"), "cut");
}

#[test]
fn a_hand_is_one_of_four_texts() {
    let say = |found| format!("hand `{found}`, expected `Wb`, `W`, `b` or `-`");
    for hand in ["bW", "WW", "bb", "wb", "Wbb", "w", "B", "--", "0", "é"] {
        assert_eq!(said(&format!("bbb/3/WWW {hand} w")), say(hand));
    }
    assert_eq!(said("bbb/3/WWW WbWbWbWbWbWb w"), say("WbWbWbWb"), "cut");
}

#[test]
fn there_are_three_ranks() {
    let say = |count| format!("{count} ranks, expected 3");
    assert_eq!(said("bbb/WWW Wb w"), say(2));
    assert_eq!(said("bbb/3/3/WWW Wb w"), say(4));
    assert_eq!(said("bbb/3/WWW/ Wb w"), say(4));
    assert_eq!(said("bbb3WWW Wb w"), say(1));
}

#[test]
fn a_rank_has_three_cells() {
    let say = |found, rank| format!("{found} cells in rank {rank}, expected 3");
    assert_eq!(said("bbb/2/WWW Wb w"), say(2, 2));
    assert_eq!(said("bbb//WWW Wb w"), say(0, 2));
    assert_eq!(said("bbb1/3/WWW Wb w"), say(4, 3));
    assert_eq!(said("bbb/3/WWWW Wb w"), say(4, 1));
    assert_eq!(said("bbb/3/3W3 Wb w"), say(7, 1));
    let long = format!("bbb/3/{} Wb w", "W".repeat(100_000));
    assert_eq!(said(&long), say(100_000, 1));
}

#[test]
fn two_numbers_of_empty_cells_never_touch() {
    let say =
        |rank| format!("two numbers of empty cells in a row in rank {rank}, expected their sum");
    assert_eq!(said("bbb/12/WWW Wb w"), say(2));
    assert_eq!(said("bbb/111/WWW Wb w"), say(2));
    assert_eq!(said("bb10/3/WWW Wb w"), say(3));
    assert_eq!(said("bbb/3/W11 Wb w"), say(1));
}

#[test]
fn a_digit_counts_one_to_three_empty_cells() {
    let say = |found, rank| {
        format!("`{found}` empty cells in rank {rank}, expected a number from 1 to 3")
    };
    assert_eq!(said("bbb/4/WWW Wb w"), say('4', 2));
    assert_eq!(said("bbb/0/WWW Wb w"), say('0', 2));
    assert_eq!(said("bbb0/3/WWW Wb w"), say('0', 3));
    assert_eq!(said("bbb/3/9WWW Wb w"), say('9', 1));
}

#[test]
fn a_letter_is_a_piece_of_either_side() {
    let say = |found, rank| {
        format!("`{found}` in rank {rank}, expected `W`, `b` or a number of empty cells")
    };
    assert_eq!(said("bbb/3/www Wb w"), say('w', 1));
    assert_eq!(said("bBb/3/WWW Wb w"), say('B', 3));
    assert_eq!(said("bbb/-/WWW Wb w"), say('-', 2));
    assert_eq!(said("bbb/é2/WWW Wb w"), say('é', 2));
    assert_eq!(said("bbb/٣/WWW Wb w"), say('٣', 2), "digits are ASCII");
}

#[test]
fn board_and_hand_have_four_pieces_of_each_side_together() {
    let say = |on_board, side, in_hand| {
        format!(
            "{on_board} pieces of {side} on the board and {in_hand} in hand, expected 4 together"
        )
    };
    assert_eq!(said("bbb/3/WWW - w"), say(3, "white", 0));
    assert_eq!(said("bbb/3/WWW W w"), say(3, "black", 0));
    assert_eq!(said("bbb/1W1/WWW Wb w"), say(4, "white", 1));
    assert_eq!(said("bbb/1W1/WWW W w"), say(4, "white", 1));
    assert_eq!(said("bbb/WW1/WWW b w"), say(5, "white", 0));
    assert_eq!(said("bb1/3/WWW Wb w"), say(2, "black", 1));
    assert_eq!(said("3/3/3 - w"), say(0, "white", 0));
    assert_eq!(said("bbb/bbb/bbb - w"), say(0, "white", 0));
}

#[test]
fn surrounded_pieces_of_either_side_are_no_fault() {
    for text in ["b1b/WW1/bWb W b", "b1b/WW1/bWb W w", "bWb/WW1/bW1 b w"] {
        assert_eq!(read::<Zoq>(text).to_string(), text);
    }
}

#[test]
fn a_move_is_a_cell_after_the_sign_or_two_cells() {
    for text in [
        "", "@", "-", "@b", "@b4", "@d1", "@b22", "@@b2", "b2", "a1b2", "a1-", "-b2", "a1-b4",
        "a0-b2", "a1-b2 ", " a1-b2", "A1-b2", "a1xb2", "@B2", "@é", "é-b2", "@b2-b3", "a1-@b2",
    ] {
        assert_eq!(text.parse::<Move>(), Err(MoveTextError), "{text:?}");
    }
    let start = read::<Zoq>("bbb/3/WWW Wb w");
    for text in ["@a1", "@b3", "a1-a1", "a1-a3", "a1-c2", "a3-a2", "b2-a2"] {
        let mv: Move = text.parse().unwrap();
        assert!(!start.moves().contains(&mv), "{text}");
    }
}

#[test]
fn the_only_option_is_how_far_pieces_go() {
    assert_eq!("".parse(), Ok(Reach::Lines));
    assert_eq!("reach=any".parse(), Ok(Reach::Any));
    for text in [
        "reach=lines",
        "reach=",
        "reach=any ",
        "Reach=any",
        "any",
        "reach",
        " ",
    ] {
        let error = text.parse::<Reach>().unwrap_err();
        assert_eq!(
            error,
            OptionsError {
                found: text.to_owned()
            }
        );
        assert_eq!(
            error.to_string(),
            format!("`{text}` is no option of this game")
        );
    }
}

#[test]
fn texts_a_little_wrong_are_read_as_written_or_refused() {
    garble::positions::<Zoq>(
        &[
            "bbb/3/WWW Wb w",
            "b1b/WW1/bWb W w",
            "b2/Wbb/WWW b w",
            "bWb/WW1/bWb - b",
        ],
        "Wb-/ 0123w\0é",
    );
}
