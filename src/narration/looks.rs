//! The values of settings in words.

use crate::session::settings::{Board, Motion, Pieces};
use crate::words::{Locale, say};

/// A value of a setting that has a name in each language.
pub trait Named {
    fn words(self, locale: Locale) -> String;
}

impl Named for Board {
    fn words(self, locale: Locale) -> String {
        match self {
            Board::Wood => say!(locale, settings.board_wood),
            Board::Slate => say!(locale, settings.board_slate),
            Board::Paper => say!(locale, settings.board_paper),
        }
    }
}

impl Named for Pieces {
    fn words(self, locale: Locale) -> String {
        match self {
            Pieces::Flat => say!(locale, settings.pieces_flat),
            Pieces::Turned => say!(locale, settings.pieces_turned),
            Pieces::Ink => say!(locale, settings.pieces_ink),
        }
    }
}

impl Named for Motion {
    fn words(self, locale: Locale) -> String {
        match self {
            Motion::None => say!(locale, settings.motion_none),
            Motion::Quick => say!(locale, settings.motion_quick),
            Motion::Usual => say!(locale, settings.motion_usual),
            Motion::Slow => say!(locale, settings.motion_slow),
        }
    }
}
