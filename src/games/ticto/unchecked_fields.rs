//! A position whose fields were read, legal or not.

use super::army::{Army, ArmyPiece};
use super::position::Last;
use super::{Setup, TicTo};
use crate::play::Spot;
use crate::rules::Side;

/// The fields of a position that need not be legal.
pub(super) struct UncheckedFields {
    pub(super) setup: Setup,
    pub(super) rounds: [Option<Spot>; 2],
    /// The squares and rectangles of White and Black, in any number.
    pub(super) pieces: [Vec<ArmyPiece>; 2],
    pub(super) turn: Side,
    pub(super) extended: bool,
    pub(super) last: Last,
    pub(super) quiet: u8,
}

impl UncheckedFields {
    /// The position, if both rounds exist. Pieces beyond the number that a side can have are left out.
    pub(super) fn position(&self) -> Option<TicTo> {
        let [Some(white), Some(black)] = self.rounds else {
            return None;
        };
        let mut armies = [Army::EMPTY; 2];
        for (army, pieces) in armies.iter_mut().zip(&self.pieces) {
            for piece in pieces {
                army.change(None, Some(*piece));
            }
        }
        Some(TicTo {
            setup: self.setup,
            rounds: [white, black],
            armies,
            turn: self.turn,
            extended: self.extended,
            last: self.last,
            quiet: self.quiet,
        })
    }
}
