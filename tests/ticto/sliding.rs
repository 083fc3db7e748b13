//! The worked examples of sliding and standing up, X1 to X11.

use crate::law::sample::{after, is_legal, moves, read, result};
use crate::of;
use tablero::games::ticto::TicTo;

#[test]
fn x1_t2_o1_the_round_leaves_its_exit_by_one_cell_aside_before_all_else() {
    let start = read::<TicTo>(
        "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0",
    );
    assert_eq!(moves(&start), "Rd1-c1 Rd1-e1");
    let end = after(&start, "Rd1-c1");
    assert_eq!(
        end.to_string(),
        "Rc1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 b n - 1"
    );
    assert_eq!(result(&end), "");
    let end = after(&start, "Rd1-c1 Rd7-e7");
    assert_eq!(
        end.to_string(),
        "Rc1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 re7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 2"
    );
    assert_eq!(result(&end), "");
}

#[test]
fn x2_f3_f5_u2_a_square_slides_like_a_rook_stops_on_enemies_and_stands_up_around_its_cell() {
    let start = read::<TicTo>("Rg1:b3,g1 ra7:a7,b5,d3,g7 w n - 0");
    assert_eq!(
        of(&start, "b3"),
        "b3-a3 b3-b1 b3-b2 b3-b4 b3-b5 b3-c3 b3-d3 b3>a3e b3>b2n b3>b3e b3>b3n"
    );
}

#[test]
fn x3_f5_f6_f7_own_pieces_are_passed_and_an_own_pair_is_no_place_to_land() {
    let start = read::<TicTo>("Rg1:b3,c3,c3+,g1 ra7:a7,d3,d3+,e3,g7 w n - 0");
    assert_eq!(
        of(&start, "b3"),
        "b3-a3 b3-b1 b3-b2 b3-b4 b3-b5 b3-b6 b3-b7 b3-d3 b3>a3e b3>b2n b3>b3e b3>b3n"
    );
    let end = after(&start, "b3-d3");
    assert_eq!(
        end.to_string(),
        "Rg1:c3,c3+,d3+,g1 ra7:a7,d3,e3,g7 b n *d3 0"
    );
    assert_eq!(result(&end), "");
    assert!(!is_legal(&start, "b3-c3"));
    assert!(!is_legal(&start, "b3-e3"));
}

#[test]
fn x4_f7_an_own_piece_on_an_enemy_counts_as_own() {
    let start = read::<TicTo>("Rg1:b3,c3+,g1 ra7:a7,c3,g7 w n - 0");
    assert_eq!(
        of(&start, "b3"),
        "b3-a3 b3-b1 b3-b2 b3-b4 b3-b5 b3-b6 b3-b7 b3-d3 b3-e3 b3-f3 b3-g3 b3>a3e b3>b2n b3>b3e b3>b3n"
    );
    assert_eq!(
        of(&start, "c3"),
        "c3-a3 c3-b3 c3-c1 c3-c2 c3-c4 c3-c5 c3-c6 c3-c7 c3-d3 c3-e3 c3-f3 c3-g3 c3>b3e c3>c2n c3>c3e c3>c3n"
    );
}

#[test]
fn x5_f4_u1_exit_cells_are_neither_entered_nor_passed_and_their_sides_hold_no_wall() {
    let start = read::<TicTo>("Rg1:c1,d3,g1 ra7:a7,g7 w n - 0");
    assert_eq!(
        of(&start, "c1"),
        "c1-a1 c1-b1 c1-c2 c1-c3 c1-c4 c1-c5 c1-c6 c1-c7 c1>b1e c1>c0n c1>c1n"
    );
    assert_eq!(
        of(&start, "d3"),
        "d3-a3 d3-b3 d3-c3 d3-d2 d3-d4 d3-d5 d3-d6 d3-e3 d3-f3 d3-g3 d3>c3e d3>d2n d3>d3e d3>d3n"
    );
}

#[test]
fn x6_f4_w5_walls_of_either_colour_stop_slides() {
    let start = read::<TicTo>("Rg1:b3,d3e,g1 ra7:a7,b4n,g7 w n - 0");
    assert_eq!(
        of(&start, "b3"),
        "b3-a3 b3-b1 b3-b2 b3-b4 b3-c3 b3-d3 b3>a3e b3>b2n b3>b3e b3>b3n"
    );
    assert!(!is_legal(&start, "b3-e3"));
    assert!(!is_legal(&start, "b3-b5"));
}

#[test]
fn x7_f1_f2_what_carries_something_stays() {
    let start = read::<TicTo>("Rg1:b3c3,c3+,g1 ra7:a7,d4,g7 w n - 0");
    assert_eq!(of(&start, "b3c3"), "");
    assert_eq!(
        of(&start, "c3"),
        "c3-a3 c3-b3 c3-c1 c3-c2 c3-c4 c3-c5 c3-c6 c3-c7 c3-d3 c3-e3 c3-f3 c3-g3 c3>c2n c3>c3e c3>c3n"
    );
    assert_eq!(of(&start, "g1"), "");
}

#[test]
fn x8_f4_u4_a_rectangle_half_in_the_margin_goes_along_the_edge_in_and_up() {
    let start = read::<TicTo>("Rg1:b0b1,g1 ra7:a7,g7 w n - 0");
    assert_eq!(
        of(&start, "b0b1"),
        "b0b1-a0a1 b0b1-b1b2 b0b1-b2b3 b0b1-b3b4 b0b1-b4b5 b0b1-b5b6 b0b1-b6b7 b0b1-b7b8 b0b1-c0c1 b0b1>^b1n"
    );
    let end = after(&start, "b0b1>^b1n");
    assert_eq!(end.to_string(), "Rg1:^b1n,g1 ra7:a7,g7 b n - 1");
    assert_eq!(result(&end), "");
}

#[test]
fn x9_f4_a_wall_in_the_border_is_not_lain_over() {
    let start = read::<TicTo>("Rg1:b0b1,g1 ra7:a0n,a7,c2e,g7 w n - 0");
    assert_eq!(
        of(&start, "b0b1"),
        "b0b1-b1b2 b0b1-b2b3 b0b1-b3b4 b0b1-b4b5 b0b1-b5b6 b0b1-b6b7 b0b1-b7b8 b0b1-c0c1 b0b1>^b1n"
    );
    assert!(!is_legal(&start, "b0b1-a0a1"));
}

#[test]
fn x10_f4_a_rectangle_leaves_the_board_lengthwise_only() {
    let start = read::<TicTo>("Rg1:a1b1,g1 ra7:a0n,a7,g7 w n - 0");
    assert_eq!(
        of(&start, "a1b1"),
        "a1b1-a2b2 a1b1-a3b3 a1b1-a4b4 a1b1-a5b5 a1b1-a6b6 a1b1-b1c1 a1b1-z1a1 a1b1>^b1e a1b1>^z1e a1b1>a1nb1n"
    );
    assert!(!is_legal(&start, "a1b1-a0b0"));
}

#[test]
fn x11_u3_a_rectangle_stands_up_over_each_of_its_sides() {
    let start = read::<TicTo>("Rg1:b3c3,g1 ra7:a7,d3,g7 w n - 0");
    assert_eq!(
        of(&start, "b3c3"),
        "b3c3-a3b3 b3c3-b1c1 b3c3-b2c2 b3c3-b4c4 b3c3-b5c5 b3c3-b6c6 b3c3-b7c7 b3c3-c3d3 b3c3-z3a3 b3c3>^a3e b3c3>^c3e b3c3>b2nc2n b3c3>b3nc3n"
    );
}
