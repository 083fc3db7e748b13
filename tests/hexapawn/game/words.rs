//! Hexapawn's texts.

use super::{Ending, Hexapawn, Move, NotAPosition, Reason};
use crate::games::words::{GameIntro, GameWords, downcast_words, side_name};
use crate::play::{Erase, Erased, Game, Kind, Piece};
use crate::rules::Side;
use crate::words::{Locale, say};

pub struct HexapawnWords;

impl GameIntro for HexapawnWords {
    fn slug(&self) -> &'static str {
        Hexapawn::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, hexapawn.name)
    }

    fn credit(&self, locale: Locale) -> String {
        say!(locale, home.designer, name = "Martin Gardner")
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, hexapawn.aim)
    }
}

impl GameWords for HexapawnWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<Hexapawn>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, hexapawn.gist)
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        match piece.side {
            Some(Side::Black) => say!(locale, hexapawn.pawn_black),
            _ => say!(locale, hexapawn.pawn_white),
        }
    }

    fn taken(&self, _: Locale, _piece: &str) -> Option<String> {
        None
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &["a1-a2", "a1xb2"]
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        let Ok(mv) = notation.parse::<Move>() else {
            return notation.to_owned();
        };
        let (from, to) = (mv.from.to_string(), mv.to.to_string());
        match mv.captures {
            true => say!(locale, hexapawn.capture, from = from, to = to),
            false => say!(locale, hexapawn.step, from = from, to = to),
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| match reason {
            Reason::Over => say!(locale, hexapawn.over),
            Reason::NoCell => say!(locale, hexapawn.no_cell),
            Reason::NotYours { at } => say!(locale, hexapawn.not_yours, at = at.to_string()),
            Reason::Stuck { at } => say!(locale, hexapawn.stuck, at = at.to_string()),
            Reason::NotThere { from, to } => say!(
                locale,
                hexapawn.not_there,
                from = from.to_string(),
                to = to.to_string()
            ),
            Reason::WrongWay { to } => say!(locale, hexapawn.wrong_way, to = to.to_string()),
        })
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |ending| match ending {
            Ending::Through { side } => {
                say!(locale, hexapawn.through, side = side_name(locale, *side))
            }
            Ending::Stuck { side } => {
                say!(locale, hexapawn.no_move, side = side_name(locale, *side))
            }
        })
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| match error {
            NotAPosition::Form => say!(locale, hexapawn.fault.form),
            NotAPosition::Pawns { side, found } => say!(
                locale,
                hexapawn.fault.pawns,
                side = side_name(locale, *side),
                found = *found
            ),
            NotAPosition::Over { side } => {
                say!(locale, hexapawn.fault.over, side = side_name(locale, *side))
            }
        })
    }
}
