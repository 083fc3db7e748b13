//! The time of one move.

use crate::rules::Side;

/// The time that a side has spent on its current move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RunningTurn {
    pub plies: usize,
    pub side: Side,
    spent: u32,
    /// Since when it runs; none while it stands still.
    since: Option<u64>,
}

impl RunningTurn {
    /// A turn after so many plies on which no time was spent.
    pub fn new(plies: usize, side: Side) -> RunningTurn {
        RunningTurn {
            plies,
            side,
            spent: 0,
            since: None,
        }
    }

    pub fn is(&self, plies: usize, side: Side) -> bool {
        self.plies == plies && self.side == side
    }

    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What was spent until now. A time before the start of the turn counts as its start.
    pub fn spent(&self, now: u64) -> u32 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        let running = u32::try_from(running).unwrap_or(u32::MAX);
        self.spent.saturating_add(running)
    }

    /// The same turn, running.
    pub fn run(self, now: u64) -> RunningTurn {
        RunningTurn {
            since: self.since.or(Some(now)),
            ..self
        }
    }

    /// The same turn, standing still.
    pub fn stop(self, now: u64) -> RunningTurn {
        RunningTurn {
            spent: self.spent(now),
            since: None,
            ..self
        }
    }

    /// The same turn with a limit to what was spent while it ran before.
    pub fn at_most(self, most: u32) -> RunningTurn {
        RunningTurn {
            spent: self.spent.min(most),
            ..self
        }
    }
}
