//! Who can no longer be stopped: a piece that wins by running straight ahead, whatever is played.
//!
//! Count as its player sees the board, forward being up. The runner is `far` rows from its goal,
//! the enemy has `extra` = 1 move more before each of its steps if he is to move, else 0. So before
//! its step number `n` + 1 he has made at most `n` + `extra` moves, each of one row down and at most
//! one file aside. The runner wins if
//!
//! 1. no own piece stands ahead of it in its file,
//! 2. every enemy piece that is `ahead` > 0 rows above it is more than (`ahead` + `extra`) / 2 files
//!    aside, and
//! 3. every enemy piece is at least `far` + `extra` rows from the edge that it wants to reach.
//!
//! For it takes its `far` steps unless the enemy captures it, stands before it or wins first. Who
//! captures it has gone as many rows down, r, as make up `ahead` together with the n that it has
//! gone up: `ahead` = r + n; who stands before it, one less: `ahead` = r + n + 1. In both cases
//! r <= n + `extra`, so 2r <= r + n + `extra` <= `ahead` + `extra`, and he has come at most r files
//! aside, which by 2 is not enough. Who wins first has done it in at most `far` - 1 + `extra`
//! moves, which by 3 is not enough either; and the runner itself is never captured, so nobody wins
//! by taking everything. Own pieces do not come into its way, as they do not move.
//!
//! No piece is in the enemy's way in this count, and he may always do nothing: a piece that only
//! wins because of these is not found.

use super::{Breakthrough, Cell};
use crate::rules::{Position, Side};

/// Every piece that can no longer be stopped, of either side, each with the cells it runs over.
pub(super) fn runaways(position: &Breakthrough) -> Vec<(Side, Vec<Cell>)> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for side in Side::BOTH {
        let race = Race::of(position, side);
        let free = race.own.iter().filter(|runner| race.wins(**runner));
        found.extend(free.map(|runner| (side, race.way(*runner))));
    }
    found
}

/// The board as one side sees it: its pieces and the enemy's, ranks counted from its own edge.
struct Race {
    own: Vec<Cell>,
    enemies: Vec<Cell>,
    side: Side,
    top: u8,
    /// The moves that the enemy has more.
    extra: u8,
}

impl Race {
    fn of(position: &Breakthrough, side: Side) -> Race {
        let top = position.size().height() - 1;
        let cells = (0..position.size().cells()).map(|number| position.size().cell(number));
        let of = |whose| {
            let there = cells
                .clone()
                .filter(|cell| position.at(*cell) == Some(whose));
            there.map(|cell| seen(cell, side, top)).collect()
        };
        Race {
            own: of(side),
            enemies: of(side.other()),
            side,
            top,
            extra: (position.turn() != side).into(),
        }
    }

    fn wins(&self, runner: Cell) -> bool {
        let far = self.top - runner.rank();
        let free = |own: &Cell| own.file() != runner.file() || own.rank() <= runner.rank();
        let too_late = |enemy: &Cell| {
            let aside = enemy.file().abs_diff(runner.file());
            let catches = match enemy.rank().saturating_sub(runner.rank()) {
                0 => false,
                ahead => 2 * aside <= ahead + self.extra,
            };
            !catches && enemy.rank() >= far + self.extra
        };
        self.own.iter().all(free) && self.enemies.iter().all(too_late)
    }

    /// The runner's cell and all before it, as they are named.
    fn way(&self, runner: Cell) -> Vec<Cell> {
        let cell = |rank| seen(Cell::new(runner.file(), rank), self.side, self.top);
        (runner.rank()..=self.top).map(cell).collect()
    }
}

/// A cell as a side sees it, and back.
fn seen(cell: Cell, side: Side, top: u8) -> Cell {
    match side {
        Side::White => cell,
        Side::Black => Cell::new(cell.file(), top - cell.rank()),
    }
}
