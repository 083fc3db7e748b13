//! How far the rounds are from their goals: what building a way there costs.

use super::cells::{BOARD, EXITS};
use super::roads::Roads;

/// What a step of the way costs, in eighths of a turn, at most [`MOST_COST`] each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Costs {
    /// Onto a cell that nothing lies on, where one of the own squares can come in one turn.
    pub(super) near: u8,
    /// Onto another cell that nothing lies on.
    pub(super) far: u8,
    /// Onto a cell with an enemy on top.
    pub(super) enemy: u8,
    /// Over an own wall that the round can jump.
    pub(super) low: u8,
    /// Over any other wall.
    pub(super) wall: u8,
}

pub(super) const MOST_COST: u8 = 31;

/// Farther than anything is counted.
pub(super) const FARTHEST: u8 = 63;
const LEVELS: usize = FARTHEST as usize + 1;

/// What it costs to come to the goal from its left, from its right or from before it: the cheapest
/// of the three and the next one.
pub(super) fn distances(
    roads: &Roads,
    side: usize,
    goal: u64,
    reach: u64,
    costs: Costs,
) -> [u8; 2] {
    let ground = BOARD & !EXITS;
    let own = roads.tops[side] & ground;
    let enemy = roads.tops[1 - side] & ground;
    let bare = ground & !own & !enemy;
    let kinds = [
        (own, 0),
        (bare & reach, costs.near),
        (bare & !reach, costs.far),
        (enemy, costs.enemy),
    ];
    let (low, wall) = (roads.low[side], roads.walls.without(roads.low[side]));
    let entrances = neighbours(goal) & ground;
    let mut levels = [0; LEVELS];
    levels[0] = roads.rounds[side];
    // One bit for every level that is not empty.
    let mut waiting = 1_u64;
    let mut settled = 0;
    let mut found = [FARTHEST; 2];
    let mut count = 0;
    while waiting != 0 && count < found.len() {
        let level = waiting.trailing_zeros() as usize;
        waiting &= waiting - 1;
        let fresh = levels[level] & !settled;
        if fresh == 0 {
            continue;
        }
        let fresh = roads.walls.flood(fresh, own & !settled);
        settled |= fresh;
        for _ in 0..(fresh & entrances).count_ones() {
            if count < found.len() {
                found[count] = level as u8;
            }
            count += 1;
        }
        let mut put = |cells: u64, over: u8| {
            for (kind, cost) in kinds {
                let cells = cells & kind & !settled;
                if cells != 0 {
                    let next = (level + usize::from(cost + over)).min(LEVELS - 1);
                    levels[next] |= cells;
                    waiting |= 1 << next;
                }
            }
        };
        put(roads.walls.beside(fresh), 0);
        if !roads.walls.is_empty() {
            put(low.over(fresh), costs.low);
            put(wall.over(fresh), costs.wall);
        }
    }
    found
}

fn neighbours(cell: u64) -> u64 {
    super::cells::Sides::NONE.beside(cell)
}
