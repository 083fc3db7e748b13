//! The values of settings in words.

use crate::session::settings::{BoardTheme, Motion, PieceSet};
use crate::words::{Locale, say};

/// A value of a setting that has a name in each language.
pub trait Named {
    fn words(self, locale: Locale) -> String;
}

impl Named for BoardTheme {
    fn words(self, locale: Locale) -> String {
        match self {
            BoardTheme::Wood => say!(locale, settings.board_wood),
            BoardTheme::Slate => say!(locale, settings.board_slate),
            BoardTheme::Paper => say!(locale, settings.board_paper),
        }
    }
}

impl Named for PieceSet {
    fn words(self, locale: Locale) -> String {
        match self {
            PieceSet::Flat => say!(locale, settings.pieces_flat),
            PieceSet::Turned => say!(locale, settings.pieces_turned),
            PieceSet::Ink => say!(locale, settings.pieces_ink),
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
