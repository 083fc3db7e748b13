//! The clock of a game. Callers pass in the time; it does not read the system clock.

use super::setting::{ClockSetting, TimeLimit};
use super::turn::RunningTurn;
use crate::rules::Side;

/// The clock of a game: the time left to both sides, and the side whose time runs. Times are in milliseconds, and
/// plies count the moves made.
///
/// The first move of each side takes no time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pub(super) setting: ClockSetting,
    /// The side of each move, and the time left to that side after it. Moves that can be redone follow the moves made.
    pub(super) moves: Vec<(Side, u32)>,
    turn: Option<RunningTurn>,
}

impl Clock {
    /// The clock of a game without moves.
    #[must_use]
    pub fn new(setting: ClockSetting) -> Clock {
        Clock {
            setting,
            moves: Vec::new(),
            turn: None,
        }
    }

    #[must_use]
    pub fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// Adapts the list of moves to a record, given the side of each move and the number of moves that can be redone. A
    /// move whose time is not known counts as taking no time.
    pub fn fit(&mut self, sides: &[Side], redoable: usize) {
        let is_same = |((side, _), of): &(&(Side, u32), &Side)| side == *of;
        let known = self.moves.iter().zip(sides).take_while(is_same).count();
        if known < sides.len() {
            self.moves.truncate(known);
        }
        for side in sides.iter().skip(known) {
            self.add_free_move(*side);
        }
        self.moves.truncate(sides.len() + redoable);
    }

    /// The time left to a side after this many plies, before it thinks about its next move.
    #[must_use]
    pub fn left_after(&self, plies: usize, side: Side) -> u32 {
        let TimeLimit::Game { start, .. } = self.setting.limit else {
            return self.setting.limit.start();
        };
        let mut moves = self.moves.iter().take(plies).rev();
        let last = moves.find(|(of, _)| *of == side);
        last.map_or(start, |(_, left)| *left)
    }

    /// The time left to a side now, after this many plies.
    #[must_use]
    pub fn left(&self, plies: usize, side: Side, now: u64) -> u32 {
        let before = self.left_after(plies, side);
        let turn = self.turn.filter(|turn| turn.is(plies, side));
        turn.map_or(before, |turn| before.saturating_sub(turn.spent(now)))
    }

    /// Whether the next move of a side takes time. Its first move does not.
    #[must_use]
    pub fn counts(&self, plies: usize, side: Side) -> bool {
        let mut moves = self.moves.iter().take(plies);
        moves.any(|(of, _)| *of == side)
    }

    /// The side whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        let turn = self.turn.filter(|turn| turn.is_running());
        turn.map(|turn| turn.side)
    }

    /// Starts the time of the side to move, unless it already runs.
    pub fn run(&mut self, plies: usize, side: Side, now: u64) {
        let same = self.turn.filter(|turn| turn.is(plies, side));
        let turn = same.unwrap_or(RunningTurn::new(plies, side));
        self.turn = Some(turn.run(now));
    }

    /// Stops the time after this many plies. It can be resumed there. Time spent after other plies is forgotten.
    pub fn stop(&mut self, plies: usize, now: u64) {
        let same = self.turn.filter(|turn| turn.plies == plies);
        self.turn = same.map(|turn| turn.stop(now));
    }

    /// Limits the time spent on the current move, and stops its time.
    pub fn limit_spent(&mut self, max: u32, now: u64) {
        self.turn = self.turn.map(|turn| turn.stop(now).at_most(max));
    }

    /// Forgets the time spent on the current move.
    pub fn forget_turn(&mut self) {
        self.turn = None;
    }

    /// Records that a side has made a move after this many plies. Moves that could be redone are removed.
    pub fn moved(&mut self, plies: usize, side: Side, now: u64) {
        let left = self.left(plies, side, now);
        let increment = match self.setting.limit {
            TimeLimit::Game { increment, .. } if self.counts(plies, side) => increment,
            _ => 0,
        };
        self.moves.truncate(plies);
        self.moves.push((side, left.saturating_add(increment)));
        self.turn = None;
    }

    /// Adds a move that took no time: a pass that was made automatically.
    pub fn add_free_move(&mut self, side: Side) {
        let left = self.left_after(usize::MAX, side);
        self.moves.push((side, left));
    }

    /// The milliseconds that a side may use for its next move so that its time lasts. `None` if the move takes no time.
    #[must_use]
    pub fn share_for_move(&self, plies: usize, side: Side) -> Option<u32> {
        /// The number of moves that the time must last for.
        const MOVES: u32 = 25;
        let left = self.left_after(plies, side);
        let share = match self.setting.limit {
            TimeLimit::Game { increment, .. } => left / MOVES + increment / 4 * 3,
            TimeLimit::Move(_) => left / 4 * 3,
        };
        self.counts(plies, side).then_some(share.min(left / 4 * 3))
    }
}
