//! The round: paths over own flat pieces, jumps over own low walls, and the goal.

use super::Reason;
use super::ground::Ground;
use super::lattice::{Direction, go, is_cell};
use crate::play::Spot;

/// A set of cells of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cells(u64);

impl Cells {
    fn of(cell: Spot) -> Cells {
        Cells(1 << (cell.y / 2 * 7 + cell.x / 2))
    }

    fn and(self, cell: Spot) -> Cells {
        self.with(Cells::of(cell))
    }

    fn with(self, others: Cells) -> Cells {
        Cells(self.0 | others.0)
    }

    fn without(self, cell: Spot) -> Cells {
        Cells(self.0 & !Cells::of(cell).0)
    }

    pub(super) fn holds(self, cell: Spot) -> bool {
        is_cell(cell) && self.0 & Cells::of(cell).0 != 0
    }

    fn is_beside(self, cell: Spot) -> bool {
        let mut neighbours = Direction::ALL
            .into_iter()
            .map(|direction| go(cell, direction, 2));
        neighbours.any(|at| self.holds(at))
    }
}

impl Iterator for Cells {
    type Item = Spot;

    fn next(&mut self) -> Option<Spot> {
        #[allow(clippy::cast_possible_truncation)]
        let number = self.0.trailing_zeros() as i8;
        let cell = Spot::cell(number % 7 + 1, number / 7 + 1);
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            cell
        })
    }
}

impl Ground<'_> {
    /// Every cell to which the round of the side to move can go.
    pub(super) fn open_to_round(&self) -> Cells {
        let (position, from) = (self.position, self.round());
        if self.is_first_move() {
            let beside = Direction::EAST
                .along()
                .map(|direction| go(from, direction, 2));
            let own = beside.into_iter().filter(|at| self.is_own_topped(*at));
            return own.fold(Cells(0), Cells::and);
        }
        let walked = self.flood(|at, direction| self.walks(at, direction));
        let jumped = Direction::ALL
            .into_iter()
            .filter(|direction| self.jumps(from, *direction));
        let mut open = jumped.fold(walked, |cells, direction| cells.and(go(from, direction, 2)));
        if !position.must_leave() && self.is_goal_open() && walked.is_beside(self.goal()) {
            open = open.and(self.goal());
        }
        open.without(from)
    }

    /// Checks that the round can go to this cell.
    pub(super) fn walk(&self, to: Spot) -> Result<(), Reason> {
        let (position, from) = (self.position, self.round());
        if !is_cell(to) {
            return Err(Reason::OnlyCells);
        }
        if self.open_to_round().holds(to) {
            return Ok(());
        }
        let (home, goal) = (position.home(position.turn), self.goal());
        if self.is_first_move() && !Cells::of(from).is_beside(to) {
            return Err(Reason::OneCellAside { round: from });
        }
        if to == home {
            return Err(Reason::HomeClosed { at: to });
        }
        if to == goal && !self.is_goal_open() {
            return Err(Reason::GoalTaken { at: to });
        }
        if to == goal && position.must_leave() {
            return Err(Reason::GoalLater { at: to });
        }
        if to != goal && !self.is_own_topped(to) {
            return Err(if self.is_topped(to) {
                Reason::EnemyOnTop { at: to }
            } else {
                Reason::NothingUnder { at: to }
            });
        }
        if self.is_first_move() {
            return Err(Reason::OneCellAside { round: from });
        }
        Err(self.no_way(to, home))
    }

    /// The reason why no path or jump leads to a cell where a path or jump could end.
    fn no_way(&self, to: Spot, home: Spot) -> Reason {
        let (from, goal) = (self.round(), self.goal());
        if let Some((direction, 2)) = Direction::straight(from, to) {
            let at = go(from, direction, 1);
            if self.is_own_wall(at) {
                return Reason::TallWall { at };
            }
            if self.is_enemy_wall(at) {
                return Reason::EnemyWall { at };
            }
        }
        let leads = |step: &dyn Fn(Spot, Direction) -> bool| {
            let cells =
                self.flood(|at, direction| self.walks(at, direction) || step(at, direction));
            cells.holds(to) || to == goal && cells.is_beside(goal)
        };
        let over = |exit: Spot| move |at: Spot, direction: Direction| go(at, direction, 2) == exit;
        if leads(&|at, direction| self.jumps(at, direction)) {
            Reason::JumpAlone { to }
        } else if self.is_goal_open() && leads(&over(goal)) {
            Reason::GoalIsTheEnd { at: goal }
        } else if leads(&over(home)) {
            Reason::HomeClosed { at: home }
        } else {
            Reason::NoPath { to }
        }
    }

    /// The cells that the round visits on its way to a cell that is open to it, including that cell: a
    /// shortest path, or a jump if there is no path.
    pub(super) fn path(&self, to: Spot) -> Vec<Spot> {
        let goal = (to == self.goal()).then_some(to);
        let step =
            |at: Spot, direction| self.walks(at, direction) || Some(go(at, direction, 2)) == goal;
        let mut reached = Cells::of(self.round());
        let mut rings = Vec::new();
        while !reached.holds(to) {
            let last = rings.last().copied().unwrap_or(reached);
            let ring = self.ring(last, reached, step);
            if ring == Cells(0) {
                return vec![to];
            }
            reached = reached.with(ring);
            rings.push(ring);
        }
        // The ring of the target is not needed, and neither is the round's own cell.
        rings.pop();
        let mut path = vec![to];
        let mut at = to;
        for ring in rings.into_iter().rev() {
            let leads = |direction: &Direction| {
                let before = go(at, *direction, 2);
                ring.holds(before) && step(before, direction.back())
            };
            if let Some(direction) = Direction::ALL.into_iter().find(leads) {
                at = go(at, direction, 2);
                path.push(at);
            }
        }
        path.reverse();
        path
    }

    /// All cells that the round reaches step by step, including its own.
    fn flood(&self, step: impl Fn(Spot, Direction) -> bool) -> Cells {
        let mut reached = Cells::of(self.round());
        let mut ring = reached;
        while ring != Cells(0) {
            ring = self.ring(ring, reached, &step);
            reached = reached.with(ring);
        }
        reached
    }

    /// The new cells that one more step from the latest ring reaches.
    fn ring(&self, last: Cells, reached: Cells, step: impl Fn(Spot, Direction) -> bool) -> Cells {
        let mut ring = Cells(0);
        for at in last {
            for direction in Direction::ALL {
                let next = go(at, direction, 2);
                if is_cell(next) && !reached.holds(next) && step(at, direction) {
                    ring = ring.and(next);
                }
            }
        }
        ring
    }

    fn walks(&self, from: Spot, direction: Direction) -> bool {
        !self.is_walled(go(from, direction, 1)) && self.is_own_topped(go(from, direction, 2))
    }

    fn jumps(&self, from: Spot, direction: Direction) -> bool {
        self.is_jumpable(go(from, direction, 1)) && self.is_own_topped(go(from, direction, 2))
    }

    pub(super) fn round(&self) -> Spot {
        self.position.round(self.position.turn)
    }

    pub(super) fn goal(&self) -> Spot {
        self.position.goal(self.position.turn)
    }

    fn is_goal_open(&self) -> bool {
        !self.has_round(self.goal())
    }

    /// Whether it is the round's first move of the game.
    fn is_first_move(&self) -> bool {
        self.position.must_leave() && !self.position.extended
    }
}
