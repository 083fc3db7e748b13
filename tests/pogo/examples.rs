//! The worked examples of Pogo's rules. Each is named after what it shows.

use crate::law::sample::{after, moves, moves_from, read, result};
use std::collections::HashSet;
use tablero::games::pogo::{Cell, Ending, Move, Pogo};
use tablero::play::{EndReason, Game, GameLine, GameText};
use tablero::rules::{NoOptions, Outcome, Position, Side, perft};

const START: &str = "bb,bb,bb/-,-,-/WW,WW,WW w";
const TOWER: &str = "bb,b,b/-,WWWbWW,-/-,bW,-";
/// Two tall stacks: White's on b2, and Black's last one on c2.
const LAST_TWO: &str = "-,-,-/-,bbbbbWWWWWW,b/-,-,- w";

fn pogo(text: &str) -> Pogo {
    read(text)
}

fn digits(text: &str) -> String {
    let moves = text.split(' ').map(|mv| mv.parse::<Move>().unwrap());
    let texts: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    texts.join(" ")
}

#[test]
fn rule_2_each_begins_with_three_stacks_of_two_and_white_moves_first() {
    let start = Pogo::start(NoOptions);
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Side::White);
    assert_eq!(start.pieces().len(), 12);
}

#[test]
fn rules_4_and_5_the_start_has_sixteen_moves() {
    let start = pogo(START);
    assert_eq!(
        moves(&start),
        "1a1-a2 1a1-b1 1b1-a1 1b1-b2 1b1-c1 1c1-b1 1c1-c2 2a1-a3 2a1-b2 2a1-c1 2b1-a2 2b1-b3 \
         2b1-c2 2c1-a1 2c1-b2 2c1-c3"
    );
    let old = "121 132 141 152 172 211 231 242 251 262 282 312 321 352 361 392";
    let mut read: Vec<String> = digits(old).split(' ').map(str::to_owned).collect();
    read.sort();
    assert_eq!(read.join(" "), moves(&start));
}

#[test]
fn rule_3_only_an_own_stack_is_used() {
    let black = pogo(&format!("{TOWER} b"));
    assert_eq!(
        moves(&black),
        "1a3-a2 1a3-b3 1b3-a3 1b3-b2 1b3-c3 1c3-b3 1c3-c2 2a3-a1 2a3-b2 2a3-c3"
    );
}

#[test]
fn rule_4_the_pieces_below_the_top_one_may_be_of_either_colour() {
    let white = pogo(&format!("{TOWER} w"));
    assert_eq!(
        moves(&white),
        "1b1-a1 1b1-b2 1b1-c1 1b2-a2 1b2-b1 1b2-b3 1b2-c2 2b1-a2 2b1-b3 2b1-c2 2b2-a1 2b2-a3 \
         2b2-c1 2b2-c3 3b2-a2 3b2-b1 3b2-b3 3b2-c2"
    );
    let two = after(&white, "2b2-c1");
    assert_eq!(two.to_string(), "bb,b,b/-,WWWb,-/-,bW,WW b");
    let tower = two.at(Cell::new(1, 1));
    assert_eq!(tower.owner(), Some(Side::Black));
    let three = after(&white, "3b2-c2");
    assert_eq!(three.to_string(), "bb,b,b/-,WWW,bWW/-,bW,- b");
}

#[test]
fn rule_4_a_group_needs_a_stack_as_high() {
    let position = pogo("bb,bb,bb/-,-,-/WWW,W,WW w");
    assert_eq!(
        moves_from(&position, "2"),
        "2a1-a3 2a1-b2 2a1-c1 2c1-a1 2c1-b2 2c1-c3"
    );
    assert_eq!(moves_from(&position, "3"), "3a1-a2 3a1-b1 3a1-b3 3a1-c2");
}

#[test]
fn rule_5_steps_are_never_diagonal_and_groups_may_turn() {
    assert_eq!(moves_from(&pogo(START), "1a1"), "1a1-a2 1a1-b1");
    assert_eq!(moves_from(&pogo(START), "2a1"), "2a1-a3 2a1-b2 2a1-c1");
}

#[test]
fn rule_6_a_group_goes_over_stacks_and_lands_on_any() {
    // b1 is on the way from a1 to c1, and a3 has enemy pieces.
    let over = after(&pogo(START), "2a1-c1");
    assert_eq!(over.to_string(), "bb,bb,bb/-,-,-/-,WW,WWWW b");
    let onto = after(&pogo(START), "2a1-a3");
    assert_eq!(onto.to_string(), "bbWW,bb,bb/-,-,-/-,WW,WW b");
}

#[test]
fn rule_6_stacks_may_have_any_height() {
    let tall = after(&pogo(LAST_TWO), "3b2-c2");
    assert_eq!(tall.to_string(), "-,-,-/-,bbbbbWWW,bWWW/-,-,- b");
    let twelve = pogo("-,-,-/-,WWWWWWbbbbbb,-/-,-,- w");
    assert_eq!(twelve.pieces().len(), 12);
}

#[test]
fn rule_7_two_pieces_do_not_step_out_and_back() {
    for mv in pogo(START).moves() {
        assert_ne!(mv.from, mv.to, "{mv}");
    }
}

#[test]
fn rule_8_three_pieces_in_a_corner_go_far_or_walk_a_u() {
    let corner = pogo("bb,bb,bb/-,-,-/WWW,W,WW w");
    assert_eq!(
        moves(&corner),
        "1a1-a2 1a1-b1 1b1-a1 1b1-b2 1b1-c1 1c1-b1 1c1-c2 2a1-a3 2a1-b2 2a1-c1 2c1-a1 2c1-b2 \
         2c1-c3 3a1-a2 3a1-b1 3a1-b3 3a1-c2"
    );
}

#[test]
fn rule_8_three_pieces_in_the_centre_reach_the_four_neighbours() {
    let centre = pogo("bb,bb,bb/-,WWW,-/W,W,W w");
    assert_eq!(
        moves(&centre),
        "1a1-a2 1a1-b1 1b1-a1 1b1-b2 1b1-c1 1b2-a2 1b2-b1 1b2-b3 1b2-c2 1c1-b1 1c1-c2 2b2-a1 \
         2b2-a3 2b2-c1 2b2-c3 3b2-a2 3b2-b1 3b2-b3 3b2-c2"
    );
}

#[test]
fn rule_9_different_paths_are_one_move() {
    // There are two paths from a1 to b2 for two pieces.
    let starts: Vec<Move> = pogo(START).moves();
    let turns = starts.iter().filter(|mv| mv.to_string() == "2a1-b2");
    assert_eq!(turns.count(), 1);
}

#[test]
fn rule_10_covering_the_last_enemy_stack_wins() {
    let position = pogo(LAST_TWO);
    assert_eq!(
        moves(&position),
        "1b2-a2 1b2-b1 1b2-b3 1b2-c2 2b2-a1 2b2-a3 2b2-c1 2b2-c3 3b2-a2 3b2-b1 3b2-b3 3b2-c2"
    );
    let winning: Vec<String> = position
        .moves()
        .into_iter()
        .filter(|mv| result(&after(&position, &mv.to_string())) == "white")
        .map(|mv| mv.to_string())
        .collect();
    assert_eq!(winning, ["1b2-c2", "3b2-c2"]);
    let won = after(&position, "1b2-c2");
    assert_eq!(won.to_string(), "-,-,-/-,bbbbbWWWWW,bW/-,-,- b");
    assert_eq!(moves(&won), "");
    let ending = Ending {
        side: Side::White,
        stacks: 2,
    };
    assert_eq!(won.ending(), Some(ending));
    assert_eq!(ending.to_string(), "white controls all 2 stacks");
}

#[test]
fn rule_10_covering_one_of_two_enemy_stacks_does_not_win() {
    let position = pogo("-,-,-/-,WWWWWbbbbb,-/-,W,b w");
    assert_eq!(moves(&position), "1b1-a1 1b1-b2 1b1-c1");
    for mv in ["1b1-a1", "1b1-b2", "1b1-c1"] {
        assert_eq!(result(&after(&position, mv)), "", "{mv}");
    }
}

#[test]
fn rules_10_and_11_a_single_stack_is_its_owners_victory() {
    let over = pogo("-,-,-/-,WWWWWWbbbbbb,-/-,-,- w");
    assert_eq!(over.outcome(), Some(Outcome::Won(Side::Black)));
    assert_eq!(moves(&over), "");
    let ending = over.ending().unwrap();
    assert_eq!(ending.to_string(), "black controls the only stack");
}

#[test]
fn rule_12_a_position_that_stands_for_the_third_time_is_a_draw_of_the_record() {
    let mut record = GameLine::from_position(Pogo::start(NoOptions));
    let round = ["2a1-c1", "2a3-c3", "2c1-a1", "2c3-a3"];
    for (ply, mv) in round.iter().chain(&round).enumerate() {
        assert_eq!(record.result(), None, "before ply {ply}");
        record.play_text(mv).unwrap();
    }
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Draw);
    assert_eq!(result.reason, EndReason::Repetition);
    assert_eq!(record.last().to_string(), START);
    assert_eq!(record.last().outcome(), None);
    assert!(record.undo() && record.result().is_none());
}

#[test]
fn rule_12_the_side_to_move_is_part_of_a_position() {
    let keys = ["w", "b"].map(|side| pogo(&format!("{TOWER} {side}")).repetition_key());
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn different_positions_never_share_a_key() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut texts = HashSet::new();
    let mut keys = HashSet::new();
    for _ in 0..200 {
        let mut position = Pogo::start(NoOptions);
        for _ in 0..100 {
            texts.insert(position.to_string());
            keys.insert(position.repetition_key().unwrap());
            assert_eq!(keys.len(), texts.len(), "{position}");
            let Some(mv) = rng.choice(position.moves()) else {
                break;
            };
            position.play(mv);
        }
    }
    assert!(texts.len() > 5_000, "{}", texts.len());
    // The same tops and heights with different pieces below: moved within a stack, and to another one.
    for (one, other) in [
        ("bbb,bbb,-/-,-,-/-,WWW,WWW w", "bbb,-,bbb/-,-,-/-,WWW,WWW w"),
        ("Wbb,bbb,-/-,-,-/-,WbW,WWW w", "bWb,bbb,-/-,-,-/-,WbW,WWW w"),
        ("Wb,Wb,-/-,-,-/WWWW,bbbb,- w", "WbW,b,-/-,-,-/WWWW,bbbb,- w"),
    ] {
        let (one, other) = (pogo(one), pogo(other));
        assert_ne!(one.repetition_key(), other.repetition_key());
    }
}

#[test]
fn the_older_notation_is_read_and_written_as_the_usual_one() {
    for (old, new) in [
        ("172", "2a1-a3"),
        ("121", "1a1-b1"),
        ("743", "3a3-a2"),
        ("691", "1c2-c3"),
    ] {
        let read = Move::from_digits(old).map(|mv| mv.to_string());
        assert_eq!(read.as_deref(), Some(new));
    }
    assert_eq!(digits("172 121 743"), "2a1-a3 1a1-b1 3a3-a2");
    let text = GameText {
        game: Pogo::SLUG.to_owned(),
        moves: ["132", "792", "3a1-b1"].map(str::to_owned).to_vec(),
        ..GameText::default()
    };
    let mut played = text.clone();
    played.moves.truncate(2);
    let record = GameLine::<Pogo>::read(&played).unwrap();
    assert_eq!(record.text().moves, ["2a1-c1", "2a3-c3"]);
    assert!(
        GameLine::<Pogo>::read(&text).is_err(),
        "nothing is left on a1"
    );
}

#[test]
fn the_start_branches_as_known() {
    let start = pogo(START);
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [1, 16, 240, 3787, 58150, 898_697]);
}

#[test]
fn new_positions_by_ply_are_those_known() {
    let mut known = HashSet::from([pogo(START)]);
    let mut newest = vec![pogo(START)];
    let mut counts = Vec::new();
    for _ in 0..=4 {
        counts.push(newest.len());
        let mut next = Vec::new();
        for position in newest {
            position.each_move(|mv| {
                let mut after = position;
                after.play(mv);
                if known.insert(after) {
                    next.push(after);
                }
            });
        }
        newest = next;
    }
    assert_eq!(counts, [1, 16, 240, 2579, 26706]);
}
