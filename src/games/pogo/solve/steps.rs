//! The moves of a class: the resulting class, and the new place of each piece.
//!
//! Moves can be reversed: the backward moves of the topmost pieces that do *not* belong to the side to move
//! lead to the previous positions. So one list serves both directions. Heights that are symmetric themselves
//! can be mapped to their class by several symmetries, and each of them gives a step. This reaches every
//! position of the class that is equal up to a symmetry.

use super::classes::{Classes, Heights, PIECES, SYMMETRIES, offsets};
use crate::games::pogo::moves::{MAX_MOVED, goals};
use crate::games::three_by_three::Cell;

/// A move, together with one of the symmetries that map the heights after it to the heights of their class.
/// The bits from the lowest: four bits for each piece except the last, its number after the move; the
/// number of the topmost piece of the source stack, which shows which side can make the step; the class
/// that the step leads to; whether another step is the same move with another symmetry.
#[derive(Clone, Copy)]
pub(super) struct Step(u64);

const TOP: u32 = 4 * (PIECES as u32 - 1);
const CLASS: u32 = TOP + 4;
const AGAIN: u32 = CLASS + 14;
const ALL: u16 = (1 << PIECES) - 1;
const LAST: u16 = 1 << (PIECES - 1);

impl Step {
    /// The number, from 0, of the topmost piece of the source stack.
    pub fn top(self) -> usize {
        (self.0 >> TOP & 15) as usize
    }

    /// The class that it leads to.
    pub fn class(self) -> usize {
        (self.0 >> CLASS) as usize % Classes::COUNT
    }

    /// Whether another step is the same move.
    pub fn is_again(self) -> bool {
        self.0 >> AGAIN != 0
    }

    /// The new places of the pieces of a set.
    pub fn moved(self, pieces: u16) -> u16 {
        // The target of the last piece is not stored: it is the remaining one.
        let turned = if pieces & LAST == 0 { 0 } else { ALL };
        let (mut rest, mut moved) = (pieces ^ turned, 0);
        while rest != 0 {
            moved |= 1 << self.place(rest.trailing_zeros());
            rest &= rest - 1;
        }
        moved ^ turned
    }

    /// A table to do the same for many sets.
    pub fn table(self) -> Table {
        let (mut table, mut left) = ([[0; 16]; PIECES / 4], ALL);
        for piece in 0..PIECES {
            let place = match piece {
                11 => left,
                _ => 1 << self.place(piece as u32),
            };
            left &= !place;
            let four = &mut table[piece / 4];
            let sets = 1 << (piece % 4);
            for set in 0..sets {
                four[set | sets] = four[set] | place;
            }
        }
        Table(table)
    }

    fn place(self, piece: u32) -> u64 {
        self.0 >> (4 * piece) & 15
    }
}

/// The targets of sets of pieces, indexed by the lowest, the middle and the highest four pieces.
pub(super) struct Table([[u16; 16]; PIECES / 4]);

impl Table {
    pub fn of(&self, pieces: u16) -> usize {
        let [low, middle, high] = [0, 4, 8].map(|by| usize::from(pieces >> by & 15));
        usize::from((self.0[0][low] | self.0[1][middle] | self.0[2][high]) & ALL)
    }
}

/// Visits the steps of a height vector. The steps of one stack are consecutive.
pub(super) fn each_step(classes: &Classes, heights: &Heights, mut visit: impl FnMut(Step)) {
    for from in Cell::all() {
        for count in 1..=heights[from.index()].min(MAX_MOVED) {
            for to in goals(count, from).iter() {
                each_of_move(
                    classes,
                    heights,
                    (from.index(), to.index(), count),
                    &mut visit,
                );
            }
        }
    }
}

/// Visits the steps of a move of this many pieces from one stack to another.
fn each_of_move(
    classes: &Classes,
    heights: &Heights,
    (from, to, count): (usize, usize, u8),
    visit: &mut impl FnMut(Step),
) {
    let mut after = *heights;
    after[from] -= count;
    after[to] += count;
    let (before, place) = (offsets(heights), classes.place(&after));
    let offsets = offsets(classes.heights(place.class.into()));
    let first = place.symmetries.trailing_zeros() as usize;
    for (number, symmetry) in SYMMETRIES.iter().enumerate() {
        if place.symmetries >> number & 1 == 0 {
            continue;
        }
        let mut step = u64::from(before[from] + heights[from] - 1) << TOP
            | u64::from(place.class) << CLASS
            | u64::from(number != first) << AGAIN;
        for stack in 0..heights.len() {
            for level in 0..heights[stack] {
                let (stack_after, level_after) = match level.checked_sub(after[from]) {
                    Some(above) if stack == from => (to, heights[to] + above),
                    _ => (stack, level),
                };
                let piece = before[stack] + level;
                let place = offsets[usize::from(symmetry[stack_after])] + level_after;
                if u32::from(piece) < TOP / 4 {
                    step |= u64::from(place) << (4 * piece);
                }
            }
        }
        visit(Step(step));
    }
}

/// The topmost pieces of the stacks.
pub(super) fn tops(heights: &Heights) -> u16 {
    let stacks = offsets(heights).into_iter().zip(heights);
    let top = |(offset, height): (u8, &u8)| match height {
        0 => 0,
        _ => 1 << (offset + height - 1),
    };
    stacks.map(top).sum()
}

/// For each topmost piece, the range of its steps among the steps of the class. Each move counts only once.
pub(super) struct Groups {
    ranges: [(u8, u8); PIECES],
    tops: u16,
}

impl Groups {
    /// Steps that repeat a move come last and are left out.
    pub fn of(steps: &[Step]) -> Groups {
        let mut groups = Groups {
            ranges: [(0, 0); PIECES],
            tops: 0,
        };
        let moves = steps.iter().take_while(|step| !step.is_again());
        for (step, at) in moves.zip(0..) {
            let (begin, end) = &mut groups.ranges[step.top()];
            if groups.tops >> step.top() & 1 == 0 {
                *begin = at;
            }
            *end = at + 1;
            groups.tops |= 1 << step.top();
        }
        groups
    }

    /// The first step of the side to move of a colouring, or `None` if the game is over.
    pub fn first(&self, colouring: u16) -> Option<u8> {
        let own = colouring & self.tops;
        let group = self.ranges.get(own.trailing_zeros() as usize)?;
        Some(group.0)
    }

    /// The next step of the side to move, after a step of this topmost piece.
    pub fn next(&self, at: usize, top: usize, colouring: u16) -> Option<usize> {
        if at + 1 < usize::from(self.ranges[top].1) {
            return Some(at + 1);
        }
        let later = colouring & !((2 << top) - 1);
        self.first(later).map(usize::from)
    }
}
