//! The games of this browser on the page: stored, or in the memory of this tab.

mod backup;
mod correspondence;
mod finished;
mod home_rows;
pub mod imported;
mod library;
mod lock;
mod refresh;
mod removal;
mod reports;
mod variations;

use super::games;
use super::local_store::LocalStore;
use super::notice::Notices;
use super::page_signal;
use super::saved_game::new_names;
use crate::play::stored::Unreadable;
use crate::play::{GameRecord, GameText, SavedGame};
use crate::session::Players;
use crate::session::StorageError;
use crate::session::notices::{Notice, NoticesMessage, StoredPart};
use crate::session::storage::keys::{INDEX, game_key, game_of_key, is_finished_key, old_game_key};
use crate::session::storage::{
    Change, Converted, GameRow, GameStorage, IndexRow, KeyStore, Loaded, SaveResult, has_line,
    is_going, stored_kind,
};
use leptos::ev;
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// Only code that is loaded with games uses it, so that home needs no code for storing them.
    static STORAGE: RefCell<GameStorage> = RefCell::default();
}

/// The games of this browser. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct SavedGames {
    /// The games in the memory of this tab, with their kinds.
    unsaved: StoredValue<Vec<(String, &'static str)>>,
    /// Triggers when a game is stored or removed, in this or another tab.
    changed: RwSignal<()>,
    /// A game that begins, by its name, until it is stored.
    beginning: StoredValue<Option<(String, BeginningGame)>, LocalStorage>,
    /// The rows of the index as this tab last made them. They are used until the index is written.
    cached_rows: StoredValue<Vec<IndexRow>, LocalStorage>,
    /// How often everything was deleted during this visit.
    deletions: StoredValue<u32>,
    /// The name of the game on the screen.
    open: StoredValue<Option<String>>,
    notices: Notices,
}

/// A game that begins.
#[derive(Clone)]
pub struct BeginningGame {
    pub text: GameText,
    /// The steps that can be redone in it.
    pub undone: Vec<String>,
    /// Its variations and notes in form 2, if it has any.
    pub variations: Option<String>,
    /// Its clock, as in [`SavedGame`].
    pub clock: String,
    pub players: Players,
}

/// A stored game that was opened.
pub struct OpenedGame {
    pub saved: SavedGame,
    pub record: GameRecord,
    /// Its row as it was read.
    pub known: Option<GameRow>,
}

impl SavedGames {
    /// Puts the games into the context of the page.
    pub fn provide(notices: Notices) -> SavedGames {
        let games = SavedGames {
            unsaved: StoredValue::new(Vec::new()),
            changed: RwSignal::new(()),
            beginning: StoredValue::new_local(None),
            cached_rows: StoredValue::new_local(Vec::new()),
            deletions: StoredValue::new(0),
            open: StoredValue::new(None),
            notices,
        };
        let elsewhere = window_event_listener(ev::storage, move |event| {
            if SavedGames::is_about_games(event.key().as_deref()) {
                games.changed.notify();
            }
        });
        on_cleanup(move || elsewhere.remove());
        provide_context(games);
        games
    }

    /// Whether a storage event for this key (None if everything was removed) is about games.
    #[must_use]
    pub fn is_about_games(key: Option<&str>) -> bool {
        let is_about =
            |key: &str| key == INDEX || is_finished_key(key) || game_of_key(key).is_some();
        key.is_none_or(is_about)
    }

    /// Follows all changes of the games.
    pub fn track(self) {
        page_signal::track(&self.changed);
    }

    /// Whether there is any game.
    #[must_use]
    pub fn any(self) -> bool {
        let keys = LocalStore.keys().unwrap_or_default();
        let is_stored = keys.iter().any(|key| game_of_key(key).is_some());
        is_stored || self.unsaved.with_value(|unsaved| !unsaved.is_empty())
    }

    /// A game begins under the returned name. Its screen stores it, so that this needs no code for storing games.
    #[must_use]
    pub fn begin(self, game: BeginningGame) -> String {
        let id = new_names().next().unwrap_or_default();
        self.beginning.set_value(Some((id.clone(), game)));
        id
    }

    /// The kind of the game with this name, found by a quick look at its text. The text may still be invalid.
    #[must_use]
    pub fn kind(self, id: &str) -> Option<&'static str> {
        let unsaved = |unsaved: &Vec<(String, &'static str)>| {
            let found = unsaved.iter().find(|(name, _)| name == id);
            found.map(|(_, kind)| *kind)
        };
        if let Some(kind) = self.unsaved.with_value(unsaved) {
            return Some(kind);
        }
        let stored = || stored_kind(&LocalStore, id);
        let begun = self.read_begun(id, |game| game.text.game.clone());
        let kind = begun.or_else(stored)?;
        Some(games::intro(&kind)?.slug())
    }

    /// Whether the game with this name is neither stored nor in memory, as far as the storage can be read.
    #[must_use]
    pub fn is_gone(self, id: &str) -> bool {
        let is_waiting = self.with(|storage| storage.unsaved().contains(id));
        !has_row(id) && !is_waiting && !has_line(&LocalStore, id)
    }

    /// Whether the game with this name is kept as a line, and has no row.
    #[must_use]
    pub fn is_packed(self, id: &str) -> bool {
        !has_row(id) && !self.is_beginning(id) && has_line(&LocalStore, id)
    }

    /// The screen of this game was left. If it is finished, it is kept as a line from then on.
    pub fn left(self, id: &str) {
        if self.is_open(id) {
            self.open.set_value(None);
        }
        self.pack_when_idle();
    }

    /// If the game on the screen was saved under another name, it is open under that name from now on.
    fn follow_name(self, id: &str, result: &SaveResult) {
        if let SaveResult::Branched(added) = result
            && self.is_open(id)
        {
            self.open.set_value(Some(added.id.clone()));
        }
    }

    /// Whether the game with this name is on the screen.
    #[must_use]
    pub fn is_open(self, id: &str) -> bool {
        self.open.with_value(|open| open.as_deref() == Some(id))
    }

    /// How often everything was deleted during this visit.
    #[must_use]
    pub fn deletions(self) -> u32 {
        self.deletions.get_value()
    }

    /// Whether it is recorded that a game is in progress.
    #[must_use]
    pub fn is_recorded_as_going(self) -> bool {
        is_going(&LocalStore) == Some(true)
    }

    /// Whether a game was in progress, as last recorded.
    #[must_use]
    pub fn is_going(self) -> bool {
        is_going(&LocalStore).unwrap_or_else(|| self.any())
    }

    /// Warns once that nothing can be stored, before anything is lost.
    pub fn warn(self) {
        if !LocalStore.is_allowed() {
            self.notices.add(Notice::NotStored(StorageError::Forbidden));
        }
    }

    /// Whether a game begins under this name and is not stored yet.
    #[must_use]
    pub fn is_beginning(self, id: &str) -> bool {
        self.read_begun(id, |_| ()).is_some()
    }

    /// Reads the game that begins under this name.
    fn read_begun<T>(self, id: &str, read: impl FnOnce(&BeginningGame) -> T) -> Option<T> {
        self.beginning.with_value(|beginning| {
            let (begun, game) = beginning.as_ref()?;
            (begun == id).then(|| read(game))
        })
    }

    /// A game is about to be opened: from now on it is not kept as a line.
    pub fn opening(self, id: &str) {
        self.open.set_value(Some(id.to_owned()));
    }

    /// Opens a game whose rules are loaded, or reports why that is not possible.
    #[must_use]
    pub fn open(self, id: &str) -> Option<OpenedGame> {
        self.opening(id);
        if let Some(begun) = self.read_begun(id, Clone::clone) {
            let saved = SavedGame {
                undone: begun.undone,
                clock: begun.clock,
                ..SavedGame::new(&begun.text, begun.players)
            };
            return open_saved(saved, None);
        }
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        self.report();
        match &loaded {
            // The player was informed why it cannot be read.
            Loaded::Nothing if self.is_packed(id) => {}
            Loaded::Nothing => self.notices.add(Notice::NoSuchGame),
            Loaded::NoStore(error) => self.notices.add(Notice::NotStored(*error)),
            Loaded::Unreadable(_) | Loaded::Stored(_) | Loaded::Unsaved(_) => {}
        }
        let saved = loaded.game()?.clone();
        let opened = open_saved(saved, loaded.known().cloned());
        if let (None, Loaded::Stored(row)) = (&opened, &loaded) {
            self.refuse(id, row);
        }
        opened
    }

    /// Sets a game aside that the rules do not accept.
    fn refuse(self, id: &str, row: &GameRow) {
        let why = Unreadable::Garbled;
        let is_of_loaded_rules = self
            .kind(id)
            .is_none_or(|slug| games::loaded(slug).is_some());
        if is_of_loaded_rules
            && self.with(|storage| storage.set_aside_game(&mut LocalStore, id, row))
        {
            self.notices.add(Notice::Unreadable(StoredPart::Game, why));
        }
    }

    /// Saves a game. `known` is its row as this tab last read or wrote it. Must be called under the lock.
    pub fn save(self, id: &str, known: Option<&GameRow>, saved: &SavedGame) -> SaveResult {
        let names = &mut new_names();
        let is_new = self.is_beginning(id);
        let result = self.with(|storage| {
            if is_new {
                storage.begin(id);
            }
            storage.save(&mut LocalStore, id, known, saved, names)
        });
        self.follow_name(id, &result);
        self.beginning
            .update_value(|game| drop(game.take_if(|(begun, _)| begun == id)));
        self.stored();
        result
    }

    /// Checks whether another tab has changed a game.
    pub fn sync(self, id: &str, known: Option<&GameRow>, saved: &SavedGame) -> Change {
        let names = &mut new_names();
        let change = self.with(|storage| storage.sync(&mut LocalStore, id, known, saved, names));
        if let Change::Saved(result) = &change {
            self.follow_name(id, result);
        }
        self.report();
        change
    }

    /// Converts a game that an earlier version has stored. Returns its new row. Must be called under the lock.
    pub fn convert(self, id: &str) -> Option<GameRow> {
        let names = &mut new_names();
        match self.with(|storage| storage.convert(&mut LocalStore, id, names)) {
            Converted::Done(row) => return Some(row),
            Converted::Branched(_) => self.notices.add(Notice::StoredSeparately),
            Converted::Nothing | Converted::Stays(_) | Converted::Unreadable(_) => {}
        }
        None
    }

    /// Called after something was stored: games in memory are stored too, as far as there is room.
    fn stored(self) {
        let names = &mut new_names();
        let stored = self.with(|storage| storage.retry_unsaved(&mut LocalStore, names));
        self.with(|storage| storage.retry_variations(&mut LocalStore));
        let is_branched =
            |(_, result): &(String, SaveResult)| matches!(result, SaveResult::Branched(_));
        if stored.iter().any(is_branched) {
            self.notices.add(Notice::StoredSeparately);
        }
        if self.report().is_none() {
            self.notices.send(NoticesMessage::Stored);
        }
        self.changed.notify();
    }

    fn with<T>(self, act: impl FnOnce(&mut GameStorage) -> T) -> T {
        STORAGE.with_borrow_mut(act)
    }
}

/// Whether a game has a row, as far as the storage can be read.
fn has_row(id: &str) -> bool {
    let is_empty = |key: &str| matches!(LocalStore.get(key), Ok(None));
    !is_empty(&game_key(id)) || !is_empty(&old_game_key(id))
}

/// Opens a game whose rules are loaded. `known` is its row. None if the rules do not accept it.
fn open_saved(saved: SavedGame, known: Option<GameRow>) -> Option<OpenedGame> {
    let record = saved.resume(|slug| Some(games::loaded(slug)?.kind()))?;
    Some(OpenedGame {
        saved,
        record,
        known,
    })
}

/// The games from the context.
pub fn use_saved_games() -> SavedGames {
    expect_context()
}
