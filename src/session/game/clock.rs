//! The clock of a game: whose time runs, the announcements before it is up, and the end when it is up.

use super::model::GameModel;
use super::state::ClockTimer;
use crate::play::Clock;
use crate::rules::Side;
use crate::session::announcement::Announcement;
use crate::session::effect::{Delay, Effect};
use crate::session::message::Env;
use crate::session::whole_millis;

/// The remaining times of the side to move that are announced, in milliseconds.
const ANNOUNCED_TIMES: [u32; 2] = [60_000, 10_000];

impl GameModel {
    /// The clock, if the game has one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.clock.as_ref()
    }

    /// The remaining time of White and Black, in milliseconds. None without a clock. `now` is as in [`Env`].
    #[must_use]
    pub fn times_left(&self, now: u64) -> Option<[u32; 2]> {
        let (clock, plies) = (self.clock()?, self.board.record().plies());
        let lost = self.board.record().side_out_of_time();
        Some(Side::BOTH.map(|side| match lost == Some(side) {
            true => 0,
            false => clock.left(plies, side, now),
        }))
    }

    /// Whether the clock is stopped until a player acts.
    #[must_use]
    pub fn is_clock_waiting(&self) -> bool {
        let record = self.board.record();
        let counts = |clock: &Clock| clock.counts(record.plies(), record.turn());
        let is_persons = self.computer_to_move().is_none() && !self.is_over();
        self.clock.is_waiting && is_persons && self.clock().is_some_and(counts)
    }

    /// Whether the game has a stored clock that cannot be read.
    #[must_use]
    pub fn is_clock_unread(&self) -> bool {
        self.clock.is_unread()
    }

    /// The clock as it is stored. Empty if there is none.
    #[must_use]
    pub fn clock_text(&self) -> String {
        self.clock.text()
    }

    /// How long the computer may think about the next move of a side. None without a clock, or if the move takes no
    /// time.
    pub(super) fn share_for_move(&self, side: Side) -> Option<u32> {
        self.clock()?
            .share_for_move(self.board.record().plies(), side)
    }

    /// Counts the moves that were made after the first `plies` plies. All but the first of them are automatic passes.
    pub(super) fn clock_moves(&mut self, plies: usize, env: &Env) {
        self.clock.is_waiting = false;
        let record = self.board.record();
        let Some(clock) = &mut self.clock.clock else {
            return;
        };
        let sides: Vec<Side> = (0..plies).map(|ply| record.turn_at(ply)).collect();
        clock.fit(&sides, 0);
        clock.moved(plies, record.turn_at(plies), env.now);
        for passed in plies + 1..record.plies() {
            clock.add_free_move(record.turn_at(passed));
        }
    }

    /// The computer has found its move. Only its thinking time counts, in milliseconds, and never more than its limit.
    /// The time that the page needs to ask the engine does not count.
    pub(super) fn computer_has_thought(&mut self, millis: f64, env: &Env) {
        let share = self.share_for_move(self.board.record().turn());
        let millis = u32::try_from(whole_millis(millis)).unwrap_or(u32::MAX);
        if let (Some(clock), Some(share)) = (&mut self.clock.clock, share) {
            clock.limit_spent(millis.min(share), env.now);
        }
    }

    /// The side whose time is up: the side to move, but not the computer while it thinks.
    pub(super) fn side_out_of_time(&self, now: u64) -> Option<Side> {
        let (record, clock) = (self.board.record(), self.clock()?);
        let (plies, side) = (record.plies(), record.turn());
        let is_up = clock.counts(plies, side) && clock.left(plies, side, now) == 0;
        let has_thought = self.players.level(side).is_none() || self.computer_has_choice();
        (is_up && has_thought && !self.is_over()).then_some(side)
    }

    /// Ends the game if the time of the side to move is up.
    pub(super) fn follow_time(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        if let Some(side) = self.side_out_of_time(env.now) {
            self.run_out_of_time(side, env, effects);
        }
    }

    /// Runs or stops the clock, and requests a timer for the next event.
    pub(super) fn follow_clock(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let runs = self.clock_runs();
        let (plies, side) = (self.board.record().plies(), self.board.record().turn());
        let Some(clock) = &mut self.clock.clock else {
            return;
        };
        match runs {
            true => clock.run(plies, side, env.now),
            false => clock.stop(plies, env.now),
        }
        let left = clock.left(plies, side, env.now);
        let is_set =
            |alarm: ClockTimer| (alarm.plies, alarm.side) == (plies, side) && alarm.at < left;
        let is_persons = self.players.level(side).is_none();
        if !runs || !is_persons || self.clock.alarm.is_some_and(is_set) {
            return;
        }
        let mut due = ANNOUNCED_TIMES.into_iter().filter(|at| *at < left);
        let at = due.next().unwrap_or_default();
        let timer = self.next_timer();
        effects.push(Effect::StartTimer(timer, Delay::Clock(left - at)));
        self.clock.alarm = Some(ClockTimer {
            timer,
            plies,
            side,
            at,
        });
    }

    /// A clock event may be due. After a pause it is not due yet.
    pub(super) fn clock_alarm(&mut self, env: &Env, effects: &mut Vec<Effect>) {
        let alarm = self.clock.alarm.take();
        let (plies, side) = (self.board.record().plies(), self.board.record().turn());
        let Some(clock) = self.clock() else { return };
        let left = clock.left(plies, side, env.now);
        let is_due =
            |alarm: &ClockTimer| (alarm.plies, alarm.side) == (plies, side) && left <= alarm.at;
        if let Some(ClockTimer { at, .. }) = alarm.filter(is_due)
            && at > 0
            && !self.is_over()
        {
            let seconds = at / 1_000;
            effects.push(Effect::Announce(Announcement::TimeLeft(side, seconds)));
        }
    }

    /// Whether the time of the side to move runs: not for its first move, and for the computer only while it thinks.
    fn clock_runs(&self) -> bool {
        let (record, Some(clock)) = (self.board.record(), self.clock()) else {
            return false;
        };
        let side = record.turn();
        let is_stopped = match self.players.level(side) {
            None => self.clock.is_waiting,
            Some(_) => !self.computer.is_thinking(),
        };
        let is_hidden = !self.is_visible && clock.setting().stops_when_hidden;
        !self.is_over() && !is_stopped && !is_hidden && clock.counts(record.plies(), side)
    }

    fn computer_has_choice(&self) -> bool {
        let turn = self.computer.turn.as_ref();
        turn.is_some_and(|turn| turn.choice.is_some())
    }
}
