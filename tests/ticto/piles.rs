//! The worked examples of piles: killing, protection, rebellion, X26 to X35.

use crate::law::sample::{after, is_legal, read, result};
use crate::of;
use tablero::games::ticto::TicTo;

#[test]
fn x26_k1_the_third_piece_on_a_cell_kills_the_middle_one() {
    let start = read::<TicTo>("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 30");
    let end = after(&start, "e4-a4");
    assert_eq!(end.to_string(), "Rg1:a4,a4+,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
    assert!(!is_legal(&after(&start, "e4-a4"), "e4-b4"));
}

#[test]
fn x27_k1_a_landing_rectangle_kills_two() {
    let start = read::<TicTo>("Rg1:a3,b5c5,g1 ra7:a7,b3,b3+,c3,c3+,g7 w n - 0");
    let end = after(&start, "b5c5-b3c3");
    assert_eq!(end.to_string(), "Rg1:a3,b3+c3+,g1 ra7:a7,b3,c3,g7 b n - 0");
    assert_eq!(result(&end), "");
    assert!(!is_legal(&start, "a3-c3"));
}

#[test]
fn x28_k1_k5_what_lay_on_a_dead_rectangle_lies_alone() {
    let start = read::<TicTo>("Rg1:b3,b5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0");
    let end = after(&start, "b5-b3");
    assert_eq!(end.to_string(), "Rg1:b3,b3+,g1 ra7:a7,c3,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x29_k5_all_piles_are_judged_before_the_landing() {
    let start = read::<TicTo>("Rg1:b3,b5c5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0");
    let end = after(&start, "b5c5-b3c3");
    assert_eq!(end.to_string(), "Rg1:b3,b3+c3,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x30_k2_what_is_under_a_round_cannot_be_killed() {
    let start = read::<TicTo>("Rg1:b3,b5,g1 rc3:b3+c3,g7 w n - 0");
    assert_eq!(
        of(&start, "b5"),
        "b5-a5 b5-b4 b5-b6 b5-b7 b5-c5 b5-d5 b5-e5 b5-f5 b5-g5 b5>a5e b5>b4n b5>b5e b5>b5n"
    );
    assert!(!is_legal(&start, "b5-b3"));
}

#[test]
fn x31_k3_p2_own_pieces_are_neither_pushed_nor_killed() {
    let start = read::<TicTo>("Rg1:c3n,d3n,g1 ra7:a7,e3n,f3n,g7 w n - 0");
    assert_eq!(of(&start, "c3n"), "c3n>c3 c3n>c4");
    assert!(!is_legal(&start, "c3n!d3n"));
    assert_eq!(of(&start, "d3n"), "d3n!e3n d3n>d3 d3n>d4");
    let end = after(&start, "d3n!e3n");
    assert_eq!(end.to_string(), "Rg1:c3n,e3n,g1 ra7:a7,f3n,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x32_b1_b2_b3_a_rebellion_waits_for_a_turn() {
    let start = read::<TicTo>("Rg1:a4,f3,g1 ra7:a6,a7,f6,g7 b n - 0");
    let end = after(&start, "a6-a4");
    assert_eq!(end.to_string(), "Rg1:a4,f3,g1 ra7:a4+,a7,f6,g7 w n *a4 1");
    assert_eq!(result(&end), "");
    assert!(!is_legal(&after(&start, "a6-a4"), "a4*"));
    let end = after(&start, "a6-a4 f3-f4 f6-g6 a4*");
    assert_eq!(end.to_string(), "Rg1:a4+,f4,g1 ra7:a4,a7,g6,g7 b n *a4 4");
    assert_eq!(result(&end), "");
    assert!(!is_legal(&after(&start, "a6-a4 f3-f4 f6-g6 a4*"), "a4*"));
    let end = after(&start, "a6-a4 f3-f4 f6-g6 a4* g6-g5 f4-f3 a4*");
    assert_eq!(end.to_string(), "Rg1:a4,f3,g1 ra7:a4+,a7,g5,g7 w n *a4 7");
    assert_eq!(result(&end), "");
}

#[test]
fn x33_b1_only_like_pieces_that_cover_exactly_rebel() {
    let start = read::<TicTo>("Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0");
    assert_eq!(of(&start, "a3b3"), "a3b3*");
    assert_eq!(of(&start, "c5"), "");
    let end = after(&start, "a3b3*");
    assert_eq!(
        end.to_string(),
        "Rg1:a3+b3+,c5,g1 ra7:a3b3,a7,c5+d5,g7 b n *a3b3 1"
    );
    assert_eq!(result(&end), "");
}

#[test]
fn x34_b1_a_pair_half_in_the_margin_rebels_too() {
    let start = read::<TicTo>("Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0");
    assert_eq!(of(&start, "b0b1"), "b0b1*");
    let end = after(&start, "b0b1*");
    assert_eq!(end.to_string(), "Rg1:b0b1+,g1 ra7:a7,b0b1,g7 b n *b0b1 1");
    assert_eq!(result(&end), "");
}

#[test]
fn x35_b1_nothing_rebels_under_a_round() {
    let start = read::<TicTo>("Rg1:b3,g1 rb3:b3+,g7 w n - 0");
    assert_eq!(of(&start, "b3"), "");
    assert!(!is_legal(&start, "b3*"));
}
