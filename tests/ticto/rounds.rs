//! The worked examples of the round and of the end of the game, X36 to X48.

use crate::law::sample::{after, is_legal, moves, read, result};
use crate::of;
use tablero::games::ticto::TicTo;

#[test]
fn x36_o1_o2_the_round_walks_round_corners_over_own_tops_only() {
    let start = read::<TicTo>("Rb2:b2,c2,c3+,c4,d4,d5e5,f4 rg7:c3,e4,g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-c2 Rb2-c3 Rb2-c4 Rb2-d4 Rb2-d5 Rb2-e5");
}

#[test]
fn x37_o1_walls_of_either_colour_end_a_path() {
    let start = read::<TicTo>("Rb2:b2,b2n,b3,c2,c3 rg7:c2n,g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-b3 Rb2-c2");
}

#[test]
fn x38_o3_a_jump_is_a_move_of_its_own() {
    let start = read::<TicTo>("Rb2:b2,b2n,b3,b4 rg7:g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-b3");
    assert!(!is_legal(&start, "Rb2-b4"));
    let end = after(&start, "Rb2-b3");
    assert_eq!(end.to_string(), "Rb3:b2,b2n,b3,b4 rg7:g5,g7 b n - 1");
    assert_eq!(result(&end), "");
}

#[test]
fn x39_o3_a_tall_rectangle_is_not_jumped_but_a_long_one_is() {
    let start = read::<TicTo>("Rb2:^b2e,b2,b2nc2n,b3,c2 rg7:g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-b3");
}

#[test]
fn x40_o4_e1_the_goal_ends_a_path() {
    let start = read::<TicTo>("Rd6:c6,c7,d6 rb1:b1,c1,g1 w n - 0");
    assert_eq!(of(&start, "R"), "Rd6-c6 Rd6-c7 Rd6-d7");
    let end = after(&start, "Rd6-d7");
    assert_eq!(end.to_string(), "Rd7:c6,c7,d6 rb1:b1,c1,g1 b n - 1");
    assert_eq!(result(&end), "");
    assert!(!is_legal(&start, "Rd6-e7"));
}

#[test]
fn x41_e1_an_arrival_without_answer_wins() {
    let start = read::<TicTo>("Rd7:c7,d6 rb1:b1,g1 b n - 1");
    assert_eq!(
        of(&start, "g1"),
        "g1-e1 g1-f1 g1-g2 g1-g3 g1-g4 g1-g5 g1-g6 g1-g7 g1>f1e g1>g0n g1>g1e g1>g1n"
    );
    let end = after(&start, "g1-f1");
    assert_eq!(end.to_string(), "Rd7:c7,d6 rb1:b1,f1 w n - 2");
    assert_eq!(result(&end), "white");
}

#[test]
fn x42_e2_an_answered_arrival_begins_the_extension() {
    let start = read::<TicTo>("Rd7:c7,d6 rb1:b1,c1 b n - 1");
    assert_eq!(of(&start, "R"), "Rb1-c1 Rb1-d1");
    let end = after(&start, "Rb1-d1");
    assert_eq!(end.to_string(), "Rd7:c7,d6 rd1:b1,c1 w x - 0");
    assert_eq!(result(&end), "");
    let end = after(&start, "Rb1-d1 Rd7-c7");
    assert_eq!(end.to_string(), "Rc7:c7,d6 rd1:b1,c1 b x - 1");
    assert_eq!(result(&end), "");
    let end = after(&start, "Rb1-d1 Rd7-c7 Rd1-b1");
    assert_eq!(end.to_string(), "Rc7:c7,d6 rb1:b1,c1 w x - 2");
    assert_eq!(result(&end), "");
}

#[test]
fn x43_e2_the_first_move_of_the_extension_does_not_end_on_the_goal() {
    let start = read::<TicTo>("Re7:d6,e7 rd1:c1,c2,c3,c4,c5,c6,c7 b x - 1");
    assert_eq!(
        moves(&start),
        "Rd1-c1 Rd1-c2 Rd1-c3 Rd1-c4 Rd1-c5 Rd1-c6 Rd1-c7"
    );
    assert!(!is_legal(&start, "Rd1-d7"));
}

#[test]
fn x44_e1_e2_on_the_way_back_black_wins_by_arriving_and_white_has_to_wait() {
    let start = read::<TicTo>("Rc1:a5,c1 rc7:a3,c7 w x - 9");
    let end = after(&start, "Rc1-d1");
    assert_eq!(end.to_string(), "Rd1:a5,c1 rc7:a3,c7 b x - 10");
    assert_eq!(result(&end), "");
    let end = after(&start, "Rc1-d1 Rc7-d7");
    assert_eq!(end.to_string(), "Rd1:a5,c1 rd7:a3,c7 w x - 11");
    assert_eq!(result(&end), "draw");
    let end = after(&start, "a5-b5 Rc7-d7");
    assert_eq!(end.to_string(), "Rc1:b5,c1 rd7:a3,c7 w x - 11");
    assert_eq!(result(&end), "black");
    let end = after(&start, "Rc1-d1 a3-b3");
    assert_eq!(end.to_string(), "Rd1:a5,c1 rc7:b3,c7 w x - 11");
    assert_eq!(result(&end), "white");
}

#[test]
fn x45_e3_who_has_no_move_has_drawn() {
    let start = read::<TicTo>("Rg1:a1,g1 ra7:a1+,a7 w n *a1 12");
    assert_eq!(moves(&start), "");
    assert_eq!(result(&start), "draw");
}

#[test]
fn x46_e1_e3_who_has_no_move_to_answer_with_has_lost() {
    let start = read::<TicTo>("Rd7:d6 rb3:b3 b n - 1");
    assert_eq!(moves(&start), "");
    assert_eq!(result(&start), "white");
}

#[test]
fn x47_e4_a_hundred_plies_without_a_kill_are_a_draw() {
    let start = read::<TicTo>("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 99");
    let end = after(&start, "e4-a4");
    assert_eq!(end.to_string(), "Rg1:a4,a4+,g1 ra7:a7,g7 b n - 0");
    assert_eq!(result(&end), "");
    let end = after(&start, "e4-e5");
    assert_eq!(end.to_string(), "Rg1:a4,e5,g1 ra7:a4+,a7,g7 b n - 100");
    assert_eq!(result(&end), "draw");
}

#[test]
fn x48_o5_the_own_exit_is_closed() {
    let start = read::<TicTo>("Rc1:c1,c2,e1 ra7:a7,g7 w n - 3");
    assert_eq!(of(&start, "R"), "Rc1-c2");
}
