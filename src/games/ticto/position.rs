//! Positions: the rounds, two sorted armies, and the facts about earlier plies that the rules need.

use super::army::Army;
use super::lattice::exit;
use super::{Placement, Setup};
use crate::play::Spot;
use crate::rules::{Outcome, Side};
use std::ops::ControlFlow;

/// The number of plies without a kill after which the game is a draw.
pub(super) const MAX_QUIET: u8 = 100;

/// A position of TicTo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTo {
    pub(super) setup: Setup,
    /// The places of White's and Black's round.
    pub(super) rounds: [Spot; 2],
    pub(super) armies: [Army; 2],
    pub(super) turn: Side,
    /// Whether both rounds have arrived once, so that the game is in its extension.
    pub(super) extended: bool,
    pub(super) last: Last,
    /// Plies since the last kill.
    pub(super) quiet: u8,
}

/// The restriction that the last ply puts on this one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Last {
    Nothing,
    /// The lower piece of this pair may not rebel yet.
    Covered(Placement),
    /// The pushed wall may not push its pusher yet. These are their new places.
    Pushed {
        pusher: Placement,
        pushed: Placement,
    },
}

impl TicTo {
    pub(super) fn round(&self, side: Side) -> Spot {
        self.rounds[side as usize]
    }

    pub(super) fn army(&self, side: Side) -> &Army {
        &self.armies[side as usize]
    }

    /// The exit cell on which a side has started.
    pub(super) fn home(&self, side: Side) -> Spot {
        exit(if self.extended { side.other() } else { side })
    }

    /// The goal of a side: the other side's exit cell.
    pub(super) fn goal(&self, side: Side) -> Spot {
        self.home(side.other())
    }

    pub(super) fn has_arrived(&self, side: Side) -> bool {
        self.round(side) == self.goal(side)
    }

    /// Whether the side to move must first move its round away from its start.
    pub(super) fn must_leave(&self) -> bool {
        self.round(self.turn) == self.home(self.turn)
    }

    /// Whether this is the only ply in which Black can reply to White's arrival.
    pub(super) fn is_reply(&self) -> bool {
        self.turn == Side::Black && self.has_arrived(Side::White)
    }

    /// The result, unless it depends on whether there is a legal move.
    pub(super) fn decided(&self) -> Option<Outcome> {
        match (self.has_arrived(Side::White), self.has_arrived(Side::Black)) {
            (true, true) => Some(Outcome::Draw),
            (false, true) => Some(Outcome::Won(Side::Black)),
            (true, false) if self.turn == Side::White => Some(Outcome::Won(Side::White)),
            (true, false) => None,
            (false, false) => (self.quiet >= MAX_QUIET).then_some(Outcome::Draw),
        }
    }

    pub(super) fn has_move(&self) -> bool {
        let first = |_| ControlFlow::Break(());
        self.decided().is_none() && self.visit_moves(first).is_break()
    }
}
