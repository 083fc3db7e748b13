//! The evaluation of positions in TicTo.

use super::TicTo;
use super::cells::bit;
use super::distance::{COSTS, Crossing};
use super::position::MAX_QUIET;
use super::roads::Roads;
use crate::rules::{Position, Side};
use crate::search::Weight;

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

pub(super) const WEIGHTS: &[Weight] = &[
    weight("turn on the best way", 100),
    weight("near the goal", 200),
    weight("turn on the second way", 10),
    weight("square", 400),
    weight("rectangle", 500),
    weight("kill to make", 40),
    weight("kill threatened", 20),
    weight("pile held", -20),
    weight("cell reached", 2),
    weight("to move", 30),
];

/// How much an estimate shrinks when the counter of quiet plies is full: by `MAX_QUIET / FADING`, which is
/// one half.
const FADING: i32 = 2 * MAX_QUIET as i32;

/// The value for the side to move. `reach` has the sets of both sides, White's first.
pub(super) fn value(position: &TicTo, roads: &Roads, reach: [u64; 2], weights: &[i32]) -> i32 {
    let worth = |side: Side| {
        let own = side as usize;
        let goal = bit(position.goal(side));
        let crossing = Crossing::new(roads, own, goal, reach[own], COSTS);
        let [best, second] = crossing.distances().map(i32::from);
        let [squares, rectangles] = position.army(side).kinds();
        let kills = (roads.targets(own) & reach[own]).count_ones() as i32;
        let piles = (roads.uppers[own] & roads.lowers[1 - own]).count_ones() as i32;
        let kill = if side == position.turn() { 5 } else { 6 };
        weights[1] * 8 / (best + 8) - weights[0] * best / 8 - weights[2] * second / 8
            + weights[3] * squares
            + weights[4] * rectangles
            + weights[kill] * kills
            + weights[7] * piles
            + weights[8] * reach[own].count_ones() as i32
    };
    let side = position.turn();
    let value = worth(side) - worth(side.other()) + weights[9];
    value * (FADING - i32::from(position.quiet)) / FADING
}
