//! Every touch that makes no move has a reason with the number of a rule.

use std::collections::BTreeMap;
use tablero::play::{Game, Pos, Selection, Spot, TouchResult, erase};

/// Touches every spot, and if something is then selected, every spot again, and so on. Counts the rules in
/// the reasons. Skips positions in which there is nothing to choose.
pub fn check<G: Game>(position: &G, given: &mut BTreeMap<&'static str, usize>) {
    if position.outcome().is_none() && position.forced().is_none() {
        let erased = erase(position.clone());
        touch_all(&erased, &spots(position), &Selection::default(), given);
    }
}

/// Continues from the current selection with every spot.
fn touch_all(
    position: &Pos,
    spots: &[Spot],
    hand: &Selection,
    given: &mut BTreeMap<&'static str, usize>,
) {
    for &spot in spots {
        let mut next = hand.clone();
        match next.touch(&**position, spot) {
            TouchResult::Refused { reason, rule } => match rule {
                Some(rule) if position.kind().rules().contains(&rule) => {
                    *given.entry(rule).or_default() += 1
                }
                rule => {
                    let touched = [hand.touched(), &[spot]].concat();
                    let at = position.text();
                    panic!("{touched:?}: {reason}, rule {rule:?}: {at}");
                }
            },
            // Unless another piece was selected instead.
            TouchResult::Selected if next.touched().len() > hand.touched().len() => {
                touch_all(position, spots, &next, given);
            }
            TouchResult::Selected | TouchResult::Deselected | TouchResult::Moved(_) => {}
        }
    }
}

/// Every place, at every height with a piece.
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
