//! Saves the game of a screen, and follows changes by other tabs.

use super::thinking_lock::ThinkingLock;
use super::variation_saver::VariationSaver;
use crate::app::address;
use crate::app::notice::{Notices, use_notices};
use crate::app::saved_games::{SavedGames, use_saved_games};
use crate::app::store::Store;
use crate::app::tokens::delays;
use crate::play::SavedGame;
use crate::session::notices::Notice;
use crate::session::route::Route;
use crate::session::storage::keys::{game_of_key, game_of_variations_key};
use crate::session::storage::{Added, Change, GameRow, IndexRow, SaveResult, same_moves};
use crate::session::{GameModel, Message, Model, QuestionId, Stored};
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// Saves the game of a screen, also after the screen is gone, until all is stored. Copies refer to the same saver.
#[derive(Clone)]
pub struct GameSaver(Rc<State>);

struct State {
    /// The name of the game. It changes if the moves of this tab become a separate game.
    id: RefCell<String>,
    /// Its row as this tab last read or wrote it.
    known: RefCell<Option<GameRow>>,
    /// The game that must be written as soon as the lock is granted.
    pending: RefCell<Option<SavedGame>>,
    /// Whether all that must be written is a move of the computer.
    is_reply: Cell<bool>,
    thinking_lock: ThinkingLock,
    variations: VariationSaver,
    /// Whether the screen is gone.
    is_left: Cell<bool>,
    /// How often all data had been deleted when the game was opened.
    deletions: u32,
    games: SavedGames,
    notices: Notices,
}

impl GameSaver {
    pub fn new(id: String, known: Option<GameRow>) -> GameSaver {
        GameSaver(Rc::new(State {
            id: RefCell::new(id),
            known: RefCell::new(known),
            pending: RefCell::new(None),
            is_reply: Cell::new(false),
            thinking_lock: ThinkingLock::default(),
            variations: VariationSaver::new(use_saved_games(), use_notices()),
            is_left: Cell::new(false),
            deletions: use_saved_games().deletions(),
            games: use_saved_games(),
            notices: use_notices(),
        }))
    }

    /// Follows changes of the game by other tabs, for as long as its screen is shown. Stores a game that begins.
    pub fn listen(&self, store: Store<GameModel>) {
        let is_known = self.0.known.borrow().is_some();
        self.0.variations.take_in(store, &self.0.id.borrow());
        match is_known {
            true => self.sync_soon(store),
            false => {
                let begun = self.0.games.begun_variations(&self.0.id.borrow());
                self.save(store);
                if begun.is_some() {
                    let (seen, stored) = (None, begun);
                    store.update(Message::Stored(Stored::Variations { seen, stored }));
                    self.save_variations(store);
                }
            }
        }
        let saver = self.clone();
        let elsewhere = window_event_listener(ev::storage, move |event| {
            let key = event.key();
            let is_its = |key: &str| game_of_key(key) == Some(saver.0.id.borrow().as_str());
            // Without a key, everything was removed.
            if key.as_deref().is_none_or(is_its) {
                saver.sync_soon(store);
            }
            let of_variations = key.as_deref().and_then(game_of_variations_key);
            let id = saver.0.id.borrow().clone();
            if of_variations == Some(id.as_str()) {
                let taking = saver.clone();
                saver
                    .0
                    .games
                    .locked(move || taking.0.variations.take_in(store, &id));
            }
        });
        let saver = self.clone();
        let hidden = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                saver.put_into_index(store);
                saver.write_variations(store);
                // The browser may stop a hidden page at any time.
                saver.0.thinking_lock.release();
            }
        });
        let saver = StoredValue::new_local(self.clone());
        on_cleanup(move || {
            elsewhere.remove();
            hidden.remove();
            if let Some(saver) = saver.try_get_value() {
                saver.0.is_left.set(true);
                saver.put_into_index(store);
                saver.write_variations(store);
                saver.0.thinking_lock.release();
                saver.0.games.left(&saver.0.id.borrow());
            }
        });
    }

    /// Lets the computer think once no other tab thinks about the game, or if that takes too long.
    pub fn await_other_tabs(&self, store: Store<GameModel>, question: QuestionId) {
        let may_think = move |question| store.update(Message::MayThink(question));
        let over = Duration::from_millis(delays().other_tab.into());
        set_timeout(move || may_think(question), over);
        let (saver, id) = (self.clone(), self.0.id.borrow().clone());
        self.0.thinking_lock.acquire(&id, move || {
            // The other tab has stored its answer.
            saver.sync(store);
            // Another question may have been asked meanwhile.
            let question = question_of(store);
            question.map(may_think);
            question.is_some() && !document().hidden()
        });
    }

    /// Lets other tabs think if the computer no longer does, and its move is stored.
    pub fn end_thinking(&self, store: Store<GameModel>) {
        if self.0.pending.borrow().is_none() && question_of(store).is_none() {
            self.0.thinking_lock.release();
        }
    }

    /// Saves the game after a move of the computer. If another tab has continued it meanwhile, that tab's moves count.
    pub fn save_reply(&self, store: Store<GameModel>) {
        let is_alone = self.0.pending.borrow().is_none();
        self.save_soon(store, is_alone);
    }

    pub fn save_variations(&self, store: Store<GameModel>) {
        self.0.variations.request_write();
        self.write_variations_soon(store);
    }

    /// Saves the variations and notes after a pause in typing.
    pub fn save_note(&self, store: Store<GameModel>) {
        let request = self.0.variations.request_write();
        let saver = self.clone();
        let pause = Duration::from_millis(delays().note.into());
        set_timeout(
            move || {
                if saver.0.variations.is_latest_request(request) {
                    saver.write_variations_soon(store);
                }
            },
            pause,
        );
    }

    /// Sets the stored variations aside, which are not legal.
    pub fn set_variations_aside(&self) {
        self.0.variations.set_aside(&self.0.id.borrow());
    }

    fn write_variations_soon(&self, store: Store<GameModel>) {
        let saver = self.clone();
        self.0.games.locked(move || saver.write_variations(store));
    }

    fn write_variations(&self, store: Store<GameModel>) {
        if !self.is_deleted() {
            let id = self.0.id.borrow().clone();
            self.0.variations.write(store, &id);
        }
    }

    /// Saves the game soon, under a lock if the browser has locks.
    pub fn save(&self, store: Store<GameModel>) {
        self.save_soon(store, false);
    }

    fn save_soon(&self, store: Store<GameModel>, is_reply: bool) {
        self.0.is_reply.set(is_reply);
        let Some(saved) = current(store) else { return };
        let is_waiting = self.0.pending.replace(Some(saved)).is_some();
        if !is_waiting {
            let saver = self.clone();
            self.0.games.locked(move || {
                saver.write(store);
                saver.end_thinking(store);
            });
        }
    }

    /// Writes the pending data.
    fn write(&self, store: Store<GameModel>) {
        let Some(saved) = self.0.pending.take() else {
            return;
        };
        if self.is_deleted() {
            return;
        }
        let (id, known) = (self.0.id.borrow().clone(), self.0.known.borrow().clone());
        if known.is_some() && self.0.games.is_gone(&id) {
            return self.removed(store);
        }
        if self.0.is_reply.take() && self.has_gone_on_elsewhere(store) {
            return;
        }
        let result = self.0.games.save(&id, known.as_ref(), &saved);
        self.saved(store, &saved, result);
    }

    /// Whether another tab has stored a newer version of the game. If so, it is shown.
    fn has_gone_on_elsewhere(&self, store: Store<GameModel>) -> bool {
        let (id, known) = (self.0.id.borrow().clone(), self.0.known.borrow().clone());
        let Some(row) = &known else { return false };
        let change = self.0.games.sync(&id, known.as_ref(), &row.game);
        let Change::Saved(result) = change else {
            return false;
        };
        let (SaveResult::Stored(row) | SaveResult::TakenOver(row)) = *result else {
            return false;
        };
        let game = Box::new(row.game.clone());
        self.0.known.replace(Some(row));
        self.notify(store, Stored::Changed(game));
        true
    }

    /// Whether all data were deleted since the game was opened. Then nothing of it is stored again.
    fn is_deleted(&self) -> bool {
        self.0.deletions != self.0.games.deletions()
    }

    /// Another tab has removed the game. It stays on the screen, and is stored again with the next move.
    fn removed(&self, store: Store<GameModel>) {
        self.0.known.replace(None);
        self.notify(store, Stored::Removed);
    }

    /// Informs the model about a change by another tab, if its screen is still shown.
    fn notify(&self, store: Store<GameModel>, stored: Stored) {
        if !self.0.is_left.get() {
            store.update(Message::Stored(stored));
        }
    }

    /// Reads changes that another tab or an earlier version has stored.
    fn sync_soon(&self, store: Store<GameModel>) {
        let saver = self.clone();
        self.0.games.locked(move || {
            let id = saver.0.id.borrow().clone();
            let row = saver.0.games.convert(&id);
            let is_same = |row: &GameRow| {
                let known = saver.0.known.borrow();
                known.as_ref().is_some_and(|known| known.game == row.game)
            };
            if let Some(row) = row.filter(is_same) {
                saver.0.known.replace(Some(row));
            }
            saver.sync(store);
        });
    }

    fn sync(&self, store: Store<GameModel>) {
        // The pending game is compared when it is written.
        if self.0.pending.borrow().is_some() {
            return;
        }
        let Some(saved) = current(store) else { return };
        let (id, known) = (self.0.id.borrow().clone(), self.0.known.borrow().clone());
        match self.0.games.sync(&id, known.as_ref(), &saved) {
            Change::Nothing => {}
            Change::Removed => self.removed(store),
            Change::Saved(result) => self.saved(store, &saved, *result),
        }
    }

    fn saved(&self, store: Store<GameModel>, saved: &SavedGame, result: SaveResult) {
        match result {
            SaveResult::Stored(row) => {
                let is_same = same_moves(&row.game, saved) && saved.has_same_players(&row.game);
                let game = (!is_same).then(|| Box::new(row.game.clone()));
                self.0.known.replace(Some(row));
                if saved.has_begun() && !self.0.games.is_recorded_as_going() {
                    self.put_into_index(store);
                }
                if let Some(game) = game {
                    self.notify(store, Stored::Changed(game));
                }
            }
            SaveResult::TakenOver(row) => {
                let game = Box::new(row.game.clone());
                self.0.known.replace(Some(row));
                self.notify(store, Stored::Changed(game));
            }
            SaveResult::Branched(added) => {
                self.keep_apart(added);
                self.save_variations(store);
            }
            SaveResult::InMemory(_) => {}
        }
    }

    /// Another tab has stored other moves. The moves of this tab are a separate game from now on.
    fn keep_apart(&self, added: Added) {
        self.0.id.replace(added.id.clone());
        self.0.known.replace(added.row.ok());
        self.0.variations.is_renamed();
        self.0.notices.add(Notice::StoredSeparately);
        self.0.thinking_lock.release();
        if !self.0.is_left.get() {
            address::replace(&Route::Game(added.id));
        }
    }

    /// Puts the row of the game for home into the index.
    fn put_into_index(&self, store: Store<GameModel>) {
        self.write(store);
        let (id, known) = (self.0.id.borrow().clone(), self.0.known.borrow().clone());
        let Some(row) = known.filter(|_| !self.is_deleted()) else {
            return;
        };
        let index_row = store.read(|game| IndexRow::of(&id, &row, game.board().record()));
        if let Some(index_row) = index_row {
            self.0.games.put_index_row(index_row);
        }
    }
}

/// The current game, if its screen is shown.
fn current(store: Store<GameModel>) -> Option<SavedGame> {
    store.read(|game| SavedGame {
        clock: game.clock_text(),
        ..SavedGame::of(game.board().record(), game.players().clone())
    })
}

/// The computer's question to the engine, if it is thinking.
fn question_of(store: Store<GameModel>) -> Option<QuestionId> {
    store.read(|game| game.computer().question()).flatten()
}
