//! The look and the motion of the page and its boards, without words.

use serde::{Deserialize, Serialize};

/// A setting with several values.
pub trait Choice: Copy + Eq + Default + Send + Sync + 'static {
    /// Its values in their usual order.
    const ALL: &'static [Self];

    /// Its name in storage and in the styles.
    fn name(self) -> &'static str;

    /// The value with this name, or the default if there is none.
    #[must_use]
    fn from_name(name: &str) -> Self {
        let mut values = Self::ALL.iter().copied();
        values
            .find(|value| value.name() == name)
            .unwrap_or_default()
    }
}

/// The light or the dark theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    /// The name of a theme. None follows the system.
    #[must_use]
    pub fn name(theme: Option<Theme>) -> &'static str {
        match theme {
            None => "system",
            Some(Theme::Light) => "light",
            Some(Theme::Dark) => "dark",
        }
    }

    /// The theme with this name, or none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Theme> {
        let mut themes = [Theme::Light, Theme::Dark].into_iter();
        themes.find(|theme| Theme::name(Some(*theme)) == name)
    }
}

/// The material of boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardTheme {
    #[default]
    Wood,
    Slate,
    Paper,
}

impl Choice for BoardTheme {
    const ALL: &'static [BoardTheme] = &[BoardTheme::Wood, BoardTheme::Slate, BoardTheme::Paper];

    fn name(self) -> &'static str {
        match self {
            BoardTheme::Wood => "wood",
            BoardTheme::Slate => "slate",
            BoardTheme::Paper => "paper",
        }
    }
}

/// The style of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceSet {
    #[default]
    Flat,
    Turned,
    Ink,
}

impl Choice for PieceSet {
    const ALL: &'static [PieceSet] = &[PieceSet::Flat, PieceSet::Turned, PieceSet::Ink];

    fn name(self) -> &'static str {
        match self {
            PieceSet::Flat => "flat",
            PieceSet::Turned => "turned",
            PieceSet::Ink => "ink",
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
}
