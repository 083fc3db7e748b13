//! Games in progress, each under its own key. If storage fails, they are kept in the tab's memory.

use super::games::{self, INTROS};
use super::notice::Notices;
use super::saved_game::NoTable;
use super::storage::{self, Found, Trouble, Unread};
use crate::play::Table;
use crate::session::Notice;
use crate::session::notices::{NoticesMessage, StoredPart};
use leptos::ev;
use leptos::prelude::*;
use std::collections::BTreeMap;

pub use crate::play::Saved;

const GAMES: &str = "game/";
/// Whether a game is in progress (1 or 0), for `boot.js`. Missing if no game is stored.
const GOING: &str = "going";

/// The storage of games.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The games of this tab that could not be stored.
    memory: StoredValue<BTreeMap<String, Saved>>,
    /// Triggers when a game is stored or removed, in this or another tab.
    changed: RwSignal<()>,
    notices: Notices,
}

impl Shelf {
    pub fn provide(notices: Notices) -> Shelf {
        let shelf = Shelf {
            memory: StoredValue::new(BTreeMap::new()),
            changed: RwSignal::new(()),
            notices,
        };
        let elsewhere = window_event_listener(ev::storage, move |_| shelf.changed.notify());
        on_cleanup(move || elsewhere.remove());
        provide_context(shelf);
        if storage::raw(GOING).is_none() {
            // Home reads the games and knows this better.
            shelf.tell_going(!storage::keys(GAMES).is_empty());
        }
        shelf
    }

    /// Follows all changes of the stored games.
    pub fn track(self) {
        self.changed.track();
    }

    /// Whether there is any game.
    #[must_use]
    pub fn any(self) -> bool {
        self.memory.with_value(|memory| !memory.is_empty()) || !storage::keys(GAMES).is_empty()
    }

    /// The names of the stored games.
    fn ids(self) -> Vec<String> {
        let stored = storage::keys(GAMES)
            .into_iter()
            .filter_map(|key| key.strip_prefix(GAMES).map(str::to_owned));
        let mut ids: Vec<String> = stored.collect();
        ids.extend(
            self.memory
                .with_value(|memory| memory.keys().cloned().collect::<Vec<_>>()),
        );
        ids.sort();
        ids.dedup();
        ids
    }

    /// The kind of the game stored under a name, found by a quick look at its text. The text may still be
    /// invalid.
    #[must_use]
    pub fn kind(self, id: &str) -> Option<&'static str> {
        let remembered = |memory: &BTreeMap<String, Saved>| Some(memory.get(id)?.text.clone());
        let text = self.memory.with_value(remembered);
        // In storage the text is a JSON string.
        let (text, line) = match text {
            Some(text) => (text, "\n"),
            None => (self.stored(id)?, "\\n"),
        };
        let game = text.split_once(&format!("{line}game "))?.1;
        let game = game.split(['\n', '\\', '"']).next()?;
        Some(games::intro(game)?.slug())
    }

    /// The kinds of all stored games, in their usual order, so that their rules can be loaded.
    #[must_use]
    pub fn kinds(self) -> Vec<&'static str> {
        let kinds: Vec<_> = self.ids().iter().map(|id| self.kind(id)).collect();
        let all = INTROS.iter().map(|intro| intro.slug());
        all.filter(|kind| kinds.contains(&Some(*kind))).collect()
    }

    /// The games whose rules are loaded, the one played last first. Unreadable games are set aside with a
    /// notice.
    #[must_use]
    pub fn games(self) -> Vec<(String, Saved, Table)> {
        let mut games: Vec<_> = self
            .ids()
            .into_iter()
            .filter_map(|id| {
                let (saved, table) = self.load(&id)?;
                Some((id, saved, table))
            })
            .collect();
        games.sort_by(|(_, a, _), (_, b, _)| b.saved.total_cmp(&a.saved));
        games
    }

    /// Reads a game whose rules are loaded, or shows a notice that it does not exist.
    #[must_use]
    pub fn find(self, id: &str) -> Option<(Saved, Table)> {
        if !self.is_in_memory(id) && self.stored(id).is_none() {
            self.notices.add(Notice::NoSuchGame);
            return None;
        }
        self.load(id)
    }

    /// Reads a game whose rules are loaded. An unreadable game is set aside with a notice.
    #[must_use]
    pub fn load(self, id: &str) -> Option<(Saved, Table)> {
        let saved = self.read(id)?;
        match saved.table() {
            Ok(table) => Some((saved, table)),
            Err(NoTable::NotLoaded) => None,
            Err(NoTable::Garbled) => {
                if !self.is_in_memory(id) {
                    storage::set_aside(&key(id));
                    self.notices
                        .add(Notice::Unreadable(StoredPart::Game, Unread::Garbled));
                }
                None
            }
        }
    }

    /// Reads the stored data of a game. Invalid data is set aside with a notice.
    #[must_use]
    pub fn read(self, id: &str) -> Option<Saved> {
        if let Some(saved) = self.memory.with_value(|memory| memory.get(id).cloned()) {
            return Some(saved);
        }
        match storage::read(&key(id)) {
            Found::Value(saved) => Some(saved),
            Found::Nothing => None,
            Found::SetAside(why) => {
                self.notices.add(Notice::Unreadable(StoredPart::Game, why));
                None
            }
        }
    }

    fn is_in_memory(self, id: &str) -> bool {
        self.memory.with_value(|memory| memory.contains_key(id))
    }

    /// Reads a game from storage, ignoring this tab's memory.
    #[must_use]
    pub fn load_stored(self, id: &str) -> Option<(Saved, Table)> {
        if self.stored(id).is_some() {
            self.memory.update_value(|memory| {
                memory.remove(id);
            });
        }
        self.load(id)
    }

    /// The stored text of a game, to compare it with a known one.
    #[must_use]
    pub fn stored(self, id: &str) -> Option<String> {
        storage::raw(&key(id))
    }

    /// Stores a game, in the tab's memory if necessary. The first time this happens, shows a notice.
    pub fn keep(self, id: &str, saved: &Saved) {
        match storage::write(&key(id), saved) {
            Ok(()) => {
                self.memory.update_value(|memory| {
                    memory.remove(id);
                });
                self.keep_what_waits();
                self.notices.send(NoticesMessage::Stored);
                if saved.has_begun() {
                    self.tell_going(true);
                }
            }
            Err(trouble) => {
                self.memory.update_value(|memory| {
                    memory.insert(id.to_owned(), saved.clone());
                });
                self.notices.add(Notice::NotStored(trouble));
                self.tell_waiting();
            }
        }
    }

    /// Stores the games of this tab's memory, as far as there is room.
    fn keep_what_waits(self) {
        let waiting = self.memory.with_value(BTreeMap::clone);
        for (id, saved) in waiting {
            if storage::write(&key(&id), &saved).is_err() {
                break;
            }
            self.memory.update_value(|memory| {
                memory.remove(&id);
            });
        }
        self.tell_waiting();
    }

    /// While a game is in memory only, the player must know.
    fn tell_waiting(self) {
        let waits = self.memory.with_value(|memory| !memory.is_empty());
        self.notices.send(NoticesMessage::GamesInMemory(waits));
    }

    /// Stores a new game and returns its name.
    #[must_use]
    pub fn add(self, saved: &Saved) -> String {
        let mut names = std::iter::repeat_with(storage::new_name);
        let is_free = |id: &String| !self.is_in_memory(id) && self.stored(id).is_none();
        // Two games may begin within a tick of the clock.
        let id = names.find(is_free).unwrap_or_default();
        self.keep(&id, saved);
        id
    }

    pub fn remove(self, id: &str) {
        storage::remove(&key(id));
        self.memory.update_value(|memory| {
            memory.remove(id);
        });
        if !self.any() {
            self.tell_going(false);
        }
        self.changed.notify();
    }

    /// Whether a game was in progress, as last recorded.
    #[must_use]
    pub fn is_going(self) -> bool {
        storage::raw(GOING).as_deref() == Some("1")
    }

    /// Records whether a game is in progress.
    pub fn tell_going(self, going: bool) {
        let told = match going {
            true => Some(1),
            false if storage::keys(GAMES).is_empty() => None,
            false => Some(0),
        };
        match told {
            // This is called with every move, but it rarely changes.
            Some(told) if storage::raw(GOING) == Some(told.to_string()) => {}
            // If there is no space for it, nothing else is lost.
            Some(told) => drop(storage::write(GOING, &told)),
            None => storage::remove(GOING),
        }
    }

    /// Records whether a game is in progress after one has ended. If rules are not loaded, the old record is
    /// kept until home knows better.
    pub fn count_going(self) {
        let games = self.games();
        let is_loaded = |kind| games::loaded(kind).is_some();
        let is_going =
            |(_, saved, table): &(_, Saved, Table)| saved.has_begun() && table.verdict().is_none();
        if games.iter().any(is_going) {
            self.tell_going(true);
        } else if self.kinds().into_iter().all(is_loaded) {
            self.tell_going(false);
        }
    }

    /// Removes a game in which nothing has happened since it started with this text.
    pub fn remove_unplayed(self, id: &str, begun: &str) {
        if self.read(id).is_some_and(|saved| saved.text == begun) {
            self.remove(id);
        }
    }

    /// Removes everything that this browser and this tab have stored.
    pub fn forget_everything(self) {
        storage::forget_everything();
        self.memory.update_value(BTreeMap::clear);
        self.changed.notify();
    }

    /// Shows a notice once if nothing can be stored, before anything is lost.
    pub fn warn(self) {
        if !storage::allowed() {
            self.notices.add(Notice::NotStored(Trouble::Forbidden));
        }
    }
}

/// The games from the context.
pub fn use_shelf() -> Shelf {
    expect_context()
}

/// Whether a key in storage is that of a game.
#[must_use]
pub fn is_key_of(own_key: &str, id: &str) -> bool {
    own_key.strip_prefix(GAMES) == Some(id)
}

fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}
