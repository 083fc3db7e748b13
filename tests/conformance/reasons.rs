//! Every touch that makes no move is told why, by the number of a rule.

use crate::starts;
use std::collections::BTreeMap;
use tablero::games::{self, Visitor};
use tablero::play::{Answer, Game, Hand, Spot, Why};

#[test]
fn every_pair_of_touches_that_makes_no_move_names_a_rule() {
    struct All;

    impl Visitor for All {
        fn visit<G: Game>(&mut self) {
            let mut given = BTreeMap::<&str, usize>::new();
            for (options, text) in starts(G::SLUG) {
                let options = options.parse().expect("options of the vectors");
                let position = G::parse(options, &text).expect("a position of the vectors");
                if position.outcome().is_none() && position.forced().is_none() {
                    touch_all(&position, &mut given);
                }
            }
            println!("{}: {given:?}", G::SLUG);
            assert!(given.len() > 1, "{} gives one reason only", G::SLUG);
        }
    }

    games::visit_all(&mut All);
}

/// Touches every spot, and whatever is then in hand, every spot again.
fn touch_all<G: Game>(position: &G, given: &mut BTreeMap<&'static str, usize>) {
    let spots = spots(position);
    let mut ask = |touched: &[Spot], reason: &G::Reason| match reason.rule() {
        Some(rule) if G::RULES.contains(&rule) => *given.entry(rule).or_default() += 1,
        rule => panic!("{touched:?}: {reason}, rule {rule:?}: {position}"),
    };
    for &first in &spots {
        let mut hand = Hand::default();
        match hand.touch(position, first) {
            Answer::Refused(reason) => ask(&[first], &reason),
            Answer::Held => {
                for &second in &spots {
                    let mut hand = hand.clone();
                    if let Answer::Refused(reason) = hand.touch(position, second) {
                        ask(&[first, second], &reason);
                    }
                }
            }
            Answer::LetGo | Answer::Moved(_) => {}
        }
    }
}

/// Every place, and every height at which something stands there.
fn spots<G: Game>(position: &G) -> Vec<Spot> {
    let mut spots = position.board().spots;
    for piece in position.pieces() {
        for spot in piece.spots {
            if !spots.contains(&spot) {
                spots.push(spot);
            }
        }
    }
    spots
}
