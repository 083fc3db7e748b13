//! Cases that the worked examples leave out: for each rule, a case that a plausible misreading gets wrong.

use crate::law::sample::{after, is_legal, moves, read, result};
use crate::of;
use tablero::games::ticto::TicTo;

#[test]
fn f1_a_slanted_rectangle_must_be_free_on_both_cells() {
    let start = read::<TicTo>("Rg1:b3+c3,g1 ra7:a7,b3,c3+ w n - 0");
    assert_eq!(of(&start, "b3c3"), "");
    let start = read::<TicTo>("Rg1:b3+c3,g1 ra7:a7,b3 w n - 0");
    assert!(is_legal(&start, "b3c3-b4c4"));
}

#[test]
fn f4_a_rectangle_that_slides_sideways_lies_over_no_wall() {
    let start = read::<TicTo>("Rg1:b3c3,g1 ra7:a7,b4e w n - 0");
    assert!(!is_legal(&start, "b3c3-b4c4"));
    assert!(!is_legal(&start, "b3c3-b5c5"));
    assert!(is_legal(&start, "b3c3-b2c2"));
}

#[test]
fn f4_a_wall_stops_either_half() {
    let start = read::<TicTo>("Rg1:b3c3,g1 ra7:a7,c4n w n - 0");
    assert!(is_legal(&start, "b3c3-b4c4"));
    assert!(!is_legal(&start, "b3c3-b5c5"));
}

#[test]
fn f5_leaving_an_enemy_lengthwise_a_rectangle_stops_on_it_with_its_rear_half() {
    let start = read::<TicTo>("Rg1:b3c3+,g1 ra7:a7,c3 w n - 0");
    let slides = "b3c3-a3b3 b3c3-b1c1 b3c3-b2c2 b3c3-b4c4 b3c3-b5c5 b3c3-b6c6 b3c3-b7c7 b3c3-c3d3 \
                  b3c3-z3a3";
    let all = of(&start, "b3c3");
    let own: Vec<&str> = all.split(' ').filter(|mv| mv.contains('-')).collect();
    assert_eq!(own.join(" "), slides);
    let end = after(&start, "b3c3-c3d3");
    assert_eq!(end.to_string(), "Rg1:c3+d3,g1 ra7:a7,c3 b n - 1");
}

#[test]
fn f6_where_one_half_may_not_land_the_other_does_not_either() {
    let start = read::<TicTo>("Rg1:b5c5,c3,c3+,g1 ra7:a7,b3 w n - 0");
    assert!(is_legal(&start, "b5c5-b4c4"));
    assert!(!is_legal(&start, "b5c5-b3c3"), "c3 is an own pair");
    assert!(!is_legal(&start, "b5c5-b2c2"), "b3 is an enemy");
}

#[test]
fn u3_under_a_flat_rectangle_no_piece_stands_up() {
    let start = read::<TicTo>("Rg1:b3+,g1 ra7:a7,b3b4 w n - 0");
    let all = of(&start, "b3");
    let up: Vec<&str> = all.split(' ').filter(|mv| mv.contains('>')).collect();
    assert_eq!(up, ["b3>a3e", "b3>b2n", "b3>b3e"]);
}

#[test]
fn w2_a_flat_rectangle_across_the_groove_ends_a_glide() {
    let start = read::<TicTo>("Rg1:a3nb3n,g1 ra7:a7,e3e4 w n - 0");
    assert!(is_legal(&start, "a3nb3n>c3nd3n"));
    assert!(!is_legal(&start, "a3nb3n>d3ne3n"));
    assert!(!is_legal(&start, "a3nb3n>e3nf3n"));
}

#[test]
fn w2_walls_of_the_other_groove_do_not_matter_to_a_glide() {
    let start = read::<TicTo>("Rg1:a3nb3n,g1 ra7:^b4e,a7,b3e w n - 0");
    assert!(is_legal(&start, "a3nb3n>c3nd3n"));
    assert!(is_legal(&start, "a3nb3n>^c3n"));
}

#[test]
fn w4_tipping_down_needs_both_segments_and_both_crossings() {
    for (black, opens) in [
        ("f3n", true),
        ("e3n", false),
        ("d3ed4e", false),
        ("c3ec4e", false),
        ("d3e,d4e", true),
    ] {
        let start = read::<TicTo>(&format!("Rg1:^c3n,g1 ra7:a7,{black} w n - 0"));
        assert_eq!(is_legal(&start, "^c3n>d3ne3n"), opens, "{black}");
    }
}

#[test]
fn w5_lying_down_kills_and_covers_like_a_slide() {
    let start = read::<TicTo>("Rg1:b3,b3n,g1 ra7:a7,b3+ w n - 9");
    assert_eq!(
        after(&start, "b3n>b3").to_string(),
        "Rg1:b3,b3+,g1 ra7:a7 b n - 0"
    );
    let start = read::<TicTo>("Rg1:b3nc3n,g1 ra7:a7,b3c3 w n - 9");
    assert_eq!(
        after(&start, "b3nc3n>b3c3").to_string(),
        "Rg1:b3+c3+,g1 ra7:a7,b3c3 b n *b3c3 10"
    );
}

#[test]
fn w5_a_tall_rectangle_lies_down_half_out() {
    let start = read::<TicTo>("Rg1:^b6n,g1 ra7:a7 w n - 0");
    assert_eq!(of(&start, "^b6n"), "^b6n>b5b6 ^b6n>b7b8");
    let end = after(&start, "^b6n>b7b8");
    assert_eq!(end.to_string(), "Rg1:b7b8,g1 ra7:a7 b n - 1");
}

#[test]
fn p2_a_push_goes_down_and_to_the_left_as_well() {
    let start = read::<TicTo>("Rg1:d3e,e5n,g1 ra7:a7,d2e,d5n w n - 0");
    assert_eq!(
        after(&start, "d3e!d2e").to_string(),
        "Rg1:d2e,e5n,g1 ra7:a7,d5n b n - 0",
        "d1e is ideological"
    );
    assert_eq!(
        after(&start, "e5n!d5n").to_string(),
        "Rg1:d3e,d5n,g1 ra7:a7,c5n,d2e b n d5n!c5n 1"
    );
}

#[test]
fn p3_the_pushed_wall_may_push_another() {
    let start = read::<TicTo>("Rg1:c3n,f3n,g1 ra7:a7,d3n w n - 0");
    let pushed = after(&start, "c3n!d3n");
    assert_eq!(of(&pushed, "e3n"), "e3n!f3n e3n>e3 e3n>e4");
}

#[test]
fn p4_a_long_victim_dies_when_its_front_cannot_go_on() {
    for (black, killed) in [
        ("d3ne3n", false),
        ("d3ne3n,f3n", true),
        ("d3ne3n,e3ee4e", true),
        ("d3ne3n,f3f4", true),
    ] {
        let start = read::<TicTo>(&format!("Rg1:c3n,g1 ra7:a7,{black} w n - 5"));
        let next = after(&start, "c3n!d3ne3n").to_string();
        assert_eq!(next.ends_with(" - 0"), killed, "{black}: {next}");
        assert!(next.starts_with("Rg1:d3n,g1"), "{next}");
    }
}

#[test]
fn p4_a_trapped_wall_lives_until_it_is_pushed() {
    let start = read::<TicTo>("Rg1:b3n,d3n,g1 ra7:a7,c3n w n - 5");
    assert_eq!(
        after(&start, "b3n>b3").to_string(),
        "Rg1:b3,d3n,g1 ra7:a7,c3n b n - 6"
    );
    assert_eq!(
        after(&start, "b3n!c3n").to_string(),
        "Rg1:c3n,d3n,g1 ra7:a7 b n - 0"
    );
}

#[test]
fn b1_the_winner_of_a_rebellion_may_walk_away() {
    let start = read::<TicTo>("Rg1:a4,g1 ra7:a4+,a7,g7 w n - 5");
    let end = after(&start, "a4* g7-g6 a4-a5");
    assert_eq!(end.to_string(), "Rg1:a5,g1 ra7:a4,a7,g6 b n - 8");
}

#[test]
fn k1_a_rectangle_that_is_upper_on_both_cells_dies_once() {
    let start = read::<TicTo>("Rg1:b3,b5c5,c3,g1 ra7:a7,b3+c3+ w n - 5");
    assert_eq!(
        after(&start, "b5c5-b3c3").to_string(),
        "Rg1:b3,b3+c3+,c3,g1 ra7:a7 b n - 0"
    );
}

#[test]
fn k1_own_pieces_under_the_victim_are_left_alone() {
    let start = read::<TicTo>("Rg1:a4,e4,g1 ra7:a4+a5+,a5,a7 w n - 5");
    assert_eq!(
        after(&start, "e4-a4").to_string(),
        "Rg1:a4,a4+,g1 ra7:a5,a7 b n - 0"
    );
}

#[test]
fn o1_the_round_may_go_in_a_ring_but_not_stay() {
    let start = read::<TicTo>("Rb2:b2,b3,c2,c3 rg7:g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-b3 Rb2-c2 Rb2-c3");
}

#[test]
fn o2_a_slanted_piece_carries_where_it_is_on_top() {
    let start = read::<TicTo>("Rb2:b2,c2d2+ rg7:c2+,d2,g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "", "c2 is covered, and d2 beyond it");
    let start = read::<TicTo>("Rc2:c2d2+ rg7:d2,g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rc2-d2");
}

#[test]
fn o3_a_cell_reached_by_path_and_by_jump_is_one_move() {
    let start = read::<TicTo>("Rb2:b2,b2n,b3,c2,c3 rg7:g5,g7 w n - 0");
    assert_eq!(of(&start, "R"), "Rb2-b3 Rb2-c2 Rb2-c3");
}

#[test]
fn o4_the_goal_is_entered_from_every_side_but_never_by_a_jump_before() {
    let start = read::<TicTo>("Rc6:c6,c6n,c7 rg1:g1,g5 w n - 0");
    assert_eq!(
        of(&start, "R"),
        "Rc6-c7",
        "d7 is for the turn after the jump"
    );
    let start = read::<TicTo>("Rc6:c6,c7 rg1:g1,g5 w n - 0");
    assert_eq!(of(&start, "R"), "Rc6-c7 Rc6-d7");
}

#[test]
fn e1_black_may_arrive_when_white_has_and_not_after() {
    let start = read::<TicTo>("Rd7:c7,d6 rc1:b1,c1 b n - 1");
    let reply = after(&start, "Rc1-b1");
    assert_eq!(
        (result(&reply).as_str(), moves(&reply).as_str()),
        ("white", "")
    );
}
