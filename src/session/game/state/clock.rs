//! The clock of a game on the page.

use crate::play::{Clock, GameRecord};
use crate::rules::Side;
use crate::session::effect::TimerId;

/// The clock of a game, if it has one.
#[derive(Debug, Default)]
pub struct GameClock {
    pub(crate) clock: Option<Clock>,
    /// A stored clock that cannot be read. It is stored again unchanged.
    unread: String,
    /// Whether it is stopped until a player acts: the game was opened, or another tab has played.
    pub(crate) is_waiting: bool,
    pub(crate) alarm: Option<ClockTimer>,
}

/// A timer for the next clock event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTimer {
    pub(crate) timer: TimerId,
    pub(crate) plies: usize,
    pub(crate) side: Side,
    /// The remaining time of the side when it is due, in milliseconds. At 0 its time is up.
    pub(crate) at: u32,
}

impl GameClock {
    /// The stored clock of a game, as in [`crate::play::SavedGame`].
    #[must_use]
    pub fn of(stored: &str, record: &GameRecord) -> GameClock {
        let mut clock = Clock::read(stored);
        if let Some(clock) = &mut clock {
            let sides: Vec<Side> = (0..record.plies()).map(|ply| record.turn_at(ply)).collect();
            clock.fit(&sides, record.undone().len());
        }
        GameClock {
            unread: match clock {
                Some(_) => String::new(),
                None => stored.to_owned(),
            },
            clock,
            is_waiting: record.plies() > 0,
            alarm: None,
        }
    }

    /// The clock as it is stored. Empty if there is none.
    #[must_use]
    pub fn text(&self) -> String {
        let clock = self.clock.as_ref();
        clock.map_or_else(|| self.unread.clone(), Clock::to_string)
    }

    /// Its setting as text, which is also the clock of a game without moves. Empty if there is none.
    #[must_use]
    pub fn setting_text(&self) -> String {
        let clock = self.clock.as_ref();
        clock.map_or_else(String::new, |clock| clock.setting().to_string())
    }

    /// Whether there is a stored clock that cannot be read.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        !self.unread.is_empty()
    }

    pub(crate) fn is_alarm(&self, timer: TimerId) -> bool {
        self.alarm.is_some_and(|alarm| alarm.timer == timer)
    }

    /// Forgets the time spent on the current move.
    pub(crate) fn forget_turn(&mut self) {
        self.alarm = None;
        if let Some(clock) = &mut self.clock {
            clock.forget_turn();
        }
    }
}
