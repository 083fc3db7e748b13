//! Pogo's texts and stones.

use crate::games::pogo::{Ending, Move, Pogo, PositionError, Reason};
use crate::games::words::{GameIntro, GameWords, downcast_words, side_name};
use crate::play::{Erase, Erased, Game, Kind, Piece};
use crate::rules::Side;
use crate::words::{Locale, say};

pub struct PogoWords;

impl GameIntro for PogoWords {
    fn slug(&self) -> &'static str {
        Pogo::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, pogo.name)
    }

    fn credit(&self, locale: Locale) -> String {
        say!(locale, home.designer, name = "Laurent Escoffier")
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, pogo.aim)
    }
}

impl GameWords for PogoWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<Pogo>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, pogo.gist)
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        match piece.side {
            Some(Side::Black) => say!(locale, pogo.piece_black),
            _ => say!(locale, pogo.piece_white),
        }
    }

    fn piece_in_stack(&self, locale: Locale, piece: &Piece) -> String {
        match piece.side {
            Some(Side::Black) => say!(locale, pogo.layer_black),
            _ => say!(locale, pogo.layer_white),
        }
    }

    fn jump_height(&self) -> f64 {
        34.0
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &["1a1-b1", "2b1-b3", "3a1-b3"]
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        let Ok(mv) = notation.parse::<Move>() else {
            return notation.to_owned();
        };
        let (from, to) = (mv.from.to_string(), mv.to.to_string());
        match mv.count {
            1 => say!(locale, pogo.single, from = from, to = to),
            2 => say!(locale, pogo.pair, from = from, to = to),
            _ => say!(locale, pogo.three, from = from, to = to),
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| say_reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |&Ending { side, stacks }| match (side, stacks) {
            (Side::White, 1) => say!(locale, pogo.alone_white),
            (Side::Black, 1) => say!(locale, pogo.alone_black),
            (Side::White, _) => say!(locale, pogo.crowned_white, stacks = stacks),
            (Side::Black, _) => say!(locale, pogo.crowned_black, stacks = stacks),
        })
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| say_error(locale, error))
    }
}

fn say_reason(locale: Locale, reason: Reason) -> String {
    match reason {
        Reason::Over => say!(locale, pogo.over),
        Reason::NoPlace => say!(locale, pogo.no_place),
        Reason::Allowed => say!(locale, pogo.allowed),
        Reason::Empty { at } => say!(locale, pogo.empty, at = at.to_string()),
        Reason::NotYours { at } => say!(locale, pogo.not_yours, at = at.to_string()),
        Reason::Covered { at } => say!(locale, pogo.covered, at = at.to_string()),
        Reason::Back { at } => say!(locale, pogo.back, at = at.to_string()),
        Reason::Diagonal { from, to } => say!(
            locale,
            pogo.diagonal,
            from = from.to_string(),
            to = to.to_string()
        ),
        Reason::Distance {
            count,
            to,
            distance,
        } => {
            let to = to.to_string();
            match count {
                1 => say!(locale, pogo.far_for_single, to = to, distance = distance),
                2 => say!(locale, pogo.far_for_pair, to = to, distance = distance),
                _ => say!(locale, pogo.far_for_three, to = to, distance = distance),
            }
        }
    }
}

fn say_error(locale: Locale, error: &PositionError) -> String {
    match error {
        PositionError::Fields { .. } => say!(locale, pogo.fault.fields),
        PositionError::Side { found } => say!(locale, pogo.fault.side, found = found.clone()),
        PositionError::Ranks { found } => say!(locale, pogo.fault.ranks, found = *found),
        PositionError::Cells { rank, found } => {
            say!(locale, pogo.fault.cells, rank = *rank, found = *found)
        }
        PositionError::Nothing { at } => say!(locale, pogo.fault.nothing, at = at.to_string()),
        PositionError::Digit { found, at } => say!(
            locale,
            pogo.fault.digit,
            found = found.to_string(),
            at = at.to_string()
        ),
        PositionError::Dash { at } => say!(locale, pogo.fault.dash, at = at.to_string()),
        PositionError::Letter { found, at } => say!(
            locale,
            pogo.fault.letter,
            found = found.to_string(),
            at = at.to_string()
        ),
        PositionError::Pieces { side, found } => say!(
            locale,
            pogo.fault.pieces,
            side = side_name(locale, *side),
            found = *found
        ),
        PositionError::MoverWon { side } => say!(
            locale,
            pogo.fault.mover_won,
            side = side_name(locale, *side)
        ),
    }
}
