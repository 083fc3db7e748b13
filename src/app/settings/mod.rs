//! The settings, stored between visits.

mod look;

use super::i18n::{self, Lang};
use super::notice::{Notice, Notices};
use super::storage::{self, Found, VERSION};
use crate::play::GameChoice;
use crate::words::{self, Locale};
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use look::{Board, Choice, Pieces};

const KEY: &str = "settings";

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

    /// The theme with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark]
            .into_iter()
            .find(|theme| Theme::name(Some(*theme)) == name)
    }
}

/// A person's choices. `None` follows the browser or the system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub version: u64,
    pub language: Option<String>,
    pub theme: Option<Theme>,
    /// Turn the board after each move, for two people at one screen.
    pub turn_board: bool,
    /// Explain pieces and moves below the board.
    pub help: bool,
    /// Mark the targets of the selected piece.
    pub destinations: bool,
    /// A finger moves a piece when it is lifted, after a preview.
    pub on_release: bool,
    /// A move needs a second touch as confirmation.
    pub confirm: bool,
    pub board: look::Board,
    pub pieces: look::Pieces,
    pub motion: look::Motion,
    pub sound: bool,
    /// Whether a phone vibrates.
    pub haptics: bool,
    /// Whether single-character keys are active.
    pub keys: bool,
    /// How the last game of each kind was started.
    pub choices: BTreeMap<String, GameChoice>,
    /// Older versions stored this instead of `choices`: the levels of White and Black for each game.
    #[serde(skip_serializing)]
    seats: BTreeMap<String, [u8; 2]>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: VERSION,
            language: None,
            theme: None,
            turn_board: false,
            help: true,
            destinations: true,
            on_release: true,
            confirm: false,
            board: look::Board::default(),
            pieces: look::Pieces::default(),
            motion: look::Motion::default(),
            sound: true,
            haptics: true,
            keys: true,
            choices: BTreeMap::new(),
            seats: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// How the last game with this name was started.
    #[must_use]
    pub fn choice(&self, slug: &str) -> GameChoice {
        self.choices.get(slug).cloned().unwrap_or_default()
    }

    /// Stores how a game with this name was started.
    pub fn keep_choice(&mut self, slug: &str, choice: GameChoice) {
        self.choices.insert(slug.to_owned(), choice);
    }

    /// Converts data that only older versions stored.
    fn brought_up_to_date(mut self) -> Settings {
        for (slug, levels) in std::mem::take(&mut self.seats) {
            self.choices
                .entry(slug)
                .or_insert_with(|| GameChoice::of_levels(levels));
        }
        self
    }

    fn locale(&self) -> Locale {
        let chosen = self.language.as_deref().and_then(words::from_code);
        chosen.unwrap_or_else(i18n::of_browser)
    }
}

/// Reads the settings and applies them from then on: the page's language, title and theme follow them, and
/// each change is stored.
pub fn provide(notices: Notices) -> RwSignal<Settings> {
    let found = storage::read::<Settings>(KEY);
    if let Found::SetAside(why) = found {
        notices.add(Notice::SettingsSetAside(why));
    }
    let settings = RwSignal::new(
        found
            .value()
            .map_or_else(Settings::default, Settings::brought_up_to_date),
    );
    provide_context(settings);

    let elsewhere = window_event_listener(ev::storage, move |event| {
        let ours = event.key().as_deref().and_then(storage::own) == Some(KEY);
        if ours && let Found::Value(now) = storage::read::<Settings>(KEY) {
            settings.set(now.brought_up_to_date());
        }
    });
    on_cleanup(move || elsewhere.remove());

    let lang = Lang::provide(settings.with_untracked(Settings::locale));
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        lang.set(now.locale());
        let root = document().document_element();
        if let Some(root) = root {
            for (name, value) in [
                ("lang", words::code(now.locale())),
                ("data-theme", Theme::name(now.theme)),
                ("data-board-look", now.board.name()),
                ("data-pieces", now.pieces.name()),
                ("data-motion", now.motion.name()),
                (
                    "data-destinations",
                    if now.destinations { "shown" } else { "hidden" },
                ),
            ] {
                // This only fails for an invalid name.
                let _ = root.set_attribute(name, value);
            }
        }
        let changed = before.is_some_and(|before| before != now);
        if changed && let Err(trouble) = storage::write(KEY, &now) {
            notices.cannot_remember(trouble);
        }
        now
    });
    settings
}

/// The settings from the context.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}
