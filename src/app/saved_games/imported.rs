//! Games that were read from texts and links.

use super::{BeginningGame, SavedGames};
use crate::app::local_store::LocalStore;
use crate::play::{GameText, SavedGame, Table};
use crate::session::same_beginning::{RelatedGame, keep_closest, related};
use crate::session::storage::LibraryRow;
use crate::session::{ImportedGame, Players};
use js_sys::{Function, Promise};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

impl SavedGames {
    /// Begins a game with its variations, unless the same game is already stored. Returns its name.
    #[must_use]
    pub fn begin_imported(self, game: ImportedGame) -> String {
        let ImportedGame { table, names } = game;
        let players = Players {
            names,
            ..Players::default()
        };
        let saved = SavedGame::of(&table, players.clone());
        let variations = table.variations_text();
        let has_same_variations = |id: &str| self.variations(id).value == variations;
        let same = self.find_same(&table, &saved, has_same_variations);
        same.unwrap_or_else(|| {
            self.begin(BeginningGame {
                text: table.text(),
                undone: table.undone(),
                variations,
                clock: String::new(),
                players,
            })
        })
    }

    /// The name of a game with the same text in which nothing was taken back, and which is the same otherwise.
    fn find_same(
        self,
        table: &Table,
        saved: &SavedGame,
        is_same: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let has_same_text = |other: SavedGame| {
            (&other.text, other.on_time) == (&saved.text, saved.on_time) && other.undone.is_empty()
        };
        let outcome = table.result().map(|result| result.outcome);
        let is_like = |row: &LibraryRow| {
            (&*row.game, row.plies, row.outcome) == (table.slug(), table.plies(), outcome)
        };
        let mut ids = self.ids_where(is_like).into_iter();
        ids.find(|id| self.stored_game(id).is_some_and(has_same_text) && is_same(id))
    }

    /// The games of this browser that a link without an id may belong to.
    #[must_use]
    pub fn related(self, link: &Table) -> Vec<RelatedGame> {
        let text = link.text();
        let is_of_kind = |id: &String| self.kind(id) == Some(link.slug());
        let ids = self.with(|storage| storage.ids(&LocalStore)).into_iter();
        let related_to = |id: String| {
            let loaded = self.with(|storage| storage.load(&mut LocalStore, &id));
            related(&id, loaded.game()?, &text)
        };
        let mut games: Vec<_> = ids.filter(is_of_kind).filter_map(related_to).collect();
        keep_closest(&mut games, link.plies());
        games
    }

    /// Brings the moves of a link into a game of this browser that is the beginning of it.
    pub fn continue_with(self, id: &str, link: &GameText) {
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        let Some(game) = loaded.game() else { return };
        // Another tab may have played on.
        if related(id, game, link).is_none_or(|related| !related.is_older) {
            return;
        }
        let saved = SavedGame {
            text: link.to_string(),
            undone: Vec::new(),
            saved: js_sys::Date::now(),
            ..game.clone()
        };
        // If the store does not take it, it is kept in memory, and the player is told.
        drop(self.save(id, loaded.known(), &saved));
    }

    /// Does something under the lock of the games, and gives its result. None if the page is closed meanwhile.
    pub async fn under_lock<T: 'static>(self, act: impl FnOnce() -> T + 'static) -> Option<T> {
        let result = Rc::new(Cell::new(None));
        let (mut act, written) = (Some(act), Rc::clone(&result));
        let done = Promise::new(&mut |resolve: Function, _| {
            let (act, written) = (act.take(), Rc::clone(&written));
            self.locked(move || {
                written.set(act.map(|act| act()));
                // A promise's own function does not fail.
                let _ = resolve.call0(&JsValue::UNDEFINED);
            });
        });
        JsFuture::from(done).await.ok()?;
        result.take()
    }
}
