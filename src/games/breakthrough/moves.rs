//! Moves: their notation, and generating the legal moves for the whole board at the same time.

use super::bits::Bits;
use super::{Cell, Size};
use crate::rules::{MoveTextError, Side};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A move: `a2-a3` to an empty cell, `b4xc5` a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub from: Cell,
    pub to: Cell,
    pub captures: bool,
}

impl Move {
    /// The notation, padded with zeros.
    fn text(self) -> [u8; 8] {
        let mut text = [0; 8];
        let mut end = 0;
        let mut write = |byte| {
            text[end] = byte;
            end += 1;
        };
        let mut cell = |cell: Cell, after: &[u8]| {
            write(b'a' + cell.file());
            match cell.rank() + 1 {
                rank @ 0..10 => write(b'0' + rank),
                rank => {
                    write(b'1');
                    write(b'0' + rank - 10);
                }
            }
            after.iter().for_each(|&byte| write(byte));
        };
        cell(self.from, if self.captures { b"x" } else { b"-" });
        cell(self.to, b"");
        text
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        self.text().cmp(&other.text())
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.captures { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let sign = text.find(['-', 'x']).ok_or(MoveTextError)?;
        Ok(Move {
            from: cell(&text[..sign])?,
            to: cell(&text[sign + 1..])?,
            captures: text.as_bytes()[sign] == b'x',
        })
    }
}

fn cell(text: &str) -> Result<Cell, MoveTextError> {
    let (&file @ b'a'..=b'j', rank) = text.as_bytes().split_first().ok_or(MoveTextError)? else {
        return Err(MoveTextError);
    };
    let rank = match rank {
        [digit @ b'1'..=b'9'] => digit - b'1',
        b"10" => 9,
        _ => return Err(MoveTextError),
    };
    Ok(Cell::new(file - b'a', rank))
}

/// The legal steps of one side by direction. Each set contains the destination cells.
pub(super) struct Steps<B> {
    straight: B,
    left: B,
    right: B,
    enemies: B,
    side: Side,
    size: Size,
}

impl<B: Bits> Steps<B> {
    pub(super) fn new(own: u128, enemies: u128, side: Side, size: Size) -> Steps<B> {
        let (not_first, not_last) = size.inner();
        let (own, enemies) = (B::narrow(own), B::narrow(enemies));
        let (not_first, not_last) = (B::narrow(not_first), B::narrow(not_last));
        let width = size.width();
        // The side to move has no piece on its goal rank, so no step leaves the board.
        let (straight, left, right) = match side {
            Side::White => (
                own << width,
                (own & not_first) << (width - 1),
                (own & not_last) << (width + 1),
            ),
            Side::Black => (
                own >> width,
                (own & not_first) >> (width + 1),
                (own & not_last) >> (width - 1),
            ),
        };
        Steps {
            straight: straight & !(own | enemies),
            left: left & !own,
            right: right & !own,
            enemies,
            side,
            size,
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.straight.count() + self.left.count() + self.right.count()
    }

    pub(super) fn each(&self, mut visit: impl FnMut(Move)) {
        let back = |rank: u8| match self.side {
            Side::White => rank - 1,
            Side::Black => rank + 1,
        };
        let mut from = |to: B, captures: bool, file: fn(u8) -> u8| {
            to.each(|number| {
                let to = self.size.cell(number);
                visit(Move {
                    from: Cell::new(file(to.file()), back(to.rank())),
                    to,
                    captures,
                });
            });
        };
        from(self.straight, false, |file| file);
        from(self.left & !self.enemies, false, |file| file + 1);
        from(self.left & self.enemies, true, |file| file + 1);
        from(self.right & !self.enemies, false, |file| file - 1);
        from(self.right & self.enemies, true, |file| file - 1);
    }
}
