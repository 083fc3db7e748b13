//! The rules.

use super::notation::{NotAPosition, parse};
use crate::play::Spot;
use crate::rules::{NoOptions, Outcome, Position, Side};
use std::fmt;

/// The number of files and ranks.
pub const SIDE: u8 = 3;

/// A file and a rank, both counted from 1. Cells are ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    pub file: u8,
    pub rank: u8,
}

/// A move, for example `a1-a2` or `a1xb2`. Moves are ordered by their notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Cell,
    pub captures: bool,
    pub to: Cell,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hexapawn {
    /// Rank by rank from the lowest, each starting with file a.
    pub cells: [[Option<Side>; SIDE as usize]; SIDE as usize],
    pub turn: Side,
}

impl Cell {
    pub fn all() -> impl Iterator<Item = Cell> {
        let rank = |rank| (1..=SIDE).map(move |file| Cell { file, rank });
        (1..=SIDE).flat_map(rank)
    }

    pub fn spot(self) -> Spot {
        Spot::cell(self.file as i8, self.rank as i8)
    }

    /// The cell of a spot, if it is on the board.
    pub fn of(spot: Spot) -> Option<Cell> {
        Cell::all().find(|cell| cell.spot() == spot)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spot().fmt(f)
    }
}

impl Hexapawn {
    pub fn at(&self, cell: Cell) -> Option<Side> {
        self.cells[usize::from(cell.rank - 1)][usize::from(cell.file - 1)]
    }

    fn put(&mut self, cell: Cell, pawn: Option<Side>) {
        self.cells[usize::from(cell.rank - 1)][usize::from(cell.file - 1)] = pawn;
    }

    /// Whether a side has a pawn on its far row.
    pub fn is_through(&self, side: Side) -> bool {
        let far = match side {
            Side::White => SIDE,
            Side::Black => 1,
        };
        Cell::all().any(|cell| cell.rank == far && self.at(cell) == Some(side))
    }

    /// The moves, without checking whether a pawn has already reached its far row.
    fn steps(&self, mut visit: impl FnMut(Move)) {
        let ahead = match self.turn {
            Side::White => 1,
            Side::Black => -1,
        };
        for from in Cell::all().filter(|&cell| self.at(cell) == Some(self.turn)) {
            for aside in [-1, 0, 1] {
                let Spot { x, y, level } = from.spot();
                let (x, y) = (x + 2 * aside, y + 2 * ahead);
                let Some(to) = Cell::of(Spot { x, y, level }) else {
                    continue;
                };
                let captures = aside != 0;
                let there = captures.then_some(self.turn.other());
                if self.at(to) == there {
                    visit(Move { from, captures, to });
                }
            }
        }
    }
}

impl Position for Hexapawn {
    type Options = NoOptions;
    type Move = Move;
    type Error = NotAPosition;

    fn all_options() -> Vec<NoOptions> {
        vec![NoOptions]
    }

    fn start(_: NoOptions) -> Hexapawn {
        let row = |pawn| [pawn; SIDE as usize];
        Hexapawn {
            cells: [row(Some(Side::White)), row(None), row(Some(Side::Black))],
            turn: Side::White,
        }
    }

    fn parse(_: NoOptions, text: &str) -> Result<Hexapawn, NotAPosition> {
        parse(text)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, visit: impl FnMut(Move)) {
        if !self.is_through(self.turn.other()) {
            self.steps(visit);
        }
    }

    fn play(&mut self, mv: Move) {
        self.put(mv.from, None);
        self.put(mv.to, Some(self.turn));
        self.turn = self.turn.other();
    }

    /// The side that is not to move has won, by reaching the far row or because the other side cannot move.
    fn outcome(&self) -> Option<Outcome> {
        (self.count_moves() == 0).then_some(Outcome::Won(self.turn.other()))
    }
}
