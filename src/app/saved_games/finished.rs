//! Finished games, which are kept as lines while they are not open. The code for that is loaded on demand.

use super::SavedGames;
use crate::app::games;
use crate::app::idle::{idle, may_work_ahead};
use crate::app::lazy::{Part, lazy_code, load};
use crate::app::loading::{NotLoaded, end_of, now_or_later};
use crate::app::local_store::LocalStore;
use crate::app::saved_game::new_names;
use crate::games::CODE_RULES;
use crate::play::SavedGame;
use crate::play::stored::Unreadable;
use crate::session::notices::{Notice, StoredPart};
use crate::session::storage::{CodedRules, FinishedGames, IndexRow, LibraryRow, NoGame, Unpacked};
use leptos::task::spawn_local;
use std::future::Future;
use std::pin::Pin;

/// The rules of the games that are loaded.
pub const RULES: CodedRules = CodedRules {
    kind: |slug| Some(games::loaded(slug)?.kind()),
    codes: CODE_RULES,
};

/// The number of games that are converted to lines in a batch.
const AT_ONCE: usize = 20;

/// A line that is being unpacked.
type Unpacking = Pin<Box<dyn Future<Output = ()>>>;

lazy_code! {
    /// Keeps finished games as lines.
    finished: fn pack_loaded(games: SavedGames, except: Option<String>) -> () {
        games.pack_finished(except.as_deref());
    }

    /// Makes a row for a game that is kept as a line.
    finished: fn unpack_line(games: SavedGames, id: String) -> Unpacking {
        Box::pin(async move {
            // If the page is closed meanwhile, nobody waits for it.
            let unpacked = games.under_lock(move || games.unpack_now(&id)).await;
            games.report_unpacked(unpacked.unwrap_or(Unpacked::Nothing));
        })
    }
}

impl SavedGames {
    /// Keeps finished games as lines as soon as the browser has nothing else to do, unless no work may be done in
    /// advance. Loads the code and the rules that this needs.
    pub fn pack_when_idle(self) {
        spawn_local(async move {
            idle().await;
            if may_work_ahead() {
                // If something cannot be loaded, the next visit does it.
                let _ = self.load_and_pack().await;
            }
        });
    }

    /// Keeps finished games as lines. Loads the code and the rules that this needs.
    ///
    /// # Errors
    /// If it could not be loaded.
    pub async fn load_and_pack(self) -> Result<(), NotLoaded> {
        let mut kinds: Vec<String> = Vec::new();
        for row in self.finished_rows() {
            if !kinds.contains(&row.game) {
                kinds.push(row.game);
            }
        }
        for kind in &kinds {
            games::load(kind).await?;
        }
        match kinds.is_empty() {
            true => Ok(()),
            false => pack_loaded(self, None).await,
        }
    }

    /// Keeps all finished games whose rules are loaded as lines, except this one and the one that is open.
    pub fn pack_finished(self, except: Option<&str>) {
        let is_left = |row: &IndexRow| {
            let is_loaded = games::loaded(&row.game).is_some();
            is_loaded && Some(&*row.id) != except && !self.is_open(&row.id)
        };
        let rows = self.finished_rows().into_iter().filter(is_left);
        let ids: Vec<String> = rows.map(|row| row.id).collect();
        spawn_local(async move {
            // A few at a time, so that the page can react in between.
            for some in ids.chunks(AT_ONCE) {
                let some = some.to_vec();
                self.locked(move || self.pack_now(some));
                idle().await;
            }
        });
    }

    fn pack_now(self, mut ids: Vec<String>) {
        ids.retain(|id| !self.is_open(id));
        let names = &mut new_names();
        // If a game cannot be packed, its row stays.
        self.with(|storage| storage.pack(&mut LocalStore, &ids, RULES, names));
        self.stored();
    }

    /// Makes a row for a finished game that is kept as a line, so that the game can be opened. Loads the code and the
    /// rules.
    ///
    /// # Errors
    /// If it could not be loaded.
    pub async fn unpack(self, id: &str) -> Result<(), NotLoaded> {
        if !self.is_packed(id) {
            return Ok(());
        }
        // Loaded at the same time.
        let code = now_or_later(load(Part::finished));
        if let Some(kind) = self.kind(id) {
            games::load(kind).await?;
        }
        end_of(code).await?;
        unpack_line(self, id.to_owned()).await?.await;
        Ok(())
    }

    /// Informs the player why no row could be made for a game.
    fn report_unpacked(self, unpacked: Unpacked) {
        match unpacked {
            Unpacked::Nothing | Unpacked::Row | Unpacked::NoGame(NoGame::NoRules) => {}
            Unpacked::InMemory(_) => drop(self.report()),
            Unpacked::NoGame(NoGame::Unreadable(why)) => {
                self.notices.add(Notice::Unreadable(StoredPart::Game, why));
            }
            Unpacked::NoStore(error) => self.notices.add(Notice::NotStored(error)),
        }
    }

    /// The library rows of all games, the one saved last first: games with a row and games that are kept as lines.
    #[must_use]
    pub fn library_rows(self) -> Vec<LibraryRow> {
        let finished = self.with(|storage| storage.finished(&LocalStore));
        let finished = finished.unwrap_or_default();
        let FinishedGames {
            damaged, unread, ..
        } = &finished;
        let why = match unread {
            Some((_, why)) => Some(*why),
            None => (*damaged > 0).then_some(Unreadable::Garbled),
        };
        if let Some(why) = why {
            self.report_unread("", why);
        }
        self.with_rows(finished)
    }

    /// The newest library rows, which are read much faster than all. None if there are no older ones.
    #[must_use]
    pub fn newest_library_rows(self) -> Option<Vec<LibraryRow>> {
        let finished = self.with(|storage| storage.newest_finished(&LocalStore));
        Some(self.with_rows(finished.ok()??))
    }

    /// The library rows of games that are kept as lines, and of games that have a row.
    fn with_rows(self, finished: FinishedGames) -> Vec<LibraryRow> {
        let rows = self.rows().into_iter().filter(|row| row.has_begun);
        let mut all: Vec<LibraryRow> = rows.map(|row| LibraryRow::of(&row)).collect();
        all.extend(finished.rows);
        all.sort_by(|one, other| other.saved.total_cmp(&one.saved));
        all
    }

    /// The names of the games that a row of the library may describe, and of games with outdated index rows.
    pub fn ids_where(self, describes: impl Fn(&LibraryRow) -> bool) -> Vec<String> {
        let mut ids = self.index().stale;
        for row in self.library_rows() {
            if describes(&row) && !ids.contains(&row.id) {
                ids.push(row.id);
            }
        }
        ids
    }

    /// A game as it is stored or waits in memory, if it can be read and its rules are loaded.
    pub fn stored_game(self, id: &str) -> Option<SavedGame> {
        self.with(|storage| storage.stored_game(&mut LocalStore, id, RULES))
    }

    /// Many games, each as in [`SavedGames::stored_game`], in the same order.
    pub fn stored_games(self, ids: &[String]) -> Vec<Option<SavedGame>> {
        self.with(|storage| storage.stored_games(&mut LocalStore, ids, RULES))
    }

    /// Makes a row for a finished game that is kept as a line, unless it has one. Its rules must be loaded.
    pub fn unpack_now(self, id: &str) -> Unpacked {
        self.with(|storage| storage.unpack(&mut LocalStore, id, RULES))
    }

    /// The finished games that have a row.
    fn finished_rows(self) -> Vec<IndexRow> {
        let mut rows = self.rows();
        rows.retain(|row| row.outcome.is_some() && !row.must_send);
        rows
    }
}
