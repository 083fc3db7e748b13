//! The settings as they are stored.

use super::look::{BoardTheme, Motion, PieceSet, Theme};
use crate::play::{GameChoice, SmallMap};
use crate::session::storage::keys::NEW_VERSION;
use serde::{Deserialize, Serialize};

/// A person's choices. `None` follows the browser or the system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The version of the stored form, as in every stored value.
    pub version: u64,
    /// The code of a language, such as `en`.
    pub language: Option<String>,
    /// The light or the dark theme.
    pub theme: Option<Theme>,
    /// Turn the board after each move, for two people at one screen.
    pub turn_board: bool,
    /// Explain pieces and moves below the board.
    pub help: bool,
    /// Mark the targets of the selected piece.
    pub destinations: bool,
    /// A touch makes its move when the finger is lifted, after a preview.
    pub on_release: bool,
    /// A move needs a second touch as confirmation.
    pub confirm: bool,
    /// The material of boards.
    pub board: BoardTheme,
    /// The style of pieces.
    pub pieces: PieceSet,
    /// The speed of moving pieces.
    pub motion: Motion,
    /// Whether moves make sounds.
    pub sound: bool,
    /// Whether a phone vibrates.
    pub haptics: bool,
    /// Whether single-character keys are active.
    pub keys: bool,
    /// How the last game of each kind was started, by the names of the games.
    pub choices: SmallMap<String, GameChoice>,
    /// Older versions stored this instead of `choices`: the levels of White and Black for each game.
    #[serde(skip_serializing)]
    seats: SmallMap<String, [u8; 2]>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: NEW_VERSION,
            language: None,
            theme: None,
            turn_board: false,
            help: true,
            destinations: true,
            on_release: true,
            confirm: false,
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            motion: Motion::default(),
            sound: true,
            haptics: true,
            keys: true,
            choices: SmallMap::default(),
            seats: SmallMap::default(),
        }
    }
}

impl Settings {
    /// How the last game of the kind with this name was started.
    #[must_use]
    pub fn choice(&self, slug: &str) -> GameChoice {
        self.choices.get(slug).cloned().unwrap_or_default()
    }

    /// The same settings in today's form: fields that only older versions stored are converted.
    #[must_use]
    pub fn brought_up_to_date(mut self) -> Settings {
        for (slug, levels) in std::mem::take(&mut self.seats) {
            self.choices
                .entry_or(slug, || GameChoice::of_levels(levels));
        }
        self.version = NEW_VERSION;
        self
    }
}
