//! The moves in the list of a game.

use crate::games::words::{GameWords, side_name};
use crate::play::move_number;
use crate::rules::Side;
use crate::words::{Locale, say};

/// A move in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedMove {
    /// The ply after it, from 1.
    pub ply: usize,
    /// The side that moves first in the game.
    pub first: Side,
    pub notation: String,
}

impl ListedMove {
    /// The side that makes it.
    #[must_use]
    pub fn side(&self) -> Side {
        match self.ply % 2 {
            1 => self.first,
            _ => self.first.other(),
        }
    }

    /// Its number: one for White's move and Black's after it.
    #[must_use]
    pub fn number(&self) -> usize {
        move_number(self.ply, self.first)
    }
}

/// The name of a move in the list, and whether a player was helped with it.
#[must_use]
pub fn listed_move(
    game_words: &dyn GameWords,
    locale: Locale,
    one: &ListedMove,
    is_helped: bool,
) -> String {
    let name = say!(
        locale,
        moves.ply,
        number = one.number(),
        notation = one.notation.clone(),
        who = side_name(locale, one.side()),
        what = game_words.spoken(locale, &one.notation)
    );
    match is_helped {
        true => format!("{name}, {}", say!(locale, hint.marked)),
        false => name,
    }
}
