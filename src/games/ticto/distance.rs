//! How far the rounds are from their goals: what building a way there costs.

use super::cells::{BOARD, EXITS, Sides};
use super::roads::Roads;

/// What a step of a way costs, in eighths of a turn, at most [`MOST_COST`] each.
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

/// The board as the round of one side has to cross it.
pub(super) struct Crossing<'a> {
    roads: &'a Roads,
    from: u64,
    /// The cells from which one step leads to the goal.
    entrances: u64,
    /// The cells with one of the own on top, and the others by what a step onto them costs.
    own: u64,
    others: [(u64, u8); 3],
    /// The walls that are dear to cross, with what they cost.
    walls: [(Sides, u8); 2],
}

impl Crossing<'_> {
    /// Of a side whose squares come to the cells of `reach` in one turn.
    pub(super) fn new(
        roads: &Roads,
        side: usize,
        goal: u64,
        reach: u64,
        costs: Costs,
    ) -> Crossing<'_> {
        let ground = BOARD & !EXITS;
        let own = roads.tops[side] & ground;
        let enemy = roads.tops[1 - side] & ground;
        let bare = ground & !own & !enemy;
        let low = roads.low[side];
        Crossing {
            roads,
            from: roads.rounds[side],
            entrances: Sides::NONE.beside(goal) & ground,
            own,
            others: [
                (bare & reach, costs.near),
                (bare & !reach, costs.far),
                (enemy, costs.enemy),
            ],
            walls: [(low, costs.low), (roads.walls.without(low), costs.wall)],
        }
    }

    /// What it costs to come to the goal from its left, from its right or from before it: the
    /// cheapest of the three and the next one.
    pub(super) fn distances(&self) -> [u8; 2] {
        let mut found = [FARTHEST; 2];
        let mut count = 0;
        self.spread(|level, fresh| {
            for _ in 0..(fresh & self.entrances).count_ones() {
                if count < found.len() {
                    found[count] = level;
                }
                count += 1;
            }
            count < found.len()
        });
        found
    }

    /// The cells of the cheapest ways to the goal.
    pub(super) fn way(&self) -> u64 {
        let mut rings = Vec::with_capacity(32);
        self.spread(|level, fresh| {
            rings.push((level, fresh));
            fresh & self.entrances == 0
        });
        let mut way = rings.last().map_or(0, |(_, last)| last & self.entrances);
        while let Some((level, fresh)) = rings.pop() {
            let here = self.roads.walls.flood(way & fresh, fresh);
            way |= here;
            // What of it was come to from cells that were reached before.
            let before = |spent: u8| {
                let earlier = rings.iter().filter(move |ring| ring.0 + spent == level);
                earlier.fold(0, |cells, ring| cells | ring.1)
            };
            let mut from = 0;
            for (kind, cost) in self.others.into_iter().chain([(self.own, 0)]) {
                let cells = here & kind;
                if cells == 0 {
                    continue;
                }
                from |= self.roads.walls.beside(cells) & before(cost);
                for (walls, over) in self.walls {
                    if !walls.is_empty() {
                        from |= walls.over(cells) & before(cost + over);
                    }
                }
            }
            way |= from;
        }
        way
    }

    /// Visits the cells that can be reached, from the cheapest on and with what they cost, until the
    /// visitor has seen enough.
    fn spread(&self, mut visit: impl FnMut(u8, u64) -> bool) {
        let open = self.roads.walls;
        let mut levels = [0; LEVELS];
        levels[0] = self.from;
        // One bit for every level that is not empty.
        let mut waiting = 1_u64;
        let mut settled = 0;
        while waiting != 0 {
            let level = waiting.trailing_zeros() as u8;
            waiting &= waiting - 1;
            let fresh = levels[usize::from(level)] & !settled;
            if fresh == 0 {
                continue;
            }
            let fresh = open.flood(fresh, self.own & !settled);
            settled |= fresh;
            if !visit(level, fresh) {
                return;
            }
            let mut put = |cells: u64, cost: u8| {
                if cells != 0 {
                    let next = (level + cost).min(FARTHEST);
                    levels[usize::from(next)] |= cells;
                    waiting |= 1 << next;
                }
            };
            let beside = open.beside(fresh) & !settled;
            for (kind, cost) in self.others {
                put(beside & kind, cost);
            }
            for (walls, over) in self.walls {
                if walls.is_empty() {
                    continue;
                }
                let behind = walls.over(fresh) & !settled;
                put(behind & self.own, over);
                for (kind, cost) in self.others {
                    put(behind & kind, over + cost);
                }
            }
        }
    }
}
