//! The worked examples of the grooves: gliding, tipping, lying down, pushing, X12 to X25.

use crate::law::sample::{after, is_legal, read, result};
use crate::of;
use tablero::games::ticto::TicTo;

#[test]
fn x12_w2_w3_w5_a_long_rectangle_glides_tips_and_lies_down() {
    let start = read::<TicTo>("Rg1:b3nc3n,g1 ra7:a7,e3n,g7 w n - 0");
    assert_eq!(
        of(&start, "b3nc3n"),
        "b3nc3n>^a3n b3nc3n>^d3n b3nc3n>a3nb3n b3nc3n>b3c3 b3nc3n>b4c4 b3nc3n>c3nd3n"
    );
}

#[test]
fn x13_w4_w5_a_tall_rectangle_tips_along_its_groove_and_lies_down_to_both_sides() {
    let start = read::<TicTo>("Rg1:^c3n,g1 ra7:a7,d3,g7 w n - 0");
    assert_eq!(
        of(&start, "^c3n"),
        "^c3n>a3nb3n ^c3n>c2c3 ^c3n>c4c5 ^c3n>d3ne3n"
    );
    let end = after(&start, "^c3n>c2c3");
    assert_eq!(end.to_string(), "Rg1:c2c3,g1 ra7:a7,d3,g7 b n - 1");
    assert_eq!(result(&end), "");
}

#[test]
fn x14_w5_from_the_border_a_piece_lies_down_on_the_board_or_half_out() {
    let start = read::<TicTo>("Rg1:^c1n,a1n,g1 ra7:a7,c0n,g7 w n - 0");
    assert_eq!(of(&start, "^c1n"), "^c1n>c2c3");
    assert!(!is_legal(&start, "^c1n>c0c1"));
    assert_eq!(of(&start, "a1n"), "a1n>a1 a1n>a2");
}

#[test]
fn x15_g5_w2_w3_two_long_rectangles_never_share_a_crossing() {
    let start = read::<TicTo>("Rg1:b3nc3n,g1 ra7:a7,d3ed4e,g7 w n - 0");
    assert_eq!(
        of(&start, "b3nc3n"),
        "b3nc3n>^a3n b3nc3n>^d3n b3nc3n>a3nb3n b3nc3n>b3c3 b3nc3n>b4c4 b3nc3n>c3nd3n"
    );
    assert!(!is_legal(&start, "b3nc3n>d3ne3n"));
    assert!(!is_legal(&start, "b3nc3n>e3nf3n"));
}

#[test]
fn x16_p1_p2_a_push_moves_both_by_a_segment() {
    let start = read::<TicTo>("Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0");
    assert_eq!(of(&start, "c3n"), "c3n!d3n c3n>c3 c3n>c4");
    let end = after(&start, "c3n!d3n");
    assert_eq!(end.to_string(), "Rg1:d3n,g1 ra7:a7,e3n,g7 b n d3n!e3n 1");
    assert_eq!(result(&end), "");
}

#[test]
fn x17_p3_the_pushed_wall_answers_one_ply_later() {
    let start = read::<TicTo>("Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0");
    let end = after(&start, "c3n!d3n");
    assert_eq!(
        end.to_string(),
        "Rg1:d3n,g1,g2 ra7:a6,a7,e3n,g7 b n d3n!e3n 1"
    );
    assert_eq!(result(&end), "");
    assert!(!is_legal(&after(&start, "c3n!d3n"), "e3n!d3n"));
    let end = after(&start, "c3n!d3n a6-b6 d3n!e3n");
    assert_eq!(
        end.to_string(),
        "Rg1:e3n,g1,g2 ra7:a7,b6,f3n,g7 b n e3n!f3n 3"
    );
    assert_eq!(result(&end), "");
    let end = after(&start, "c3n!d3n a6-b6 g2-f2 e3n!d3n");
    assert_eq!(
        end.to_string(),
        "Rg1:c3n,f2,g1 ra7:a7,b6,d3n,g7 w n d3n!c3n 4"
    );
    assert_eq!(result(&end), "");
}

#[test]
fn x18_p4a_what_is_pushed_off_the_board_dies() {
    let start = read::<TicTo>("Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7");
    let end = after(&start, "f3n!g3n");
    assert_eq!(end.to_string(), "Rg1:g1,g3n ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x19_p4a_what_is_pushed_half_off_the_board_dies() {
    let start = read::<TicTo>("Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0");
    let end = after(&start, "e3n!f3ng3n");
    assert_eq!(end.to_string(), "Rg1:f3n,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x20_p4b_what_is_pushed_against_a_third_wall_dies() {
    let start = read::<TicTo>("Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0");
    let end = after(&start, "c3n!d3n");
    assert_eq!(end.to_string(), "Rg1:d3n,g1 ra7:a7,e3n,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x21_p4c_what_is_pushed_against_a_rectangle_over_the_crossing_dies() {
    let start = read::<TicTo>("Rg1:c3n,g1 ra7:a7,d3ed4e,d3n,g7 w n - 0");
    let end = after(&start, "c3n!d3n");
    assert_eq!(end.to_string(), "Rg1:d3n,g1 ra7:a7,d3ed4e,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x22_p4c_what_is_pushed_against_a_flat_rectangle_dies() {
    let start = read::<TicTo>("Rg1:c3n,e3e4,g1 ra7:a7,d3n,g7 w n - 0");
    let end = after(&start, "c3n!d3n");
    assert_eq!(end.to_string(), "Rg1:d3n,e3e4,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x23_p4d_what_is_pushed_against_the_ideological_space_dies() {
    let start = read::<TicTo>("Rg1:b1n,g1 ra7:a7,c1n,g7 w n - 0");
    let end = after(&start, "b1n!c1n");
    assert_eq!(end.to_string(), "Rg1:c1n,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
}

#[test]
fn x24_p1_a_rectangle_over_the_crossing_takes_the_tension_away() {
    let start = read::<TicTo>("Rg1:c3n,g1 ra7:a7,c3ec4e,d3n,g7 w n - 0");
    assert_eq!(of(&start, "c3n"), "c3n>c3 c3n>c4");
    assert!(!is_legal(&start, "c3n!d3n"));
}

#[test]
fn x25_p2_a_long_rectangle_pushes_a_tall_one() {
    let start = read::<TicTo>("Rg1:b3nc3n,g1 ra7:^d3n,a7,g7 w n - 0");
    let end = after(&start, "b3nc3n!^d3n");
    assert_eq!(
        end.to_string(),
        "Rg1:c3nd3n,g1 ra7:^e3n,a7,g7 b n c3nd3n!^e3n 1"
    );
    assert_eq!(result(&end), "");
}
