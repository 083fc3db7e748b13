//! Pieces that can no longer be stopped: they win by running straight ahead against every defence.
//!
//! Rows are counted as the runner's player sees the board, and forward is up. The runner is `far` rows from
//! its goal. Before each of its steps the enemy has made `extra` more moves than the runner: 1 if the enemy
//! is to move, else 0. So before step number `n` + 1 the enemy has made at most `n` + `extra` moves, each of
//! one row down and at most one file aside. The runner wins if
//!
//! 1. no own piece is ahead of it in its file,
//! 2. every enemy piece that is `ahead` > 0 rows above it is more than (`ahead` + `extra`) / 2 files aside,
//!    and
//! 3. every enemy piece is at least `far` + `extra` rows from its goal edge.
//!
//! Proof: the runner takes its `far` steps unless the enemy captures it, blocks it or wins first. Let r be
//! the number of rows that an enemy piece has gone down, and n the number of rows that the runner has gone
//! up. If the piece captures the runner, `ahead` = r + n. If it blocks the runner, `ahead` = r + n + 1. In
//! both cases r <= n + `extra`, so 2r <= r + n + `extra` <= `ahead` + `extra`. The piece has moved at most r
//! files aside, which is too few because of condition 2. To win first, the enemy has at most
//! `far` - 1 + `extra` moves, which is too few because of condition 3. The runner itself is never captured,
//! so the enemy cannot win by capturing everything. Own pieces do not get in its way, because they do not move.
//!
//! This count ignores that pieces can block the enemy, and that the enemy may have to make a harmful move. A
//! piece that wins only for one of these reasons is not found.

use super::{Breakthrough, Cell};
use crate::rules::{Position, Side};

/// Every piece of either side that can no longer be stopped, with the cells on its path.
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

/// The board as one side sees it: its pieces and the enemy's, with ranks counted from its own edge.
struct Race {
    own: Vec<Cell>,
    enemies: Vec<Cell>,
    side: Side,
    top: u8,
    /// The number of additional moves of the enemy.
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

    /// The runner's cell and all cells ahead of it, by their names on the board.
    fn way(&self, runner: Cell) -> Vec<Cell> {
        let cell = |rank| seen(Cell::new(runner.file(), rank), self.side, self.top);
        (runner.rank()..=self.top).map(cell).collect()
    }
}

/// Converts a cell to the view of a side. Applying it twice gives the original cell.
fn seen(cell: Cell, side: Side, top: u8) -> Cell {
    match side {
        Side::White => cell,
        Side::Black => Cell::new(cell.file(), top - cell.rank()),
    }
}
