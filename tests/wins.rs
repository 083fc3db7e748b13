//! Forced wins: positions small enough to check by hand, and a comparison with trying everything.

use tablero::games::breakthrough::Breakthrough;
use tablero::games::zoq::Zoq;
use tablero::rules::{Outcome, Position, Side};
use tablero::search::{hardest_reply, winning_move, wins_within};

fn race(text: &str) -> Breakthrough {
    Breakthrough::parse(Default::default(), text).unwrap()
}

#[test]
fn a_win_takes_as_many_moves_as_it_takes() {
    let position = race("8/8/2P5/8/8/8/p7/8 b");
    assert!(wins_within(&position, Side::Black, 1));
    let position = race("p5p1/8/1P6/8/8/8/8/8 w");
    assert!(!wins_within(&position, Side::White, 1));
    assert!(wins_within(&position, Side::White, 2));
    assert!(wins_within(&position, Side::White, 3));
    assert!(!wins_within(&position, Side::Black, 3));
}

#[test]
fn the_quickest_win_is_found() {
    let position = race("8/2P5/2P5/8/8/8/8/6p1 w");
    assert!(position.outcome().is_some(), "it is over");
    let position = race("8/2P5/2P5/8/8/6p1/8/8 w");
    let found = winning_move(&position, 3).unwrap().to_string();
    assert!(found.starts_with("c7-"), "{found}");
    assert_eq!(winning_move(&race("p7/8/8/8/8/8/8/7P w"), 3), None);
}

#[test]
fn the_reply_that_holds_longest_is_given() {
    // The pawn on c7 can only be taken from b8.
    let position = race("1p5p/2P5/8/8/8/8/8/8 b");
    let reply = hardest_reply(&position, 2).unwrap();
    assert_eq!(reply.to_string(), "b8xc7");
}

#[test]
fn a_finished_game_is_won_by_whom_it_is_won_by() {
    let over = race("4/4/P3/1p2 w");
    assert_eq!(over.outcome(), Some(Outcome::Won(Side::Black)));
    assert!(wins_within(&over, Side::Black, 0));
    assert!(!wins_within(&over, Side::White, 5));
    assert_eq!(hardest_reply(&over, 2), None);
}

/// According to the rules document, `b1-b2` is the only first move that wins, in nine plies.
#[test]
fn zoq_is_won_by_white_in_five_moves() {
    let start = Zoq::start(Default::default());
    assert!(wins_within(&start, Side::White, 5));
    assert!(!wins_within(&start, Side::White, 4));
    assert_eq!(winning_move(&start, 5).unwrap().to_string(), "b1-b2");
}
