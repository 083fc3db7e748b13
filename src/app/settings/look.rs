//! The look and motion of boards.

use crate::words::{Locale, say};
use serde::{Deserialize, Serialize};

/// A setting with several values.
pub trait Choice: Copy + Eq + Default + Send + Sync + 'static {
    const ALL: &'static [Self];

    /// Its name in storage and in the styles.
    fn name(self) -> &'static str;

    fn told(self, locale: Locale) -> String;

    /// The value with this name, or the default if there is none.
    fn of_name(name: &str) -> Self {
        let its = |choice: &&Self| choice.name() == name;
        Self::ALL.iter().find(its).copied().unwrap_or_default()
    }
}

/// The material of boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Board {
    #[default]
    Wood,
    Slate,
    Paper,
}

impl Choice for Board {
    const ALL: &'static [Board] = &[Board::Wood, Board::Slate, Board::Paper];

    fn name(self) -> &'static str {
        match self {
            Board::Wood => "wood",
            Board::Slate => "slate",
            Board::Paper => "paper",
        }
    }

    fn told(self, locale: Locale) -> String {
        match self {
            Board::Wood => say!(locale, settings.board_wood),
            Board::Slate => say!(locale, settings.board_slate),
            Board::Paper => say!(locale, settings.board_paper),
        }
    }
}

/// The style of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pieces {
    #[default]
    Flat,
    Turned,
    Ink,
}

impl Choice for Pieces {
    const ALL: &'static [Pieces] = &[Pieces::Flat, Pieces::Turned, Pieces::Ink];

    fn name(self) -> &'static str {
        match self {
            Pieces::Flat => "flat",
            Pieces::Turned => "turned",
            Pieces::Ink => "ink",
        }
    }

    fn told(self, locale: Locale) -> String {
        match self {
            Pieces::Flat => say!(locale, settings.pieces_flat),
            Pieces::Turned => say!(locale, settings.pieces_turned),
            Pieces::Ink => say!(locale, settings.pieces_ink),
        }
    }
}

/// The speed of moving pieces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    None,
    Quick,
    #[default]
    Usual,
    Slow,
}

impl Choice for Motion {
    const ALL: &'static [Motion] = &[Motion::None, Motion::Quick, Motion::Usual, Motion::Slow];

    fn name(self) -> &'static str {
        match self {
            Motion::None => "none",
            Motion::Quick => "quick",
            Motion::Usual => "usual",
            Motion::Slow => "slow",
        }
    }

    fn told(self, locale: Locale) -> String {
        match self {
            Motion::None => say!(locale, settings.motion_none),
            Motion::Quick => say!(locale, settings.motion_quick),
            Motion::Usual => say!(locale, settings.motion_usual),
            Motion::Slow => say!(locale, settings.motion_slow),
        }
    }
}
