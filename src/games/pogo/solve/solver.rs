//! The analysis, backwards from the ends of games, in small steps.
//!
//! It works in rounds, each with three sweeps over all classes. A position with a move to a position found
//! lost in the previous round is won a ply later. Such positions are found backwards from the lost ones,
//! marked, and then settled. An open position whose moves all lead to won positions is lost a ply later. This
//! is tested forwards. Every open position stores the step that last kept it open, so that usually one look
//! is enough. Positions that stay open at the end are drawn.
//!
//! Random access is only needed for sets with a bit for each position. They have 2 MB each and stay in the
//! processor's cache. Bytes are read and written in order only. The usual method, counting the remaining
//! steps of each position, takes twice as long because its counters do not fit into the cache.

use super::bits::Bits;
use super::blob::{DRAWN, ILLEGAL};
use super::classes::{Classes, PIECES};
use super::colourings::{COLOURINGS, COUNT, TURNED};
use super::steps::{Groups, Step, Table, each_step, tops};
use super::table::PogoTable;
use crate::games::pogo::Pogo;
use crate::search::{Solver, Tablebase};

/// From this value on, a byte means an open position and stores the step that keeps it open.
const OPEN: u8 = 64;
/// In a class with fewer open positions than this, steps are tested one by one.
const FEW: u32 = 64;
/// The number of steps of all classes, and the number of positions in the table that are won or lost.
const STEPS: usize = 544_312;
const DECIDED: u32 = 14_638_946;
/// The plies of the longest loss.
const LONGEST: u8 = 50;

/// Solves Pogo using 27 MB.
pub struct PogoSolver {
    classes: Classes,
    /// The steps of all classes, and the end of each class's steps.
    steps: Vec<Step>,
    ends: Vec<u32>,
    /// The plies to the end (odd if won, even if lost), or one of the values above.
    bytes: Vec<u8>,
    open: Vec<Bits>,
    won: Vec<Bits>,
    reached: Vec<Bits>,
    /// The classes in which positions were found lost, or won, in the last round.
    lost_last: Vec<bool>,
    won_last: Vec<bool>,
    sweep: Sweep,
    /// The next class of the sweep.
    class: usize,
    /// The plies of the positions that were found lost last.
    plies: u8,
    decided: u32,
    /// Buffers: for the positions of a class, for the positions that each topmost piece could have led to,
    /// and for its steps.
    lost: Vec<u16>,
    movable: [Vec<u16>; PIECES],
    tables: Vec<Table>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sweep {
    /// Computes the steps of every class and the ends of games.
    Begin,
    /// Goes backwards from the positions that were found lost last.
    Reach,
    /// Marks the reached positions as won.
    Settle,
    /// Marks positions whose moves all lead to won positions as lost.
    Lose,
    /// Marks the remaining positions as drawn.
    Draw,
    Over,
}

impl Default for PogoSolver {
    fn default() -> PogoSolver {
        PogoSolver::new()
    }
}

impl PogoSolver {
    #[must_use]
    pub fn new() -> PogoSolver {
        let none = || vec![Bits::default(); Classes::COUNT];
        PogoSolver {
            classes: Classes::new(),
            steps: Vec::with_capacity(STEPS),
            ends: Vec::with_capacity(Classes::COUNT),
            bytes: vec![DRAWN; Classes::COUNT * COUNT],
            open: none(),
            won: none(),
            reached: none(),
            lost_last: vec![false; Classes::COUNT],
            won_last: vec![false; Classes::COUNT],
            sweep: Sweep::Begin,
            class: 0,
            plies: 0,
            decided: 0,
            lost: Vec::with_capacity(COUNT),
            movable: [const { Vec::new() }; PIECES],
            tables: Vec::new(),
        }
    }

    /// Continues for about this many positions. Returns whether everything is done.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut spent = 0;
        while self.sweep != Sweep::Over && spent < budget {
            spent += match self.sweep {
                Sweep::Begin => self.begin(),
                Sweep::Reach => self.reach(),
                Sweep::Settle => self.settle(),
                Sweep::Lose => self.lose(),
                Sweep::Draw | Sweep::Over => self.draw(),
            };
            self.class += 1;
            if self.class == Classes::COUNT {
                self.class = 0;
                self.next_sweep();
            }
        }
        self.sweep == Sweep::Over
    }

    /// The progress from 0 to 1.
    #[must_use]
    pub fn done(&self) -> f64 {
        // The first rounds find most positions, but the later ones take time too.
        let found = f64::from(self.decided) / f64::from(DECIDED);
        let rounds = f64::from(self.plies) / f64::from(LONGEST);
        match self.sweep {
            Sweep::Over => 1.0,
            _ => (0.7 * found + 0.3 * rounds).min(0.99),
        }
    }

    /// Does the remaining work and returns the table.
    #[must_use]
    pub fn finish(mut self) -> PogoTable {
        while !self.advance(u64::MAX) {}
        PogoTable::whole(self.classes, self.bytes)
    }

    fn next_sweep(&mut self) {
        self.sweep = match self.sweep {
            Sweep::Begin => Sweep::Reach,
            Sweep::Reach => Sweep::Settle,
            Sweep::Settle => {
                self.lost_last.fill(false);
                Sweep::Lose
            }
            Sweep::Lose if self.lost_last.contains(&true) => {
                self.plies += 2;
                Sweep::Reach
            }
            Sweep::Lose => Sweep::Draw,
            Sweep::Draw | Sweep::Over => Sweep::Over,
        };
    }

    /// Computes the steps of the class and the initial bytes of its positions.
    fn begin(&mut self) -> u64 {
        let heights = self.classes.heights(self.class);
        let (begin, tops) = (self.steps.len(), tops(heights));
        each_step(&self.classes, heights, |step| self.steps.push(step));
        let steps = &mut self.steps[begin..];
        // Put the steps that repeat a move at the end.
        steps.sort_by_key(|step| step.is_again());
        let groups = Groups::of(steps);
        self.ends.push(self.steps.len() as u32);
        let block = &mut self.bytes[self.class * COUNT..][..COUNT];
        for (number, (byte, &colouring)) in block.iter_mut().zip(&COLOURINGS).enumerate() {
            if colouring & tops == tops {
                *byte = ILLEGAL;
            } else if let Some(first) = groups.first(colouring) {
                self.open[self.class].set(number);
                *byte = OPEN + first;
            } else {
                *byte = 0;
                self.decided += 1;
                self.lost_last[self.class] = true;
            }
        }
        COUNT as u64
    }

    fn reach(&mut self) -> u64 {
        if !self.lost_last[self.class] {
            return 1;
        }
        let block = &self.bytes[self.class * COUNT..][..COUNT];
        self.lost.clear();
        find(block, self.plies, &mut self.lost);
        let tops = tops(self.classes.heights(self.class));
        for (top, movable) in self.movable.iter_mut().enumerate() {
            movable.clear();
            if tops >> top & 1 != 0 {
                let backwards = |colouring: &&u16| **colouring >> top & 1 == 0;
                movable.extend(self.lost.iter().filter(backwards));
            }
        }
        let mut spent = COUNT as u64 / 8;
        for step in &self.steps[self.range()] {
            let movable = &self.movable[step.top()];
            let (moved, reached) = (step.table(), &mut self.reached[step.class()]);
            for &colouring in movable {
                reached.set(usize::from(TURNED[moved.of(colouring)]));
            }
            spent += movable.len() as u64;
        }
        spent
    }

    fn settle(&mut self) -> u64 {
        let reached = std::mem::take(&mut self.reached[self.class]);
        let won = self.open[self.class].take(reached);
        self.won_last[self.class] = !won.is_empty();
        self.won[self.class].add(won);
        self.decided += won.len();
        let block = &mut self.bytes[self.class * COUNT..][..COUNT];
        won.each(|number| block[number] = self.plies + 1);
        1 + u64::from(won.len()) / 8
    }

    fn lose(&mut self) -> u64 {
        let range = self.range();
        let steps = &self.steps[range];
        if !steps.iter().any(|step| self.won_last[step.class()]) {
            return 1;
        }
        let open = self.open[self.class];
        let won = &self.won;
        let block = &mut self.bytes[self.class * COUNT..][..COUNT];
        let lost = if open.len() < FEW {
            not_kept_open(block, open, steps, |at, colouring| {
                let after = steps[at].moved(colouring);
                !won[steps[at].class()].has(usize::from(TURNED[usize::from(after)]))
            })
        } else {
            self.tables.clear();
            self.tables.extend(steps.iter().map(|step| step.table()));
            let tables = &self.tables;
            not_kept_open(block, open, steps, |at, colouring| {
                let after = tables[at].of(colouring);
                !won[steps[at].class()].has(usize::from(TURNED[after]))
            })
        };
        lost.each(|number| block[number] = self.plies + 2);
        self.open[self.class].take(lost);
        self.lost_last[self.class] = !lost.is_empty();
        self.decided += lost.len();
        8 + 2 * u64::from(open.len())
    }

    fn draw(&mut self) -> u64 {
        let block = &mut self.bytes[self.class * COUNT..][..COUNT];
        self.open[self.class].each(|number| block[number] = DRAWN);
        4
    }

    /// The range of the class's steps.
    fn range(&self) -> std::ops::Range<usize> {
        let begin = self
            .class
            .checked_sub(1)
            .map_or(0, |before| self.ends[before]);
        begin as usize..self.ends[self.class] as usize
    }
}

impl Solver<Pogo> for PogoSolver {
    fn advance(&mut self, budget: u64) -> bool {
        PogoSolver::advance(self, budget)
    }

    fn done(&self) -> f64 {
        PogoSolver::done(self)
    }

    fn finish(self: Box<Self>) -> Box<dyn Tablebase<Pogo>> {
        Box::new(PogoSolver::finish(*self))
    }
}

/// The open positions that no step keeps open. The other positions store the step that keeps them open.
fn not_kept_open(
    block: &mut [u8],
    open: Bits,
    steps: &[Step],
    keeps_open: impl Fn(usize, u16) -> bool,
) -> Bits {
    let groups = Groups::of(steps);
    let mut lost = Bits::default();
    open.each(|number| {
        let colouring = COLOURINGS[number];
        let mut at = usize::from(block[number] - OPEN);
        while !keeps_open(at, colouring) {
            match groups.next(at, steps[at].top(), colouring) {
                Some(next) => at = next,
                None => return lost.set(number),
            }
        }
        block[number] = OPEN + at as u8;
    });
    lost
}

/// Finds the colourings that have this byte.
fn find(block: &[u8], byte: u8, found: &mut Vec<u16>) {
    const ONES: u64 = u64::MAX / 255;
    let wanted = ONES * u64::from(byte);
    let (words, rest) = block.as_chunks::<8>();
    let mut look = |bytes: &[u8], first: usize| {
        for (at, _) in bytes
            .iter()
            .enumerate()
            .filter(|(_, found)| **found == byte)
        {
            found.push(COLOURINGS[first + at]);
        }
    };
    for (word, number) in words.iter().zip((0..).step_by(8)) {
        // A byte is zero if it matches. A zero byte borrows from the bit above it.
        let other = u64::from_le_bytes(*word) ^ wanted;
        if other.wrapping_sub(ONES) & !other & ONES << 7 != 0 {
            look(word, number);
        }
    }
    look(rest, words.len() * 8);
}
