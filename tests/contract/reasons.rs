//! Every touch that makes no move is told why, by the number of a rule.

use std::collections::BTreeMap;
use tablero::play::{Answer, Game, Hand, Spot, Why};

/// Touches every spot, and whatever is then in hand, every spot again; counts the rules given.
/// Nothing is asked where there is nothing to choose.
pub fn check<G: Game>(position: &G, given: &mut BTreeMap<&'static str, usize>) {
    if position.outcome().is_some() || position.forced().is_some() {
        return;
    }
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
