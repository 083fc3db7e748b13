//! The effect of TicTo's moves on every piece.

use crate::law::sample::{is_legal, read};
use tablero::games::ticto::TicTo;
use tablero::play::{Game, PieceAction, Spot};

/// For example `0 b5 -> b3.2` or `0 b3.2 left at b3.2`: beat, piece, path.
fn words(action: &PieceAction) -> String {
    let path: Vec<String> = action.path.iter().map(Spot::to_string).collect();
    let verb = if action.leaves { "left at" } else { "->" };
    format!("{} {} {verb} {}", action.beat, action.from, path.join(" "))
}

fn told(position: &str, mv: &str) -> Vec<String> {
    let position = read::<TicTo>(position);
    assert!(is_legal(&position, mv), "{mv} in {position}");
    let piece_actions = position.piece_actions(mv.parse().expect("a legal move is a move"));
    piece_actions.iter().map(words).collect()
}

macro_rules! piece_actions {
    ($($name:ident: $position:literal, $($mv:literal => [$($action:literal),* $(,)?]),* $(,)?;)*) => {
        $(#[test]
        fn $name() {
            $(assert_eq!(told($position, $mv), [$($action),*] as [&str; _]);)*
        })*
    };
}

piece_actions! {
    a_slide_is_one_step_to_where_it_ends_at_its_new_height:
        "Rg1:b3,c3+,g1 ra7:a7,b5,c3,g7 w n - 0",
            "b3-b4" => ["0 b3 -> b4"],
            "b3-b5" => ["0 b3 -> b5.2"],
            "c3-c1" => ["0 c3.2 -> c1"];
    standing_up_lying_down_gliding_and_tipping_are_one_step:
        "Rg1:^c5n,b3c3,d3,e5n,g1 ra7:a7,e6,g7 w n - 0",
            "d3>d3n" => ["0 d3 -> d3n"],
            "b3c3>b3nc3n" => ["0 b3 -> b3n"],
            "b3c3>^c3e" => ["0 b3 -> c3e"],
            "^c5n>c4c5" => ["0 c5n -> c4"],
            "^c5n>a5nb5n" => ["0 c5n -> a5n"],
            "e5n>e6" => ["0 e5n -> e6.2"];
    a_long_rectangle_glides_and_tips_by_its_first_segment:
        "Rg1:b3nc3n,g1 ra7:a7,b3,e3n,g7 w n - 0",
            "b3nc3n>c3nd3n" => ["0 b3n -> c3n"],
            "b3nc3n>^d3n" => ["0 b3n -> d3n"],
            "b3nc3n>b4c4" => ["0 b3n -> b4"],
            "b3nc3n>b3c3" => ["0 b3n -> b3.2"];
    a_rectangle_half_out_is_named_by_its_half_on_the_board:
        "Rg1:b0b1,g1 ra7:a7,g7 w n - 0",
            "b0b1-a0a1" => ["0 b1 -> a1"],
            "b0b1-b1b2" => ["0 b1 -> b1"],
            "b0b1-b7b8" => ["0 b1 -> b7"],
            "b0b1>^b1n" => ["0 b1 -> b1n"];
    a_rectangle_that_leaves_its_own_cell_only_by_half_goes_all_the_same:
        "Rg1:b3c3+,g1 ra7:a7,c3,g7 w n - 0",
            "b3c3-c3d3" => ["0 b3 -> c3.2"],
            "b3c3-a3b3" => ["0 b3 -> a3"];

    x16_who_pushes_begins_and_the_pushed_wall_goes_on:
        "Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0",
            "c3n!d3n" => ["0 c3n -> d3n", "1 d3n -> e3n"];
    x18_p4a_a_wall_falls_off_the_board_beyond_the_last_segment:
        "Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7",
            "f3n!g3n" => ["0 f3n -> g3n", "1 g3n left at h3n"];
    p4a_it_falls_off_every_side:
        "Rg1:b3n,b6e,f2e,g1 ra7:a3n,a7,b7e,f1e,g7 w n - 7",
            "b3n!a3n" => ["0 b3n -> a3n", "1 a3n left at z3n"],
            "b6e!b7e" => ["0 b6e -> b7e", "1 b7e left at b8e"],
            "f2e!f1e" => ["0 f2e -> f1e", "1 f1e left at f0e"];
    x19_p4a_a_long_rectangle_falls_where_no_segment_is_left:
        "Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0",
            "e3n!f3ng3n" => ["0 e3n -> f3n", "1 f3n left at h3n"];
    p4a_on_the_left_as_well:
        "Rg1:c3n,g1 ra7:a3nb3n,a7,g7 w n - 0",
            "c3n!a3nb3n" => ["0 c3n -> b3n", "1 a3n left at z3n"];
    x20_p4b_a_wall_dies_in_its_place_between_two_others:
        "Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0",
            "c3n!d3n" => ["0 c3n -> d3n", "1 d3n left at d3n"];
    x21_p4c_a_long_rectangle_across_kills:
        "Rg1:c3n,g1 ra7:a7,d3ed4e,d3n,g7 w n - 0",
            "c3n!d3n" => ["0 c3n -> d3n", "1 d3n left at d3n"];
    x22_p4c_a_flat_rectangle_across_kills:
        "Rg1:c3n,e3e4,g1 ra7:a7,d3n,g7 w n - 0",
            "c3n!d3n" => ["0 c3n -> d3n", "1 d3n left at d3n"];
    x23_p4d_an_ideological_segment_kills:
        "Rg1:b1n,g1 ra7:a7,c1n,g7 w n - 0",
            "b1n!c1n" => ["0 b1n -> c1n", "1 c1n left at c1n"];
    x25_long_and_tall_rectangles_push_and_are_pushed_alike:
        "Rg1:b3nc3n,g1 ra7:^d3n,a7,g7 w n - 0",
            "b3nc3n!^d3n" => ["0 b3n -> c3n", "1 d3n -> e3n"];
    x31_a_wall_dies_against_one_of_its_own:
        "Rg1:c3n,d3n,g1 ra7:a7,e3n,f3n,g7 w n - 0",
            "d3n!e3n" => ["0 d3n -> e3n", "1 e3n left at e3n"];

    x26_k1_the_middle_one_is_taken_where_it_lies:
        "Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 30",
            "e4-a4" => ["0 e4 -> a4.2", "0 a4.2 left at a4.2"];
    x3_k1_the_lower_one_of_two_alike_stays:
        "Rg1:b3,c3,c3+,g1 ra7:a7,d3,d3+,e3,g7 w n - 0",
            "b3-d3" => ["0 b3 -> d3.2", "0 d3.2 left at d3.2"];
    x27_k1_a_rectangle_takes_two:
        "Rg1:a3,b5c5,g1 ra7:a7,b3,b3+,c3,c3+,g7 w n - 0",
            "b5c5-b3c3" => ["0 b5 -> b3.2", "0 b3.2 left at b3.2", "0 c3.2 left at c3.2"];
    x28_k5_what_lay_on_the_dead_sinks:
        "Rg1:b3,b5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0",
            "b5-b3" => ["0 b5 -> b3.2", "0 b3.2 left at b3.2", "0 c3.2 -> c3"];
    x29_k5_what_would_sink_may_die_too:
        "Rg1:b3,b5c5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0",
            "b5c5-b3c3" => ["0 b5 -> b3.2", "0 c3.2 left at c3.2", "0 b3.2 left at b3.2"];
    k5_a_rectangle_that_sinks_with_its_second_half_is_told_where_it_stays:
        "Rg1:d3,d5,g1 ra7:a7,b3c3+,c3d3+,g7 w n - 0",
            "d5-d3" => ["0 d5 -> d3.2", "0 c3 left at c3", "0 b3 -> b3"];
    k5_an_own_piece_sinks_alike:
        "Rg1:b3,b5,c3+,g1 ra7:a7,b3+c3,g7 w n - 0",
            "b5-b3" => ["0 b5 -> b3.2", "0 b3.2 left at b3.2", "0 c3.2 -> c3"];
    w5_lying_down_takes_too:
        "Rg1:b3,b3n,g1 ra7:a7,b3+,g7 w n - 0",
            "b3n>b3" => ["0 b3n -> b3.2", "0 b3.2 left at b3.2"];

    x32_b3_both_change_their_heights:
        "Rg1:a4,f3,g1 ra7:a4+,a7,f6,g7 w n - 0",
            "a4*" => ["0 a4 -> a4.2", "0 a4.2 -> a4"];
    x33_b3_rectangles_too:
        "Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0",
            "a3b3*" => ["0 a3 -> a3.2", "0 a3.2 -> a3"];
    x34_b3_half_out_too:
        "Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0",
            "b0b1*" => ["0 b1 -> b1.2", "0 b1.2 -> b1"];

    x1_t2_the_round_leaves_its_exit_for_the_top_of_a_piece:
        "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0",
            "Rd1-c1" => ["0 d1 -> c1.2"],
            "Rd1-e1" => ["0 d1 -> e1.2"];
    x36_the_round_walks_cell_by_cell_on_the_tops_of_piles:
        "Rb2:b2,c2,c3+,c4,d4,d5e5,f4 rg7:c3,e4,g5,g7 w n - 0",
            "Rb2-c2" => ["0 b2.2 -> c2.2"],
            "Rb2-c3" => ["0 b2.2 -> c2.2 c3.3"],
            "Rb2-e5" => ["0 b2.2 -> c2.2 c3.3 c4.2 d4.2 d5.2 e5.2"];
    x37_x38_o3_a_jump_is_the_one_cell:
        "Rb2:b2,b2n,b3,c2,c3 rg7:c2n,g5,g7 w n - 0",
            "Rb2-b3" => ["0 b2.2 -> b3.2"],
            "Rb2-c2" => ["0 b2.2 -> c2.2"];
    o3_where_a_path_leads_there_too_nothing_is_jumped:
        "Rb2:a2,a3,b2,b2n,b3 rg7:g5,g7 w n - 0",
            "Rb2-b3" => ["0 b2.2 -> a2.2 a3.2 b3.2"];
    x39_o3_a_long_rectangle_is_jumped:
        "Rb2:^b2e,b2,b2nc2n,b3,c2 rg7:g5,g7 w n - 0",
            "Rb2-b3" => ["0 b2.2 -> b3.2"];
    x40_o4_the_goal_is_the_bare_end_of_the_way:
        "Rd6:c6,c7,d6 rb1:b1,c1,g1 w n - 0",
            "Rd6-d7" => ["0 d6.2 -> d7"],
            "Rd6-c7" => ["0 d6.2 -> c6.2 c7.2"];
    o4_the_goal_is_entered_from_where_it_is_nearest:
        "Rc5:c5,c6,c7,d5,e5,e6,e7 rb1:b1,c1,g1 w n - 0",
            "Rc5-d7" => ["0 c5.2 -> c6.2 c7.2 d7"];
    x42_e2_back_from_the_exit_the_round_walks:
        "Rd7:c7,d6 rb1:b1,c1 b n - 1",
            "Rb1-d1" => ["0 b1.2 -> c1.2 d1"];
    x43_e2_the_first_move_of_the_extension_is_a_walk:
        "Re7:d6,e7 rd1:c1,c2,c3,c4,c5,c6,c7 b x - 1",
            "Rd1-c3" => ["0 d1 -> c1.2 c2.2 c3.2"];
    x44_e2_the_goal_of_the_extension_is_the_own_exit:
        "Rc1:a5,c1 rc7:a3,c7 w x - 9",
            "Rc1-d1" => ["0 c1.2 -> d1"];
}

#[test]
fn of_two_ways_of_one_length_always_the_same_is_walked() {
    let ring = "Rb2:b2,b3,b4,c2,c4,d2,d3,d4e4 rg7:g5,g7 w n - 0";
    for _ in 0..3 {
        assert_eq!(told(ring, "Rb2-d4"), ["0 b2.2 -> b3.2 b4.2 c4.2 d4.2"]);
    }
}
