//! Games that were read from texts and links.

use super::finished::RULES;
use super::{BeginningGame, SavedGames};
use crate::app::local_store::{LocalStore, dispatch_storage_event};
use crate::app::saved_game::new_names;
use crate::play::{GameRecord, GameText, SavedGame};
use crate::session::import::{AddedGames, GameAdder};
use crate::session::related_games::{RelatedGame, continued, keep_closest, related};
use crate::session::storage::{GameStorage, LibraryRow, Names};
use crate::session::{ImportedGame, Players};
use std::cell::RefCell;
use std::rc::Rc;

/// Adds the games of a text, once it is created.
pub type SharedAdder = Rc<RefCell<Option<GameAdder>>>;

impl SavedGames {
    /// Adds games of a text, whose rules are loaded. None if the page is closed meanwhile.
    pub async fn add_imported(
        self,
        games: Vec<ImportedGame>,
        adder: SharedAdder,
    ) -> Option<AddedGames> {
        let add = move |storage: &mut GameStorage| {
            let mut adder = adder.borrow_mut();
            let adder =
                adder.get_or_insert_with(|| GameAdder::new(storage, &mut LocalStore, RULES));
            let how = (js_sys::Date::now(), &mut new_names() as Names, RULES);
            adder.add(storage, &mut LocalStore, &games, how)
        };
        self.under_lock(move || self.with(add)).await
    }

    /// Called after games of a text were added: the parts that show games read them again.
    pub fn all_added(self) {
        self.locked(move || {
            self.stored();
            dispatch_storage_event();
        });
    }

    /// Begins a game with its variations, unless the same game is already stored. Returns its name.
    #[must_use]
    pub fn begin_imported(self, game: ImportedGame) -> String {
        let ImportedGame { record, names } = game;
        let players = Players {
            names,
            ..Players::default()
        };
        let saved = SavedGame::of(&record, players.clone());
        let variations = record.variations_text();
        let has_same_variations = |id: &str| self.variations(id).value == variations;
        let same = self.find_same(&record, &saved, has_same_variations);
        same.unwrap_or_else(|| {
            self.begin(BeginningGame {
                text: record.text(),
                undone: record.undone(),
                variations,
                clock: String::new(),
                players,
            })
        })
    }

    /// The name of a game with the same text and values, in which nothing was taken back.
    fn find_same(
        self,
        record: &GameRecord,
        saved: &SavedGame,
        is_same: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let has_same_text = |other: SavedGame| {
            (&other.text, other.on_time) == (&saved.text, saved.on_time) && other.undone.is_empty()
        };
        let outcome = record.result().map(|result| result.outcome);
        let is_like = |row: &LibraryRow| {
            (&*row.game, row.plies, row.outcome) == (record.slug(), record.plies(), outcome)
        };
        let mut ids = self.ids_where(is_like).into_iter();
        ids.find(|id| self.stored_game(id).is_some_and(has_same_text) && is_same(id))
    }

    /// The games of this browser that a link without an id may belong to.
    #[must_use]
    pub fn related(self, link: &GameRecord) -> Vec<RelatedGame> {
        let text = link.text();
        // A finished game can only be the longer one.
        let may_be = |row: &LibraryRow| {
            let is_of_kind = row.game == link.slug() && row.options == link.options();
            let is_longer = row.plies > link.plies();
            is_of_kind && row.levels == [0, 0] && (row.outcome.is_none() || is_longer)
        };
        let ids = self.ids_where(may_be).into_iter();
        let related_to = |id: String| related(&id, &self.stored_game(&id)?, &text);
        let mut games: Vec<_> = ids.filter_map(related_to).collect();
        keep_closest(&mut games, link.plies());
        games
    }

    /// Adds the moves of a link to a game of this browser that is the beginning of the linked game. Returns false if it
    /// no longer is: another tab may have continued it.
    pub fn continue_with(self, id: &str, link: &GameText) -> bool {
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        let read = |game: &SavedGame| game.text.parse::<GameText>().ok();
        let Some((game, text)) = loaded.game().and_then(|game| Some((game, read(game)?))) else {
            return false;
        };
        if related(id, game, link).is_none_or(|related| !related.is_older) {
            return false;
        }
        let saved = SavedGame {
            saved: js_sys::Date::now(),
            ..continued(game, &text, link)
        };
        // If it cannot be stored, it is kept in memory, and the player is informed.
        drop(self.save(id, loaded.known(), &saved));
        true
    }
}
