//! The worked examples of ZOQ's rules. Each is named after what it shows.

use crate::law::sample::{after, moves, moves_from, read, read_with, result};
use tablero::games::zoq::{Cell, Ending, Reach, Zoq};
use tablero::play::{EndReason, Game, GameLine};
use tablero::rules::{Outcome, Position, Side, perft};

const START: &str = "bbb/3/WWW Wb w";
const ANY: &str = "reach=any";

fn zoq(text: &str) -> Zoq {
    read(text)
}

/// Moves with the results after them.
fn results(position: &Zoq) -> Vec<(String, String)> {
    let play = |mv: String| (result(&after(position, &mv)), mv);
    let moves = position.moves().into_iter().map(|mv| mv.to_string());
    moves.map(play).map(|(result, mv)| (mv, result)).collect()
}

/// The moves that win immediately.
fn winning(position: &Zoq) -> String {
    let won = |(mv, result): (String, String)| (!result.is_empty()).then_some(mv);
    let moves: Vec<String> = results(position).into_iter().filter_map(won).collect();
    moves.join(" ")
}

#[test]
fn rule_1_three_each_on_the_board_one_in_hand_and_white_begins() {
    let start = Zoq::start(Reach::Lines);
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Side::White);
    assert_eq!(start.pieces().len(), 8);
    assert!(start.has_spare(Side::White) && start.has_spare(Side::Black));
}

#[test]
fn rules_3_to_5_the_start_has_three_placements_and_five_moves() {
    assert_eq!(
        moves(&zoq(START)),
        "@a2 @b2 @c2 a1-a2 a1-b2 b1-b2 c1-b2 c1-c2"
    );
}

#[test]
fn rule_5_with_reach_any_pieces_go_to_far_sides_and_corners() {
    let start: Zoq = read_with(ANY, START);
    assert_eq!(
        moves(&start),
        "@a2 @b2 @c2 a1-a2 a1-b2 a1-c2 b1-b2 c1-a2 c1-b2 c1-c2"
    );
}

#[test]
fn rule_3_a_piece_in_hand_may_be_put_on_any_empty_cell_and_moves_like_the_others() {
    let placed = after(&zoq(START), "@b2 a3-a2");
    assert_eq!(placed.to_string(), "1bb/bW1/WWW b w");
    assert_eq!(moves_from(&placed, "@"), "", "there is no second one");
    assert_eq!(moves_from(&placed, "b2"), "b2-a3 b2-c2");
}

#[test]
fn rule_4_the_centre_piece_reaches_every_empty_cell() {
    assert_eq!(moves(&zoq("b1b/WW1/bWb W w")), "@b3 @c2 b2-b3 b2-c2");
}

#[test]
fn rule_7_filling_the_third_neighbour_wins_by_a_placement_and_by_a_move() {
    let position = zoq("bb1/W1b/bWW W w");
    assert_eq!(moves(&position), "@b2 @c3 a2-b2 b1-b2 c1-b2");
    assert_eq!(winning(&position), "@b2 c1-b2");
    let won = after(&position, "@b2");
    assert_eq!(won.to_string(), "bb1/WWb/bWW - b");
    assert_eq!(won.outcome(), Some(Outcome::Won(Side::White)));
    let ending = won.ending().unwrap();
    assert_eq!(ending.to_string(), "white has surrounded the piece on a1");
    assert_eq!(won.moves(), []);
}

#[test]
fn rule_8_who_places_himself_between_three_enemies_goes_on() {
    let position = zoq("b1b/WW1/1Wb Wb b");
    assert_eq!(moves(&position), "@a1 @b3 @c2 a3-b3 c1-c2 c3-b3 c3-c2");
    let placed = after(&position, "@a1");
    assert_eq!(placed.to_string(), "b1b/WW1/bWb W w");
    assert_eq!(placed.outcome(), None);
    assert_eq!(placed.ending(), None);
}

#[test]
fn rule_8_a_surround_that_still_stands_wins_by_any_move() {
    assert_eq!(winning(&zoq("b1b/WW1/bWb W w")), "@b3 @c2");
}

#[test]
fn rule_7_the_same_board_with_the_surrounded_side_to_move_is_over() {
    let over = zoq("b1b/WW1/bWb W b");
    assert_eq!(result(&over), "white");
    assert_eq!(moves(&over), "");
}

#[test]
fn rule_6_a_piece_hemmed_in_by_both_colours_is_not_surrounded() {
    let position = zoq("b1b/WW1/bbW W b");
    assert_eq!(result(&position), "");
    assert_eq!(moves(&position), "a3-b3 c3-b3 c3-c2");
}

#[test]
fn rule_6_each_corner_has_its_own_three_neighbours() {
    for (text, corner) in [
        ("1b1/WW1/bWb Wb b", "a1"),
        ("bWb/WW1/1b1 Wb b", "a3"),
        ("1b1/1WW/bWb Wb b", "c1"),
        ("bWb/1WW/1b1 Wb b", "c3"),
    ] {
        for options in ["", ANY] {
            let position: Zoq = read_with(options, text);
            let ending = position.ending().unwrap().to_string();
            let sentence = format!("white has surrounded the piece on {corner}");
            assert_eq!(ending, sentence, "{options}");
        }
    }
}

#[test]
fn rule_9_who_is_to_move_and_cannot_has_lost() {
    let stuck = zoq("b2/Wbb/WWW b w");
    assert_eq!(result(&stuck), "black");
    assert_eq!(moves(&stuck), "");
    let ending = stuck.ending().unwrap();
    assert_eq!(ending, Ending::Stuck { side: Side::White });
    assert_eq!(ending.to_string(), "white is to move and has no move");
}

#[test]
fn rule_9_with_reach_any_the_same_player_can_move() {
    let position: Zoq = read_with(ANY, "b2/Wbb/WWW b w");
    assert_eq!(moves(&position), "a1-b3 a2-c3 b1-c3 c1-b3");
}

#[test]
fn rules_2_and_9_a_piece_in_hand_must_be_placed_if_no_other_can_move() {
    let position = zoq("3/bbb/WWW Wb w");
    assert_eq!(moves(&position), "@a3 @b3 @c3");
}

#[test]
fn rule_7_one_move_may_surround_two_corners() {
    let over = zoq("bWb/WW1/bW1 b b");
    assert_eq!(result(&over), "white");
    let ending = Ending::Surrounded {
        side: Side::White,
        at: Cell::new(0, 0),
        and: Some(Cell::new(0, 2)),
    };
    assert_eq!(over.ending(), Some(ending));
    assert_eq!(
        ending.to_string(),
        "white has surrounded the pieces on a1 and a3"
    );
}

#[test]
fn rule_10_nothing_is_ever_captured() {
    let mut position = zoq(START);
    let mut rng = fastrand::Rng::with_seed(10);
    while let Some(mv) = rng.choice(position.moves()) {
        position.play(mv);
        assert_eq!(position.pieces().len(), 8, "{position}");
    }
}

#[test]
fn rule_11_a_position_that_stands_for_the_third_time_is_a_draw_of_the_record() {
    for reach in Zoq::all_options() {
        let mut record = GameLine::from_position(Zoq::start(reach));
        let round = ["a1-a2", "c3-c2", "a2-a1", "c2-c3"];
        for (ply, mv) in round.iter().chain(&round).enumerate() {
            assert_eq!(record.result(), None, "before ply {ply}");
            record.play_text(mv).unwrap();
        }
        let result = record.result().unwrap();
        assert_eq!(result.outcome, Outcome::Draw);
        assert_eq!(result.reason, EndReason::Repetition);
        assert_eq!(record.last().to_string(), START);
        assert_eq!(record.last().outcome(), None);
    }
}

#[test]
fn rule_11_a_piece_put_on_the_board_makes_another_position() {
    for reach in Zoq::all_options() {
        let mut record = GameLine::from_position(Zoq::start(reach));
        for mv in ["a1-a2", "c3-c2", "a2-a1", "c2-c3"] {
            record.play_text(mv).unwrap();
        }
        assert_eq!(record.last(), record.position(0), "for the second time");
        // All six pieces are on the same cells, with the same side to move.
        for mv in ["@b2", "@a2"] {
            record.play_text(mv).unwrap();
        }
        assert_eq!(record.last().to_string(), "bbb/bW1/WWW - w");
        assert_eq!(record.result(), None);
    }
}

#[test]
fn rule_11_the_side_to_move_and_the_option_are_part_of_a_position() {
    let key = |options, text| read_with::<Zoq>(options, text).repetition_key();
    assert_ne!(key("", START), key("", "bbb/3/WWW Wb b"));
    assert_ne!(key("", START), key(ANY, START));
    assert_ne!(zoq(START), read_with::<Zoq>(ANY, START));
}

#[test]
fn the_start_branches_as_known() {
    let count = |reach: &str, depths: u32| -> Vec<u64> {
        let start: Zoq = read_with(reach, START);
        (1..=depths).map(|depth| perft(&start, depth)).collect()
    };
    assert_eq!(
        count("", 9),
        [8, 45, 226, 978, 4312, 18268, 74742, 300_014, 1_203_858]
    );
    assert_eq!(
        count(ANY, 8),
        [10, 81, 572, 3738, 23982, 147_556, 900_136, 5_403_924]
    );
}
