//! The time of one move.

use crate::rules::Side;

/// The time that a side has spent on its current move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RunningTurn {
    pub plies: usize,
    pub side: Side,
    spent: u32,
    /// The time at which it started to run. `None` while it is stopped.
    since: Option<u64>,
}

impl RunningTurn {
    /// A turn after this many plies in which no time was spent.
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

    /// The time spent until now. A time before the start of the turn counts as its start.
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

    /// The same turn, stopped.
    pub fn stop(self, now: u64) -> RunningTurn {
        RunningTurn {
            spent: self.spent(now),
            since: None,
            ..self
        }
    }

    /// The same turn with a limit on the time spent before the last stop.
    pub fn at_most(self, max: u32) -> RunningTurn {
        RunningTurn {
            spent: self.spent.min(max),
            ..self
        }
    }
}
