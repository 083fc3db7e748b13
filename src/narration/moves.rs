//! The moves of a game in words.

use super::consequences::consequences;
use super::player_names::{PlayerNames, who};
use crate::games::words::GameWords;
use crate::play::{GameRecord, move_number};
use crate::rules::Side;
use crate::words::{Locale, capitalized, say};

/// The facts for sentences about moves.
#[derive(Clone, Copy)]
pub struct MoveFacts<'a> {
    pub game_words: &'static dyn GameWords,
    pub record: &'a GameRecord,
    /// The names of people only, because the level of the computer may have changed since a move.
    pub people: &'a PlayerNames,
}

impl MoveFacts<'_> {
    /// The last move of a player, its effects, and the passes after it.
    pub fn last(&self, locale: Locale) -> Option<String> {
        self.last_before(locale, self.record.plies())
    }

    /// The same, as if the game had only this many plies.
    pub fn last_before(&self, locale: Locale, plies: usize) -> Option<String> {
        let record = self.record;
        let decided = record.last_decided(plies);
        let since = decided.checked_sub(1)?;
        let (before, after) = (record.scene(since), record.scene(decided));
        let changes = after.changes_from(&before);
        let board = record.board();
        let also = consequences(self.game_words, locale, &board, &before.pieces, &changes);
        let mut sentences = vec![self.spoken(locale, decided)];
        sentences.extend(also.into_iter().map(|one| capitalized(format!("{one}."))));
        sentences.extend((decided + 1..=plies).map(|ply| self.spoken(locale, ply)));
        Some(sentences.join(" "))
    }

    /// The position after a ply, by the number and the notation of its move in the list.
    pub fn named(&self, locale: Locale, ply: usize) -> String {
        let Some(before) = ply.checked_sub(1) else {
            return say!(locale, play.at_start);
        };
        let record = self.record;
        let named = say!(
            locale,
            play.after,
            number = move_number(ply, record.turn_at(0)),
            who = self.mover(locale, record.turn_at(before)),
            what = record.move_after(before).unwrap_or_default()
        );
        match record.hints().contains(&before) {
            true => format!("{named}, {}", say!(locale, hint.marked)),
            false => named,
        }
    }

    /// The move of a ply, as it is read out.
    pub fn spoken(&self, locale: Locale, ply: usize) -> String {
        let what = self.record.move_after(ply - 1).unwrap_or_default();
        say!(
            locale,
            play.moved,
            who = self.mover(locale, self.record.turn_at(ply - 1)),
            what = self.game_words.spoken(locale, &what)
        )
    }

    /// The player who made a move of this side: the name if given, else the colour.
    pub fn mover(&self, locale: Locale, side: Side) -> String {
        who(locale, side, self.people)
    }
}
