//! The games of this browser on the page: stored, or in the memory of this tab.

use super::address;
use super::games;
use super::local_store::LocalStore;
use super::notice::Notices;
use super::saved_game::new_names;
use crate::play::{GameText, Saved, Table};
use crate::session::Players;
use crate::session::Trouble;
use crate::session::notices::{Notice, NoticesMessage, StoredPart};
use crate::session::route::Route;
use crate::session::storage::keys::{INDEX, game_of_key};
use crate::session::storage::{
    Added, Change, GameRow, GameStorage, Index, IndexRow, Loaded, SaveResult, TakeOver, is_going,
    put_index_row, read_index, write_index,
};
use leptos::ev;
use leptos::prelude::*;

/// The games of this browser. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct SavedGames {
    storage: StoredValue<GameStorage, LocalStorage>,
    /// Triggers when a game is stored or removed, in this or another tab.
    changed: RwSignal<()>,
    /// A game that begins when its screen is there, by its name.
    beginning: StoredValue<Option<(String, BeginningGame)>, LocalStorage>,
    notices: Notices,
}

/// A game that begins.
#[derive(Clone)]
pub struct BeginningGame {
    pub text: GameText,
    pub players: Players,
}

/// A stored game that was opened.
pub struct OpenedGame {
    pub saved: Saved,
    pub table: Table,
    /// Its row as it was read.
    pub known: Option<GameRow>,
}

impl SavedGames {
    /// Puts the games into the context of the page.
    pub fn provide(notices: Notices) -> SavedGames {
        let games = SavedGames {
            storage: StoredValue::new_local(GameStorage::default()),
            changed: RwSignal::new(()),
            beginning: StoredValue::new_local(None),
            notices,
        };
        let elsewhere = window_event_listener(ev::storage, move |event| {
            let key = event.key();
            let is_ours = |key: &str| key == INDEX || game_of_key(key).is_some();
            if key.as_deref().is_none_or(is_ours) {
                games.changed.notify();
            }
        });
        on_cleanup(move || elsewhere.remove());
        provide_context(games);
        games
    }

    /// Follows all changes of the games.
    pub fn track(self) {
        self.changed.track();
    }

    /// Whether there is any game.
    #[must_use]
    pub fn any(self) -> bool {
        self.storage
            .with_value(|storage| !storage.ids(&LocalStore).is_empty())
    }

    /// A game begins when the screen of the returned name is there. Until then nothing is stored, so that this needs no
    /// code for storing games.
    #[must_use]
    pub fn begin(self, game: BeginningGame) -> String {
        let id = new_names().next().unwrap_or_default();
        self.beginning.set_value(Some((id.clone(), game)));
        id
    }

    /// The kind of the game with this name, found by a quick look at its text. The text may still be invalid.
    #[must_use]
    pub fn kind(self, id: &str) -> Option<&'static str> {
        let beginning = |beginning: &Option<(String, BeginningGame)>| {
            let (begun, game) = beginning.as_ref()?;
            (begun == id).then(|| game.text.game.clone())
        };
        let stored = || {
            self.storage
                .with_value(|storage| storage.kind(&LocalStore, id))
        };
        let kind = self.beginning.with_value(beginning).or_else(stored)?;
        Some(games::intro(&kind)?.slug())
    }

    /// Whether a game was in progress, as last recorded.
    #[must_use]
    pub fn is_going(self) -> bool {
        is_going(&LocalStore).unwrap_or_else(|| self.any())
    }

    /// Says once that nothing can be stored, before anything is lost.
    pub fn warn(self) {
        if !LocalStore.is_allowed() {
            self.notices.add(Notice::NotStored(Trouble::Forbidden));
        }
    }

    /// Stores the game that begins under this name, if one does.
    fn store_beginning(self, id: &str) {
        let mut beginning = None;
        self.beginning.update_value(|game| beginning = game.take());
        let Some((_, game)) = beginning.filter(|(begun, _)| begun == id) else {
            return;
        };
        let saved = Saved::new(&game.text, game.players);
        let mut names = std::iter::once(id.to_owned()).chain(new_names());
        let added = self.with(|storage| storage.add(&mut LocalStore, &saved, &mut names));
        if added.id != id {
            address::replace(&Route::Game(added.id));
        }
        self.stored();
    }

    /// Opens a game whose rules are loaded, or says why that is not possible.
    #[must_use]
    pub fn open(self, id: &str) -> Option<OpenedGame> {
        self.store_beginning(id);
        self.take_over(id);
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        self.report();
        match &loaded {
            Loaded::Nothing => self.notices.add(Notice::NoSuchGame),
            Loaded::Trouble(trouble) => self.notices.add(Notice::NotStored(*trouble)),
            Loaded::Unread(_) | Loaded::Stored(_) | Loaded::Waiting(_) => {}
        }
        let saved = loaded.game()?.clone();
        let table = saved.resume(|slug| Some(games::loaded(slug)?.kind()));
        let Some(table) = table else {
            if let Loaded::Stored(row) = &loaded {
                self.refuse(id, row);
            }
            return None;
        };
        Some(OpenedGame {
            saved,
            table,
            known: loaded.known().cloned(),
        })
    }

    /// Sets a game aside that the rules do not accept.
    fn refuse(self, id: &str, row: &GameRow) {
        let why = crate::play::stored::Unread::Garbled;
        let is_of_loaded_rules = self
            .kind(id)
            .is_none_or(|slug| games::loaded(slug).is_some());
        if is_of_loaded_rules && self.with(|storage| storage.set_aside(&mut LocalStore, id, row)) {
            self.notices.add(Notice::Unreadable(StoredPart::Game, why));
        }
    }

    /// Adds a game under a new name, and returns the name.
    #[must_use]
    pub fn add(self, saved: &Saved) -> String {
        let added = self.with(|storage| storage.add(&mut LocalStore, saved, &mut new_names()));
        self.stored();
        added.id
    }

    /// Saves a game. `known` is its row as the page last saw it.
    pub fn save(self, id: &str, known: Option<&GameRow>, saved: &Saved) -> SaveResult {
        let names = &mut new_names();
        let result = self.with(|storage| storage.save(&mut LocalStore, id, known, saved, names));
        self.stored();
        result
    }

    /// Looks whether another tab has changed a game.
    pub fn hear(self, id: &str, known: Option<&GameRow>, saved: &Saved) -> Change {
        self.take_over(id);
        let names = &mut new_names();
        let change = self.with(|storage| storage.hear(&mut LocalStore, id, known, saved, names));
        self.report();
        change
    }

    /// Removes a game.
    pub fn remove(self, id: &str) {
        if let Err(trouble) = self.with(|storage| storage.remove(&mut LocalStore, id)) {
            self.notices.add(Notice::NotStored(trouble));
        }
        self.refresh_index();
        self.stored();
    }

    /// Removes a game in which nothing has happened since it started with this text.
    pub fn remove_unplayed(self, id: &str, begun: &str) {
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        if loaded.game().is_some_and(|saved| saved.text == begun) {
            self.remove(id);
        }
    }

    /// The name of a game with the same text in which nothing was taken back.
    #[must_use]
    pub fn find_same(self, saved: &Saved) -> Option<String> {
        let is_same = |other: &Saved| other.text == saved.text && other.undone.is_empty();
        let mut ids = self
            .storage
            .with_value(|storage| storage.ids(&LocalStore))
            .into_iter();
        ids.find(|id| {
            let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
            loaded.game().is_some_and(is_same)
        })
    }

    /// Removes everything that this browser and this tab have stored.
    pub fn forget_everything(self) {
        let forgotten = self.with(|storage| storage.forget_everything(&mut LocalStore));
        if let Err(trouble) = forgotten {
            self.notices.add(Notice::NotStored(trouble));
        }
        self.changed.notify();
    }

    /// What home shows of the games, as far as the index agrees with them.
    #[must_use]
    pub fn index(self) -> Index {
        let index = self
            .storage
            .with_value(|storage| read_index(storage, &LocalStore));
        index.unwrap_or_default()
    }

    /// Brings the index up to date for the games whose rules are loaded.
    pub fn refresh_index(self) {
        let Index {
            mut rows,
            stale,
            has_gone,
        } = self.index();
        if stale.is_empty() && !has_gone {
            return;
        }
        for id in stale {
            self.take_over(&id);
            let loaded = self.with(|storage| storage.load(&mut LocalStore, &id));
            let Some(saved) = loaded.game() else { continue };
            let kind = |slug: &str| Some(games::loaded(slug)?.kind());
            let Some(mut table) = saved.resume(kind) else {
                if let Loaded::Stored(row) = &loaded {
                    self.refuse(&id, row);
                }
                continue;
            };
            table.make_forced();
            let revision = match &loaded {
                Loaded::Stored(row) => row.revision,
                _ => Default::default(),
            };
            rows.push(IndexRow::of_game(&id, revision, saved, &table));
        }
        // If there is no room for it, it is made again.
        let _ = self.with(|storage| write_index(storage, &mut LocalStore, &rows));
        self.report();
        self.changed.notify();
    }

    /// Puts the row of a game into the index.
    pub fn put_index_row(self, row: IndexRow) {
        // If there is no room for it, it is made again.
        let _ = self.with(|storage| put_index_row(storage, &mut LocalStore, row));
    }

    /// Takes over a game that an earlier version has stored.
    fn take_over(self, id: &str) {
        let names = &mut new_names();
        match self.with(|storage| storage.take_over(&mut LocalStore, id, names)) {
            TakeOver::Branched(Added { .. }) => self.notices.add(Notice::KeptApart),
            TakeOver::Nothing | TakeOver::Done(_) | TakeOver::Stays(_) | TakeOver::Unread(_) => {}
        }
    }

    /// After something was stored: what waits is stored too, as far as there is room.
    fn stored(self) {
        let names = &mut new_names();
        let stored = self.with(|storage| storage.save_waiting(&mut LocalStore, names));
        let is_branched =
            |(_, result): &(String, SaveResult)| matches!(result, SaveResult::Branched(_));
        if stored.iter().any(is_branched) {
            self.notices.add(Notice::KeptApart);
        }
        self.report();
        self.changed.notify();
    }

    /// Tells the player what could not be read or stored.
    fn report(self) {
        let unread = self.with(GameStorage::take_unread);
        for why in unread.into_values() {
            self.notices.add(Notice::Unreadable(StoredPart::Game, why));
        }
        let trouble = self.storage.with_value(GameStorage::trouble);
        self.notices
            .send(NoticesMessage::GamesInMemory(trouble.is_some()));
        match trouble {
            Some(trouble) => self.notices.add(Notice::NotStored(trouble)),
            None => self.notices.send(NoticesMessage::Stored),
        }
    }

    fn with<T>(self, act: impl FnOnce(&mut GameStorage) -> T) -> T {
        let mut result = None;
        self.storage
            .update_value(|storage| result = Some(act(storage)));
        result.expect("the games are as long on the page as the page")
    }
}

/// The games from the context.
pub fn use_saved_games() -> SavedGames {
    expect_context()
}
