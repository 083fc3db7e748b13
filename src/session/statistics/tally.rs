//! Results counted.

use crate::rules::{Outcome, Side};
use crate::session::library::OwnResult;

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// How many games between two people each side has won, and how many were drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideTally {
    pub white: u32,
    pub drawn: u32,
    pub black: u32,
}

impl Tally {
    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub fn add(&mut self, result: OwnResult) {
        match result {
            OwnResult::Won => self.won += 1,
            OwnResult::Drawn => self.drawn += 1,
            OwnResult::Lost => self.lost += 1,
        }
    }
}

impl SideTally {
    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.white + self.drawn + self.black
    }

    pub fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won(Side::White) => self.white += 1,
            Outcome::Won(Side::Black) => self.black += 1,
            Outcome::Draw => self.drawn += 1,
        }
    }
}
