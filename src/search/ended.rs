//! The value of a finished node.

use super::node::Node;
use super::score::{DRAW, WIN};
use crate::rules::{Outcome, Position};

/// The value of a node whose result is known without generating moves.
pub(super) fn ended<N: Node>(node: &N, away: i32) -> Option<i32> {
    let outcome = node.outcome()?;
    Some(value_of(Some(outcome), node, away))
}

/// The value of an outcome for the side to move, `away` plies from the root. No outcome counts as a draw.
pub(super) fn value_of<N: Node>(outcome: Option<Outcome>, node: &N, away: i32) -> i32 {
    match outcome.and_then(Outcome::winner) {
        Some(side) if side == node.position().turn() => WIN - away,
        Some(_) => away - WIN,
        None => DRAW,
    }
}
