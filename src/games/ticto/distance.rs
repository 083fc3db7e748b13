//! The distances of the rounds to their goals, measured by the cost of building a path.

use super::cells::{BOARD, Borders, EXITS};
use super::roads::Roads;

/// The costs of a step, in eighths of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Costs {
    /// To an empty cell that one of the side's squares can reach in one turn.
    pub(super) near: u8,
    /// To another empty cell.
    pub(super) far: u8,
    /// To a cell with an enemy piece on top.
    pub(super) enemy: u8,
    /// Over one of the side's walls that the round can jump.
    pub(super) low: u8,
    /// Over any other wall.
    pub(super) wall: u8,
}

/// The costs used for the evaluation. They were not tuned by games: equal costs play just as well.
pub(super) const COSTS: Costs = Costs {
    near: 8,
    far: 12,
    enemy: 12,
    low: 12,
    wall: 16,
};

/// Greater than any distance that is counted.
const FARTHEST: u8 = 63;
const LEVELS: usize = FARTHEST as usize + 1;

/// The board as seen by the round of one side, with the costs of crossing it.
pub(super) struct Crossing<'a> {
    roads: &'a Roads,
    from: u64,
    /// The cells from which one step leads to the goal.
    entrances: u64,
    /// The cells with one of the side's pieces on top, and the other cells with the cost of a step onto them.
    own: u64,
    others: [(u64, u8); 3],
    /// The walls with an extra cost, and that cost.
    walls: [(Borders, u8); 2],
}

impl Crossing<'_> {
    /// `reach` has the cells that the side's squares can reach in one turn.
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
            entrances: Borders::NONE.beside(goal) & ground,
            own,
            others: [
                (bare & reach, costs.near),
                (bare & !reach, costs.far),
                (enemy, costs.enemy),
            ],
            walls: [(low, costs.low), (roads.walls.without(low), costs.wall)],
        }
    }

    /// The costs of reaching the goal from its left, from its right and from the front: the lowest and the
    /// second lowest.
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

    /// The cells on the cheapest paths to the goal.
    pub(super) fn path(&self) -> u64 {
        let mut rings = Vec::with_capacity(32);
        self.spread(|level, fresh| {
            rings.push((level, fresh));
            fresh & self.entrances == 0
        });
        let mut path = rings.last().map_or(0, |(_, last)| last & self.entrances);
        while let Some((level, fresh)) = rings.pop() {
            let open = self.roads.walls;
            let walked = open.flood(path & fresh, fresh & self.own);
            let here = walked | open.beside(walked & self.own) & fresh;
            path |= here;
            // The cells from which these were reached.
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
                from |= open.beside(cells) & before(cost);
                for (walls, over) in self.walls {
                    if !walls.is_empty() {
                        from |= walls.over(cells) & before(cost + over);
                    }
                }
            }
            path |= from;
        }
        path
    }

    /// Visits the reachable cells with their costs, starting with the cheapest, until the visitor returns
    /// false.
    fn spread(&self, mut visit: impl FnMut(u8, u64) -> bool) {
        let open = self.roads.walls;
        let mut levels = [0; LEVELS];
        levels[0] = self.from;
        // One bit for every level with cells.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ticto::TicTo;
    use crate::games::ticto::cells::bit;
    use crate::rules::{Position, Side};

    const PRICES: Costs = Costs {
        near: 8,
        far: 10,
        enemy: 12,
        low: 13,
        wall: 17,
    };

    fn crossing<T>(text: &str, side: Side, tell: impl Fn(Crossing<'_>) -> T) -> T {
        let position = TicTo::parse(Default::default(), text).unwrap();
        let roads = Roads::new(&position);
        let goal = bit(position.goal(side));
        let own = side as usize;
        tell(Crossing::new(&roads, own, goal, roads.reach(own), PRICES))
    }

    fn white(pieces: &str, black: &str) -> [u8; 2] {
        let text = format!("R{pieces} r{black} w n - 0");
        crossing(&text, Side::White, |crossing| crossing.distances())
    }

    #[test]
    fn a_finished_path_costs_nothing() {
        assert_eq!(white("d6:c6,c7,d6", "b1:b1"), [0, 0]);
        // From the front of the goal. From the side, the path is one cell longer, which the square on d6 cannot fill.
        assert_eq!(white("c6:c6,d6", "b1:b1"), [0, 10]);
    }

    #[test]
    fn missing_cells_cost_what_filling_them_takes() {
        // Two cells either way, and the only square carries the round.
        assert_eq!(white("c5:c5", "b1:b1"), [20, 20]);
        // The square on g6 can reach d6 or e6, but not e7; the square on a5 can reach c5, not c6 or c7.
        assert_eq!(white("d5:d5,g6", "b1:b1"), [8, 8 + 8 + 10]);
        assert_eq!(white("d5:a5,d5", "b1:b1"), [10, 8 + 10 + 10]);
    }

    #[test]
    fn an_enemy_on_the_path_costs_more() {
        // Over d6, or over c5, c6 and c7.
        assert_eq!(white("d5:d5", "b1:b1,d6"), [12, 30]);
    }

    #[test]
    fn walls_cost_much_and_own_low_walls_less() {
        // The other path goes over c5, which no square can fill immediately, c6 and c7.
        let other = 10 + 8 + 10;
        assert_eq!(white("d5:d5,d6,d5n", "b1:b1"), [13, other]);
        assert_eq!(white("d5:d5,d6,^d5n", "b1:b1"), [17, other]);
        assert_eq!(white("d5:d5,d6", "b1:b1,d5n"), [17, other]);
        assert_eq!(white("d5:d5,d6", "b1:b1,c5nd5n"), [17, other]);
    }

    #[test]
    fn the_target_of_the_way_back_is_the_own_exit() {
        let text = "Rc2:c1,c2 rc7:c7 w x - 9";
        let both = Side::BOTH.map(|side| crossing(text, side, |crossing| crossing.distances()));
        assert_eq!(both, [[0, 10], [0, 20]]);
    }

    #[test]
    fn the_cells_of_the_cheapest_paths_are_listed() {
        let cells = |names: &str| -> u64 {
            let names = names.split(' ');
            names.map(|name| bit(name.parse().unwrap())).sum()
        };
        let path = |text| crossing(text, Side::White, |crossing| crossing.path());
        assert_eq!(path("Rd4:d4 rb1:b1 w n - 0"), cells("d4 d5 d6"));
        // Crossing the wall would cost more than going around it.
        let around = "Rd4:b6,c4,c5,c6,d4,d4n rb1:b1 w n - 0";
        assert_eq!(path(around) & cells("d6 c7 d5 e4"), cells("d6 c7"));
        let over = "Rd4:d4,d4n,d5 rb1:b1 w n - 0";
        assert_eq!(path(over), cells("d4 d5 d6"));
    }
}
