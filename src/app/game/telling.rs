//! What happened, in words.

use super::consequences::consequences;
use super::state::Play;
use crate::app::dress;
use crate::app::i18n::{Locale, say, sentence};
use crate::play::Cause;
use crate::rules::Side;
use leptos::prelude::*;

impl Play {
    /// Reads out the last move of a player, and the passes after it.
    pub(super) fn announce_last(self) {
        let told = self.told_last(self.lang.now());
        self.announced.set(told.unwrap_or_default());
    }

    /// The effect of the last move of a player, and the passes after it, in words.
    pub fn told_last(self, locale: Locale) -> Option<String> {
        let plies = self.plies();
        let decided = self.table.with_untracked(|table| table.last_decided(plies));
        let since = decided.checked_sub(1)?;
        let (before, after) = self
            .table
            .with_untracked(|table| (table.scene(since), table.scene(decided)));
        let changes = after.changes_from(&before);
        let also = consequences(self, locale, &before.pieces, &changes);
        let mut told = vec![self.told(locale, decided)];
        told.extend(also.into_iter().map(|one| sentence(format!("{one}."))));
        told.extend((decided + 1..=plies).map(|ply| self.told(locale, ply)));
        Some(told.join(" "))
    }

    /// The position after a ply, by the number and the notation of its move in the list.
    pub(super) fn named(self, locale: Locale, ply: usize) -> String {
        let Some(before) = ply.checked_sub(1) else {
            return say!(locale, play.at_start);
        };
        let named = say!(
            locale,
            play.after,
            number = self.number_of(ply),
            who = self.mover(locale, self.turn_at(before)),
            what = self.move_after(before)
        );
        match self.hints().contains(&before) {
            true => format!("{named}, {}", say!(locale, hint.marked)),
            false => named,
        }
    }

    /// The move of a ply, as it is read out.
    pub(super) fn told(self, locale: Locale, ply: usize) -> String {
        self.table.with_untracked(|table| {
            let what = table.move_after(ply - 1).unwrap_or_default();
            say!(
                locale,
                play.moved,
                who = untrack(|| self.mover(locale, table.turn_at(ply - 1))),
                what = self.dress.spoken(locale, &what)
            )
        })
    }

    /// The player who made a move of this side: the name if given, else the colour. The level is not known,
    /// since it may have changed since.
    pub(super) fn mover(self, locale: Locale, side: Side) -> String {
        self.seats
            .with(|seats| dress::who(locale, side, &seats.people()))
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
