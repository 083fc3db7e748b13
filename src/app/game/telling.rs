//! What happened, in words.

use super::state::Play;
use crate::app::i18n::{Locale, say};
use crate::app::narration::MoveFacts;
use crate::app::seats::Seats;
use crate::play::Cause;
use crate::rules::Side;
use leptos::prelude::*;

impl Play {
    /// Tells something about the moves, and follows the names of the players. The record is not followed.
    fn with_moves<T>(self, tell: impl FnOnce(MoveFacts) -> T) -> T {
        let people = self.seats.with(Seats::people);
        self.table.with_untracked(|table| {
            tell(MoveFacts {
                dress: self.dress,
                table,
                people: &people,
            })
        })
    }

    /// Reads out the last move of a player, and the passes after it.
    pub(super) fn announce_last(self) {
        let told = untrack(|| self.told_last(self.lang.now()));
        self.announced.set(told.unwrap_or_default());
    }

    /// The effect of the last move of a player, and the passes after it, in words.
    pub fn told_last(self, locale: Locale) -> Option<String> {
        self.reached.plies.track();
        self.with_moves(|facts| facts.last(locale))
    }

    /// The position after a ply, by the number and the notation of its move in the list.
    pub(super) fn named(self, locale: Locale, ply: usize) -> String {
        self.table.track();
        self.with_moves(|facts| facts.named(locale, ply))
    }

    /// The move of a ply, as it is read out.
    pub(super) fn told(self, locale: Locale, ply: usize) -> String {
        untrack(|| self.with_moves(|facts| facts.told(locale, ply)))
    }

    /// The player who made a move of this side: the name if given, else the colour.
    pub(super) fn mover(self, locale: Locale, side: Side) -> String {
        self.with_moves(|facts| facts.mover(locale, side))
    }

    /// What would be taken back, in words.
    pub(super) fn last_act(self) -> String {
        let locale = self.lang.now();
        self.table.with_untracked(|table| {
            let cause = table.verdict().map(|verdict| verdict.cause);
            match table
                .last_decided(table.plies())
                .checked_sub(1)
                .and_then(|index| table.move_after(index))
            {
                _ if matches!(cause, Some(Cause::Resigned(_))) => say!(locale, play.resignation),
                _ if matches!(cause, Some(Cause::Agreed)) => say!(locale, play.agreement),
                Some(last) => self.dress.spoken(locale, &last),
                None => String::new(),
            }
        })
    }
}
