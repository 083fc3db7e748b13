//! What a player does in a game: touching, taking back, looking back, resigning, starting again.

use super::state::Play;
use crate::app::change::Change;
use crate::app::dress::{self, Says};
use crate::app::i18n::{Locale, say};
use crate::app::tokens::delays;
use crate::play::{Act, MoveError, Spot, Table, Touched};
use crate::rules::Side;
use crate::session::{Feedback, Hover};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

impl Play {
    /// Handles a touch. Moved pieces are animated.
    pub fn touch(self, spot: Spot) {
        self.still.change(false);
        self.notices.forget_passing();
        let walking = self.walked.with_untracked(Option::is_some);
        if walking || self.looked_at.get_untracked().is_some() {
            if !self.probe(spot) {
                self.said.set(Feedback::LookingBack);
            }
            return;
        }
        if self.locked.get_untracked() {
            return;
        }
        if self.changed_elsewhere() {
            self.reload();
            return;
        }
        if self.is_to_confirm(spot) {
            self.fall_silent();
            return;
        }
        let others = self.open.with_untracked(|open| {
            let here = open.others.iter().filter(|(at, _)| *at == spot.ground());
            here.map(|(_, count)| *count).collect()
        });
        let touched = self.table.try_update_untracked(|table| {
            let touched = table.touch(spot);
            if matches!(touched, Touched::Moved) {
                table.make_forced();
            }
            touched
        });
        let moved = matches!(touched, Some(Touched::Moved));
        match moved {
            true => self.table.notify(),
            false => self.hand.notify(),
        }
        self.said.set(match touched {
            Some(Touched::Refused(reason, rule)) => Feedback::Refused {
                reason,
                rule,
                others,
            },
            Some(Touched::Over) => Feedback::Over,
            Some(Touched::Full) => Feedback::Full,
            _ => self.passed(),
        });
        if moved {
            self.announce_last();
            self.turn_to_mover();
            self.keep();
        }
    }

    /// A move by another player, in its notation.
    pub fn answer(self, mv: &str) {
        self.still.change(false);
        let made = self.table.try_update(|table| {
            table.let_go();
            let made = table.play_text(mv);
            table.make_forced();
            made
        });
        match made {
            Some(Ok(())) => {
                self.said.set(self.passed());
                self.announce_last();
                self.keep();
            }
            Some(Err(MoveError::Full)) => {
                self.machine.paused.set(true);
                self.said.set(Feedback::Full);
            }
            _ => {}
        }
    }

    /// Makes the machine's move, unless another tab has changed the game.
    pub(super) fn machine_moves(self, mv: &str) {
        if self.changed_elsewhere() {
            self.reload();
            return;
        }
        self.answer(mv);
        self.turn_to_mover();
    }

    /// The side that resigns: the side to move, but never the machine instead of a person.
    pub fn resigning_side(self) -> Side {
        let turn = self.table.with_untracked(|table| table.turn());
        let machine = |side: &Side| !self.is_persons_turn(*side);
        match machine(&turn) && !machine(&turn.other()) {
            true => turn.other(),
            false => turn,
        }
    }

    /// A pointer is over a place, or over none. Showing a preview there replaces a refusal.
    pub fn point_at(self, aim: Option<Hover>) {
        if self.pointed.get_untracked() != aim {
            self.pointed.set(aim);
            let refused = matches!(self.said.get_untracked(), Feedback::Refused { .. });
            if refused && self.preview().with_untracked(Option::is_some) {
                self.fall_silent();
            }
        }
    }

    pub fn let_go(self) {
        self.fall_silent();
        self.pointed.change(None);
        self.asked.change(None);
        self.end_probe();
        if !self.table.with_untracked(|table| table.is_empty_handed()) {
            self.empty_hand();
        }
    }

    /// Drops the selection without changing the message.
    pub(super) fn empty_hand(self) {
        let _ = self.table.try_update_untracked(|table| table.let_go());
        self.hand.notify();
    }

    /// Shows a ply. The last one is the current position of the game.
    pub fn look_at(self, ply: usize) {
        self.notices.forget_passing();
        self.still.change(false);
        self.end_probe();
        self.fall_silent();
        let plies = self.table.with_untracked(|table| table.plies());
        let looked_at = (ply < plies).then_some(ply);
        self.walk_back();
        if self.looked_at.get_untracked() != looked_at {
            self.let_go();
            self.looked_at.set(looked_at);
            let locale = self.lang.now();
            self.announced.set(match ply.min(plies) {
                0 => say!(locale, play.at_start),
                ply => self.told(locale, ply),
            });
        }
    }

    /// Goes forwards or backwards by this many plies.
    pub fn step(self, by: isize) {
        if self.walked.with_untracked(Option::is_some) {
            self.walk_on(by);
            return;
        }
        let plies = self.table.with_untracked(|table| table.plies());
        let at = self.looked_at.get_untracked().unwrap_or(plies);
        self.look_at(at.saturating_add_signed(by).min(plies));
    }

    pub fn undo(self) {
        let told = self.last_act();
        let seats = self.seats.get_untracked();
        self.machine.paused.set(seats.is_watched());
        self.change(
            |table| {
                let plies = table.plies();
                let by_rules = table.verdict().is_none_or(|verdict| verdict.is_by_rules());
                let mut undone = table.undo();
                let answers = |table: &Table| seats.level(table.turn()).is_some();
                // The machine's answer too; it would only give it again.
                while undone && by_rules && !seats.is_watched() && answers(table) {
                    undone = table.undo();
                }
                if table.plies() < plies && self.seats.with_untracked(|seats| seats.fair) {
                    self.seats.update(|seats| seats.fair = false);
                }
                true
            },
            |locale| match seats.is_watched() {
                true => say!(locale, play.undone_paused, what = told),
                false => say!(locale, play.undone, what = told),
            },
        );
    }

    pub fn redo(self) {
        let locale = self.lang.now();
        let told = match self.table.with_untracked(|table| table.next_redo()) {
            Some(Act::Resign(_)) => say!(locale, play.resignation),
            Some(Act::Draw) => say!(locale, play.agreement),
            Some(Act::Move(text)) => self.dress.spoken(locale, &text),
            None => String::new(),
        };
        let seats = self.seats.get_untracked();
        self.change(
            |table| {
                let redone = table.redo();
                // The machine's reply that was taken back together with the move.
                let again = |table: &Table| {
                    let moves = matches!(table.next_redo(), Some(Act::Move(_)));
                    moves && !seats.is_watched() && seats.level(table.turn()).is_some()
                };
                while again(table) && table.redo() {}
                redone
            },
            |locale| say!(locale, play.redone, what = told),
        );
    }

    pub fn resign(self) {
        let side = self.resigning_side();
        let seats = self.seats.get_untracked();
        self.change(
            |table| table.resign(side),
            |locale| dress::sentence(locale, Says::Resigned, side, &seats.told(locale)),
        );
    }

    pub fn agree_draw(self) {
        self.change(
            |table| table.agree_draw(),
            |locale| say!(locale, result.agreed),
        );
    }

    fn change(self, act: impl FnOnce(&mut Table) -> bool, told: impl FnOnce(Locale) -> String) {
        self.notices.forget_passing();
        if self.changed_elsewhere() {
            self.reload();
            return;
        }
        self.still.change(false);
        self.fall_silent();
        self.look_ahead();
        let acted = self.table.try_update(|table| {
            let acted = act(table);
            table.make_forced();
            acted
        });
        if acted == Some(true) {
            self.said.set(self.passed());
            self.announced.set(told(self.lang.now()));
            self.turn_to_mover();
            self.keep();
        }
    }

    /// Turns the board to the side to move, after the move was visible.
    pub(super) fn turn_to_mover(self) {
        let turns = self.settings.with_untracked(|settings| settings.turn_board);
        let machine = self
            .seats
            .with_untracked(|seats| !seats.is_without_machine());
        if !turns || machine {
            return;
        }
        let turn = move || {
            // The game may no longer be on the page by then.
            let black = self
                .table
                .try_with_untracked(|table| table.turn() == Side::Black);
            if black.is_some() && black != self.flipped.try_get_untracked() {
                self.still.set(true);
                self.flipped.set(black == Some(true));
            }
        };
        // The mover sees the result from the old side for a moment.
        Timeout::new(delays().turn, turn).forget();
    }

    pub(super) fn fall_silent(self) {
        let speaks = |said: &Feedback| !matches!(said, Feedback::Nothing);
        if self.said.try_with_untracked(speaks) == Some(true) {
            self.said.set(Feedback::Nothing);
        }
    }

    /// The message about passes that were just made.
    pub(super) fn passed(self) -> Feedback {
        self.table.with_untracked(Feedback::of_passes)
    }
}
