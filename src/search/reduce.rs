//! Search reductions: cutoffs from the table, and reduced depth for late moves.

use super::score;
use super::table::{Bound, Entry};

/// The number of plies by which a late move's search is reduced.
pub(super) fn reduction(depth: i32, late: usize) -> i32 {
    let late = i32::from(late >= 6) + i32::from(late >= 16);
    1 + late * depth / 6
}

/// The value from the table, if it makes a search unnecessary.
pub(super) fn cut<M>(
    entry: &Entry<M>,
    depth: i32,
    alpha: i32,
    beta: i32,
    away: i32,
) -> Option<i32> {
    let value = score::from_root(entry.value, away);
    // A proven win or loss holds at every depth.
    if i32::from(entry.depth) < depth && !score::is_proven(value) {
        return None;
    }
    let cuts = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= beta,
        Bound::AtMost => value <= alpha,
    };
    cuts.then_some(value)
}
