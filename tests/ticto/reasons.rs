//! Why touches do not make a move in TicTo: each reason with its rule and its text.

use crate::law::sample::read;
use tablero::games::ticto::{Reason, TicTo};
use tablero::play::{Game, Selection, Spot, TouchResult, Why, erase};

fn spot(name: &str) -> Spot {
    name.parse().expect(name)
}

/// Why these touches do not make a move. Touching gives the same reason, unless it selects the second piece
/// instead of the first.
fn asked(position: &str, touched: &[&str]) -> Reason {
    let position = read::<TicTo>(position);
    let spots: Vec<Spot> = touched.iter().map(|name| spot(name)).collect();
    let why = position.why_not(&spots);
    let (mut hand, erased) = (Selection::default(), erase(position));
    for (index, at) in spots.iter().enumerate() {
        if let TouchResult::Refused { reason, .. } = hand.touch(&*erased, *at) {
            let expected = position.why_not(&spots[..=index]);
            assert_eq!(reason.downcast_ref::<Reason>(), Some(&expected));
        }
    }
    why
}

macro_rules! reasons {
    ($($name:ident: $position:literal, $touched:literal => $reason:expr, $rule:literal, $says:literal;)*) => {
        $(#[test]
        fn $name() {
            let touched: Vec<&str> = $touched.split(' ').collect();
            let why = asked($position, &touched);
            assert_eq!(why, $reason);
            assert_eq!(why.rule(), Some($rule));
            assert_eq!(why.to_string(), $says);
        })*
    };
}

reasons! {
    t1_there_must_be_something_to_move:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "c4" =>
        Reason::Empty { at: spot("c4") }, "T1", "there is nothing on c4 to move";
    t1_a_crossing_between_walls_is_nothing_to_move:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "b3x" =>
        Reason::Empty { at: spot("b3x") }, "T1", "there is nothing on b3x to move";
    t1_only_own_pieces_move:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "g7" =>
        Reason::NotYours { at: spot("g7") }, "T1", "what is on g7 is the opponent's";
    t1_the_opponents_round_does_not_move:
        "Rg1:b3,g1 rd7:c7 b n - 0", "g1" =>
        Reason::NotYours { at: spot("g1") }, "T1", "what is on g1 is the opponent's";
    t1_an_own_piece_that_covers_an_enemy_moves_and_the_enemy_under_it_not:
        "Rg1:b3,g1 ra7:a7,b3+ b n - 0", "g1" =>
        Reason::NotYours { at: spot("g1") }, "T1", "what is on g1 is the opponent's";
    t2_the_round_is_first:
        "Rd1:c1,c2 rd7:c7,e7 w n - 0", "c2" =>
        Reason::RoundFirst { round: spot("d1"), extended: false }, "T2",
        "the round on d1 must move first";
    t2_the_round_leaves_its_exit_by_one_cell_aside:
        "Rd1:b1,c1,d2 rd7:c7,e7 w n - 0", "d1 d2" =>
        Reason::OneCellAside { round: spot("d1") }, "T2",
        "the round leaves d1 by one cell to the left or right";
    t2_not_by_two_cells:
        "Rd1:b1,c1,d2 rd7:c7,e7 w n - 0", "d1 b1" =>
        Reason::OneCellAside { round: spot("d1") }, "T2",
        "the round leaves d1 by one cell to the left or right";
    e2_the_round_is_first_in_the_extension_too:
        "Rd7:c7,d6 rd1:b1,c1 w x - 0", "d6" =>
        Reason::RoundFirst { round: spot("d7"), extended: true }, "E2",
        "the round on d7 must move first";
    e2_the_first_move_of_the_extension_is_no_arrival:
        "Re7:d6,e7 rd1:c1,c2,c3,c4,c5,c6,c7 b x - 1", "d1 d7" =>
        Reason::GoalLater { at: spot("d7") }, "E2",
        "the first move of the extension does not end on d7";
    f1_what_carries_an_own_piece_stays:
        "Rg1:b3c3,c3+,g1 ra7:a7,d4,g7 w n - 0", "b3" =>
        Reason::Carries { at: spot("c3") }, "F1", "a piece of its own side lies on it on c3";
    f1_what_carries_a_round_stays:
        "Rg1:f1g1 ra7:a7,g7 w n - 0", "f1e" =>
        Reason::CarriesRound { at: spot("g1") }, "F1", "a round is on it on g1";
    f2_a_covered_piece_only_rebels:
        "Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0", "a3 c3" =>
        Reason::OnlyRebels { pair: "a3b3".parse().unwrap() }, "F2",
        "the covered piece on a3b3 can only rebel";
    f3_pieces_slide_straight:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "b3 c4" =>
        Reason::NotStraight, "F3", "pieces slide straight, never diagonally";
    f3_a_piece_walled_in_on_all_sides_is_stuck:
        "Rg1:a1,a1e,a1n,g1 ra7:a0n,a7,z1e w n - 0", "a1" =>
        Reason::Stuck { at: spot("a1") }, "F3", "the piece on a1 can neither slide nor stand up";
    f4_walls_are_not_passed:
        "Rg1:b3,d3e,g1 ra7:a7,b4n,g7 w n - 0", "b3 f3" =>
        Reason::Wall { at: spot("d3e") }, "F4", "the wall in d3e is in the way";
    f4_nor_are_enemy_walls:
        "Rg1:b3,d3e,g1 ra7:a7,b4n,g7 w n - 0", "b3 b5" =>
        Reason::Wall { at: spot("b4n") }, "F4", "the wall in b4n is in the way";
    f4_walls_are_not_lain_over:
        "Rg1:b0b1,g1 ra7:a0n,a7,c2e,g7 w n - 0", "b1 a1" =>
        Reason::Wall { at: spot("a0n") }, "F4", "the wall in a0n is in the way";
    f4_squares_stay_on_the_board:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "b3 b0" =>
        Reason::SquareLeaves, "F4", "a square stays on the cells of the board";
    f4_rectangles_leave_the_board_lengthwise:
        "Rg1:a1b1,g1 ra7:a7,g7 w n - 0", "a1 b0" =>
        Reason::RectangleLeaves, "F4",
        "a rectangle leaves the board lengthwise only, and with one half at most";
    f5_a_slide_stops_on_an_enemy:
        "Rg1:b3,g1 ra7:a7,d3,g7 w n - 0", "b3 f3" =>
        Reason::MustStop { at: spot("d3") }, "F5", "the slide must stop on the enemy on d3";
    f5_a_rectangle_stops_on_the_enemy_it_leaves_with_its_front_half:
        "Rg1:b3+c3+,g1 ra7:a7,b3,c3,g7 w n - 0", "b3 e3" =>
        Reason::MustStop { at: spot("c3") }, "F5", "the slide must stop on the enemy on c3";
    f7_an_own_pair_is_no_place_to_land:
        "Rg1:b3,c3,c3+,g1 ra7:a7,d3,d3+,e3,g7 w n - 0", "b3 c3" =>
        Reason::OwnPair { at: spot("c3") }, "F7", "the upper piece on c3 is of the same side";
    k2_what_is_under_a_round_is_not_killed:
        "Rg1:b3,b5,g1 rc3:b3+c3,g7 w n - 0", "b5 b3" =>
        Reason::Protected { at: spot("b3") }, "K2", "the upper piece on b3 is under a round";
    k2_nor_is_it_passed:
        "Rg1:b3,b5,g1 rc3:b3+c3,g7 w n - 0", "b5 b2" =>
        Reason::Protected { at: spot("b3") }, "K2", "the upper piece on b3 is under a round";
    g4_exit_cells_are_closed:
        "Rg1:c1,d3,g1 ra7:a7,g7 w n - 0", "c1 e1" =>
        Reason::Exit { at: spot("d1") }, "G4", "the exit cell d1 is closed to it";
    g4_so_are_the_segments_around_them:
        "Rg1:c1,d3,g1 ra7:a7,g7 w n - 0", "c1 c1e" =>
        Reason::Ideological { at: spot("c1e") }, "G4", "the segment c1e is ideological space";
    g5_a_round_blocks_its_cell:
        "Rg1:e1,g1 ra7:a7,g7 w n - 0", "e1 g1" =>
        Reason::RoundThere { at: spot("g1") }, "G5", "a round is on g1";
    g5_a_crossing_is_held_by_one_rectangle:
        "Rg1:b3nc3n,g1 ra7:a7,d3ed4e,g7 w n - 0", "b3n e3n" =>
        Reason::Held { at: spot("d3x") }, "G5", "a rectangle lies over the crossing d3x";
    g5_tipping_needs_both_crossings:
        "Rg1:^c3n,g1 ra7:a7,d3ed4e,g7 w n - 0", "c3n e3n" =>
        Reason::Held { at: spot("d3x") }, "G5", "a rectangle lies over the crossing d3x";
    u1_a_wall_takes_its_segment:
        "Rg1:b3,g1 ra7:a7,b3n,g7 w n - 0", "b3 b3n" =>
        Reason::Taken { at: spot("b3n") }, "U1", "a wall stands in b3n";
    u1_a_flat_rectangle_takes_the_segment_under_it:
        "Rg1:b3+,g1 ra7:a7,b3c3,g7 w n - 0", "b3 b3e" =>
        Reason::LainOn { at: spot("b3e") }, "U1", "a flat rectangle lies over b3e";
    u2_a_square_stands_up_beside_its_cell:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "b3 c3n" =>
        Reason::NotAround { cell: spot("b3") }, "U2",
        "the square on b3 can only stand up beside its cell";
    u2_a_square_does_not_stand_on_a_crossing:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "b3 b3x" =>
        Reason::NotAround { cell: spot("b3") }, "U2",
        "the square on b3 can only stand up beside its cell";
    u3_a_rectangle_tips_over_a_side:
        "Rg1:b3c3,g1 ra7:a7,g7 w n - 0", "b3 d3n" =>
        Reason::NotOverSide, "U3", "a rectangle can only stand up over one of its sides";
    u4_half_in_the_margin_it_tips_inward:
        "Rg1:b0b1,g1 ra7:a7,g7 w n - 0", "b1 b1e" =>
        Reason::OnlyInward { at: spot("b1") }, "U4",
        "half in the margin, the rectangle stands up over its inner side beyond b1 only";
    w1_a_square_does_not_glide:
        "Rg1:a1n,g1 ra7:a7,g7 w n - 0", "a1n b1n" =>
        Reason::NoGlide, "W1", "a square does not move along the grooves by itself";
    w2_a_rectangle_glides_in_its_groove:
        "Rg1:b3nc3n,g1 ra7:a7,g7 w n - 0", "b3n e4n" =>
        Reason::OtherGroove, "W2", "a rectangle can only glide along its own groove";
    w2_walls_end_a_glide:
        "Rg1:b3nc3n,g1 ra7:a7,e3n,g7 w n - 0", "b3n f3n" =>
        Reason::Taken { at: spot("e3n") }, "U1", "a wall stands in e3n";
    w3_a_rectangle_tips_over_its_own_ends:
        "Rg1:b3nc3n,g1 ra7:a7,e3n,g7 w n - 0", "b3n d3x" =>
        Reason::NotItsEnd, "W3", "a rectangle can only be set on end over one of its own ends";
    w3_at_the_border_there_is_nothing_to_stand_in:
        "Rg1:a3nb3n,g1 ra7:a7,g7 w n - 0", "a3n z3x" =>
        Reason::GrooveEnds, "G1", "the groove ends there";
    w4_a_tall_rectangle_tips_into_the_next_two_segments:
        "Rg1:^c3n,g1 ra7:a7,g7 w n - 0", "c3n c3x" =>
        Reason::NotBesideTall, "W4",
        "a rectangle on end can only tip into the next two segments of its groove";
    w4_both_segments_have_to_be_there:
        "Rg1:^f3n,g1 ra7:a7,g7 w n - 0", "f3n g3n" =>
        Reason::GrooveEnds, "G1", "the groove ends there";
    w5_walls_lie_down_beside_their_groove:
        "Rg1:a1n,g1 ra7:a7,g7 w n - 0", "a1n b1" =>
        Reason::NotBesideWall, "W5", "a wall can only lie down beside its groove";
    w5_a_wall_in_the_border_lies_down_on_the_board:
        "Rg1:a0n,g1 ra7:a7,g7 w n - 0", "a0n a0" =>
        Reason::NoCellBeside, "W5", "there is no cell of the board to lie down on";
    w5_walls_are_not_lain_across:
        "Rg1:^c1n,a1n,g1 ra7:a7,c0n,g7 w n - 0", "c1n c1" =>
        Reason::Across { at: spot("c0n") }, "W5", "the rectangle would lie across the wall in c0n";
    w5_a_wall_between_two_own_pairs_has_nowhere_to_go:
        "Rg1:b3,b3+,b3n,b4,b4+,g1 ra7:a7,g7 w n - 0", "b3n" =>
        Reason::StuckWall { at: spot("b3n") }, "W5", "the wall in b3n has nowhere to go";
    p1_walls_far_apart_are_not_in_tension:
        "Rg1:b3n,g1 ra7:a7,d3n,g7 w n - 0", "b3n d3n" =>
        Reason::NoTension { at: spot("d3n") }, "P1",
        "what is in d3n is not next to the wall in one groove";
    p1_walls_of_two_grooves_are_not_in_tension:
        "Rg1:b3n,g1 ra7:a7,b3e,g7 w n - 0", "b3n b3e" =>
        Reason::NoTension { at: spot("b3e") }, "P1",
        "what is in b3e is not next to the wall in one groove";
    p1_a_rectangle_over_the_crossing_takes_the_tension_away:
        "Rg1:c3n,g1 ra7:a7,c3ec4e,d3n,g7 w n - 0", "c3n d3n" =>
        Reason::CrossingBetween { at: spot("c3x") }, "P1",
        "a rectangle over the crossing c3x is between the walls";
    p2_own_walls_are_not_pushed:
        "Rg1:c3n,d3n,g1 ra7:a7,d3+,d4,d4+,g7,d3 w n - 0", "c3n d3n" =>
        Reason::OwnWall { at: spot("d3n") }, "P2", "the wall in d3n is of the same side and cannot be pushed";
    p3_there_is_no_answer_on_the_next_ply:
        "Rg1:d3n,g1,g2 ra7:a6,a7,e3n,g7 b n d3n!e3n 1", "e3n d3n" =>
        Reason::NoAnswer { at: spot("d3n") }, "P3", "the wall was pushed from d3n just now";
    b1_only_likes_rebel:
        "Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0", "c5" =>
        Reason::Covered { at: spot("c5") }, "B1",
        "an enemy lies on it on c5, and only exactly under its like could it rebel";
    b1_nothing_rebels_under_a_round:
        "Rg1:b3,g1,g2 rb3:b3+,g7 w n - 0", "b3" =>
        Reason::PairUnderRound { at: spot("b3") }, "B1", "the round on b3 keeps it from rebelling";
    b2_a_rebellion_waits:
        "Rg1:a4,f3,g1 ra7:a4+,a7,f6,g7 w n *a4 1", "a4" =>
        Reason::NotYet { pair: "a4".parse().unwrap() }, "B2", "the piece on a4 was covered just now";
    o1_a_round_without_a_path_stays:
        "Rg1:b3,g1 ra7:a7,g7 w n - 0", "g1" =>
        Reason::StuckRound { at: spot("g1") }, "O1", "the round on g1 has no move";
    o1_a_round_moves_from_cell_to_cell:
        "Rb2:b2,b2n,b3,c2 rg7:g5,g7 w n - 0", "b2 b2n" =>
        Reason::OnlyCells, "O1", "a round moves from cell to cell";
    o1_there_must_be_a_path:
        "Rb2:b2,c2,e4 rg7:g5,g7 w n - 0", "b2 e4" =>
        Reason::NoPath { to: spot("e4") }, "O1", "no path leads to e4";
    o2_there_must_be_a_piece_under_the_round:
        "Rb2:b2,c2,e4 rg7:g5,g7 w n - 0", "b2 d2" =>
        Reason::NothingUnder { at: spot("d2") }, "O2", "nothing lies on d2 to carry the round";
    o2_and_it_must_be_an_own_one:
        "Rb2:b2,c2,e4 rg7:b3,g5,g7 w n - 0", "b2 b3" =>
        Reason::EnemyOnTop { at: spot("b3") }, "O2", "an enemy is on top on b3";
    o3_a_tall_rectangle_is_not_jumped:
        "Rb2:^b2e,b2,b2nc2n,b3,c2 rg7:g5,g7 w n - 0", "b2 c2" =>
        Reason::TallWall { at: spot("b2e") }, "O3", "the rectangle in b2e stands too high to be jumped";
    o3_an_enemy_wall_is_not_jumped:
        "Rb2:b2,b3,c2 rg7:b2e,g5,g7 w n - 0", "b2 c2" =>
        Reason::EnemyWall { at: spot("b2e") }, "O3", "the enemy wall in b2e cannot be jumped";
    o3_a_jump_is_a_move_of_its_own:
        "Rb2:b2,b2n,b3,b4 rg7:g5,g7 w n - 0", "b2 b4" =>
        Reason::JumpAlone { to: spot("b4") }, "O3", "to b4 a jump would be part of a longer way";
    o4_the_goal_is_the_end:
        "Rd6:c6,d6,e7 rb1:b1,c1,g1 w n - 0", "d6 e7" =>
        Reason::GoalIsTheEnd { at: spot("d7") }, "O4", "the goal d7 is the end of a path, not a part";
    o4_the_other_round_is_not_joined:
        "Rd7:c7,d6 rd1:b1,c1 w x - 0", "d7 d1" =>
        Reason::GoalTaken { at: spot("d1") }, "O4", "the other round is still on d1";
    o5_the_own_exit_is_no_place_to_stop:
        "Rc1:c1,c2,e1 ra7:a7,g7 w n - 3", "c1 d1" =>
        Reason::HomeClosed { at: spot("d1") }, "O5", "the exit cell d1 is closed to the round";
    o5_nor_is_it_a_passage:
        "Rc1:c1,c2,e1 ra7:a7,g7 w n - 3", "c1 e1" =>
        Reason::HomeClosed { at: spot("d1") }, "O5", "the exit cell d1 is closed to the round";
}

#[test]
fn a_piece_touched_twice_has_to_go_somewhere() {
    let position = "Rb2:b3c3,b2,c2 ra7:a7,g7 w n - 0";
    for (touches, at) in [
        (["b3", "b3e"], "b3e"),
        (["b3", "c3"], "c3"),
        (["b2", "b2"], "b2"),
    ] {
        let why = asked(position, &touches);
        assert_eq!(why, Reason::Stays { at: spot(at) });
        assert_eq!(why.rule(), Some("T1"));
        assert_eq!(
            why.to_string(),
            format!("the piece on {at} has to go somewhere")
        );
    }
}

#[test]
fn what_is_legal_is_not_forbidden() {
    let position = "Rg1:b3,g1 ra7:a7,g7 w n - 0";
    for touches in [&["b3"][..], &["b3", "b5"]] {
        let why = asked(position, touches);
        assert_eq!(why, Reason::Allowed);
        assert_eq!(
            (why.rule(), why.to_string().as_str()),
            (None, "no rule forbids that")
        );
    }
}

#[test]
fn beyond_the_board_there_is_nothing_to_touch() {
    let position = "Rg1:b3,g1 ra7:a7,g7 w n - 0";
    for touches in [
        &[][..],
        &["z0"],
        &["h8"],
        &["i3"],
        &["b3", "m12"],
        &["b3", "z0e"],
    ] {
        let why = asked(position, touches);
        assert_eq!(why, Reason::NoPlace, "{touches:?}");
        assert_eq!(
            (why.rule(), why.to_string().as_str()),
            (None, "that is not a place on this board")
        );
    }
}

#[test]
fn after_the_end_that_is_the_reason() {
    let why = asked("Rg1:a1,g1 ra7:a1+,a7 w n *a1 12", &["a1"]);
    assert_eq!(why, Reason::Over);
    assert_eq!(
        (why.rule(), why.to_string().as_str()),
        (None, "the game is over")
    );
}
