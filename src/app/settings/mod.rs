//! The settings, kept between visits.

mod form;
mod look;

use super::i18n::{self, Lang, Locale};
use super::notice::{Notice, Notices};
use super::storage::{self, Found, VERSION};
use leptos::ev;
use leptos::prelude::*;
use look::Choice;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use form::SettingsForm;

const KEY: &str = "settings";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    /// The name of a choice; none is the system's.
    #[must_use]
    pub fn name(theme: Option<Theme>) -> &'static str {
        match theme {
            None => "system",
            Some(Theme::Light) => "light",
            Some(Theme::Dark) => "dark",
        }
    }

    /// The choice of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark]
            .into_iter()
            .find(|theme| Theme::name(Some(*theme)) == name)
    }
}

/// What a person has chosen; `None` follows the browser or the system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub version: u64,
    pub language: Option<String>,
    pub theme: Option<Theme>,
    /// Turn the board after each move, for two at one table.
    pub turn_board: bool,
    /// Explain pieces and moves below the board.
    pub help: bool,
    /// Mark where what is in hand may go.
    pub destinations: bool,
    /// A finger moves as it lifts, and has seen before what it would do.
    pub on_release: bool,
    /// A move is made only when it is touched once more.
    pub confirm: bool,
    pub board: look::Board,
    pub pieces: look::Pieces,
    pub motion: look::Motion,
    pub sound: bool,
    /// Whether a phone trembles.
    pub haptics: bool,
    /// Whether keys of one character do something.
    pub keys: bool,
    /// The levels that sat on White's and on Black's side when a game was last begun, by the game.
    pub seats: BTreeMap<String, [u8; 2]>,
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
            seats: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The levels that sit at a game of this name unless one chooses others; of so many.
    #[must_use]
    pub fn seats(&self, slug: &str, levels: usize) -> [u8; 2] {
        let most = u8::try_from(levels).unwrap_or(u8::MAX);
        let seats = self.seats.get(slug).copied().unwrap_or_default();
        // A stored level may be one that a game no longer has.
        seats.map(|level| level.min(most))
    }

    /// Keeps who sits at a game of this name.
    pub fn keep_seats(&mut self, slug: &str, levels: [u8; 2]) {
        match levels {
            [0, 0] => drop(self.seats.remove(slug)),
            _ => drop(self.seats.insert(slug.to_owned(), levels)),
        }
    }

    fn locale(&self) -> Locale {
        let chosen = self.language.as_deref().and_then(i18n::from_code);
        chosen.unwrap_or_else(i18n::of_browser)
    }
}

/// Reads the settings, and follows them from then on: language, title and theme of the page are
/// theirs, and each change is stored.
pub fn provide(notices: Notices) -> RwSignal<Settings> {
    let found = storage::read::<Settings>(KEY);
    if let Found::SetAside(why) = found {
        notices.add(Notice::SettingsSetAside(why));
    }
    let settings = RwSignal::new(found.value().unwrap_or_default());
    provide_context(settings);

    let elsewhere = window_event_listener(ev::storage, move |event| {
        let ours = event.key().as_deref().and_then(storage::own) == Some(KEY);
        if ours && let Found::Value(now) = storage::read(KEY) {
            settings.set(now);
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
                ("lang", i18n::code(now.locale())),
                ("data-theme", Theme::name(now.theme)),
                ("data-board-look", now.board.name()),
                ("data-pieces", now.pieces.name()),
                ("data-motion", now.motion.name()),
                (
                    "data-destinations",
                    if now.destinations { "shown" } else { "hidden" },
                ),
            ] {
                // Only a name that is no name could fail here.
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

/// The settings of the page around.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}
