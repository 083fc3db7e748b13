//! Errors of Breakthrough for texts that are not positions or moves.

use tablero::games::breakthrough::Breakthrough;
use tablero::rules::{MoveTextError, NoOptions, Position};

fn said(text: &str) -> String {
    match Breakthrough::parse(NoOptions, text) {
        Ok(position) => panic!("`{text}` was read as `{position}`"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn there_are_two_fields_with_one_space_between() {
    let say = |count| format!("{count} fields, expected board and side with one space between");
    assert_eq!(said(""), say(0));
    assert_eq!(said(" "), say(0));
    assert_eq!(said("4/4/4/4"), say(1));
    assert_eq!(said("p3/4/4/P3 w -"), say(3));
    for text in ["p3/4/4/P3  w", " p3/4/4/P3 w", "p3/4/4/P3 w "] {
        assert_eq!(said(text), say(2), "{text:?}");
    }
    for text in ["p3/4/4/P3 ", " w"] {
        assert_eq!(said(text), say(1), "{text:?}");
    }
    assert_eq!(
        said("p3/4/4/P3\tw"),
        say(1),
        "a tabulator is no space between"
    );
}

#[test]
fn the_side_is_w_or_b() {
    let say = |found| format!("side to move `{found}`, expected `w` or `b`");
    for side in ["x", "W", "white", "-", "w\r", "wb", "é"] {
        assert_eq!(said(&format!("p3/4/4/P3 {side}")), say(side));
    }
    assert_eq!(said("p3/4/4/P3 wwwwwwwwwwwwwww"), say("wwwwwwww"), "cut");
}

#[test]
fn a_letter_is_a_pawn_of_either_side() {
    let say = |found, rank| {
        format!("`{found}` in rank {rank}, expected `P`, `p` or a number of empty cells")
    };
    assert_eq!(said("p3/4/R3/P3 w"), say('R', 2));
    assert_eq!(said("p3/4k/4/P3 w"), say('k', 3));
    assert_eq!(said("é3/4/4/P3 w"), say('é', 4));
    assert_eq!(said("p3/4/4/P-2 w"), say('-', 1));
    assert_eq!(said("p3/4/4/P3\n w"), say('\n', 1));
    assert_eq!(said("p٣/4/4/P3 w"), say('٣', 4), "digits are ASCII");
}

#[test]
fn a_rank_is_never_empty_text() {
    assert_eq!(said("p3//4/P3 w"), "nothing is written for rank 3");
    assert_eq!(said("/4/4/P3 w"), "nothing is written for rank 4");
    assert_eq!(said("p3/4/4/ w"), "nothing is written for rank 1");
}

#[test]
fn a_run_is_one_number_from_one_to_ten() {
    let say = |found, rank| {
        format!("`{found}` empty cells in rank {rank}, expected a number from 1 to 10")
    };
    assert_eq!(said("p3/0/4/P3 w"), say("0", 3));
    assert_eq!(said("p3/04/4/P3 w"), say("04", 3));
    assert_eq!(said("p3/4/p03/P3 w"), say("03", 2));
    assert_eq!(said("p3/11/4/P3 w"), say("11", 3));
    assert_eq!(
        said("p3/22/4/P3 w"),
        say("22", 3),
        "two digits are one number"
    );
    assert_eq!(said("p3/100/4/P3 w"), say("100", 3));
    assert_eq!(said("p3/010/4/P3 w"), say("010", 3));
    assert_eq!(said("p3/1111111111111/4/P3 w"), say("11111111", 3), "cut");
}

#[test]
fn there_are_four_to_ten_ranks() {
    let say = |count| format!("{count} ranks, expected 4 to 10");
    assert_eq!(said("p3/4/P3 w"), say(3));
    assert_eq!(said("p3/4/4/4/4/4/4/4/4/4/P3 w"), say(11));
    assert_eq!(said(&format!("{}P3 w", "4/".repeat(999))), say(1000));
}

#[test]
fn there_are_four_to_ten_files() {
    let say = |count| format!("{count} files, expected 4 to 10");
    assert_eq!(said("p2/3/3/P2 w"), say(3));
    assert_eq!(said("p10/p10/P10/P10 w"), say(11));
    assert_eq!(said(&format!("{}/4/4/P3 w", "p9".repeat(30))), say(300));
}

#[test]
fn every_rank_is_as_wide_as_the_highest() {
    let say = |rank, found, expected| {
        format!("rank {rank} has {found} cells, expected {expected} as in the highest rank")
    };
    assert_eq!(said("p3/3/4/P3 w"), say(3, 3, 4));
    assert_eq!(said("p3/4/4/P4 w"), say(1, 5, 4));
    assert_eq!(said("p3/4/5p5p10/P3 w"), say(2, 22, 4));
}

#[test]
fn a_side_has_at_most_two_rows_of_pieces() {
    assert_eq!(
        said("pppp/pppp/P3/PPPP/PPPP w"),
        "9 pieces of white, expected at most 8"
    );
    assert_eq!(
        said("pppp/pppp/3p/4/4/PPPP b"),
        "9 pieces of black, expected at most 8"
    );
}

#[test]
fn not_both_sides_have_won() {
    assert_eq!(said("P3/4/4/p3 w"), "both sides have won");
    assert_eq!(said("4/4/4/4 w"), "both sides have won", "no pieces at all");
    assert_eq!(said("P3/4/4/p3 b"), "both sides have won");
}

#[test]
fn who_is_to_move_has_not_won_already() {
    let say = |side| format!("{side} is to move but has already won");
    assert_eq!(said("P3/4/2p1/4 w"), say("white"));
    assert_eq!(said("4/4/2P1/4 w"), say("white"));
    assert_eq!(said("4/2P1/4/p3 b"), say("black"));
    assert_eq!(said("4/2p1/4/4 b"), say("black"));
}

#[test]
fn what_no_game_leads_to_is_a_position_all_the_same() {
    for text in ["pppp/pPpP/PpPp/PPPP w", "4/p3/P3/4 w", "4/P3/p3/4 b"] {
        let position = Breakthrough::parse(NoOptions, text).unwrap();
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn a_move_is_two_cells_and_the_sign_that_fits() {
    for text in [
        "", "-", "a2", "a2a3", "a2-", "-a3", "a2--a3", "a2-a3 ", " a2-a3", "a0-a1", "a02-a3",
        "a2-a11", "k2-k3", "A2-A3", "a2:a3", "a2-a3*", "a2xa3x", "a2-é3", "é2-a3",
    ] {
        let read = text.parse::<<Breakthrough as Position>::Move>();
        assert_eq!(read, Err(MoveTextError), "{text:?}");
    }
    let position = Breakthrough::parse(NoOptions, "7p/8/8/1p6/P7/8/8/8 w").unwrap();
    let legal = |text: &str| position.moves().contains(&text.parse().unwrap());
    assert!(legal("a4xb5") && legal("a4-a5"));
    assert!(!legal("a4-b5") && !legal("a4xa5"), "the sign must fit");
}
