//! Does what a game wants: storing it, starting others, reading out.

use crate::app::address;
use crate::app::effects::Runner;
use crate::app::i18n::{Lang, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::place::{PagePlace, use_place};
use crate::app::progress::{PageProgress, use_progress};
use crate::app::pulse::settled;
use crate::app::saved::{Saved, Shelf, is_key_of, use_shelf};
use crate::app::sight;
use crate::app::storage;
use crate::app::store::Store;
use crate::games::words::GameWords;
use crate::narration::{self, BoardFacts};
use crate::session::notices::BegunGame;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::session::{
    Announcement, Effect, GameModel, Message, Model, NewGame, Notice, Origin, Purpose, Stored,
};
use leptos::prelude::*;

/// What a game asks the engine for.
const PURPOSES: &[Purpose] = &[
    Purpose::Move,
    Purpose::Hint,
    Purpose::DrawOffer,
    Purpose::Analysis,
    Purpose::Report,
    Purpose::Check,
];

/// What is needed to do what a game wants.
struct GameRunner {
    id: StoredValue<String>,
    game_words: &'static dyn GameWords,
    runner: Runner,
    stored: StoredText,
    announced: RwSignal<String>,
    asks_both: RwSignal<bool>,
    place: PagePlace,
    levels: PageProgress,
    notices: Notices,
    lang: Lang,
}

/// Puts a game on the page that does what it wants. `stored` is its stored text.
pub fn run_effects(
    model: GameModel,
    id: StoredValue<String>,
    stored: Option<String>,
    game_words: &'static dyn GameWords,
    announced: RwSignal<String>,
    asks_both: RwSignal<bool>,
) -> Store<GameModel> {
    let stored = StoredText {
        id,
        known: StoredValue::new(stored),
        shelf: use_shelf(),
    };
    let runner = GameRunner {
        id,
        game_words,
        runner: Runner::new(PURPOSES),
        stored,
        announced,
        asks_both,
        place: use_place(),
        levels: use_progress(ProgressKind::Levels),
        notices: use_notices(),
        lang: use_lang(),
    };
    let store = Store::new(model, move |store, effect| runner.run(store, effect));
    stored.listen(store);
    store
}

impl GameRunner {
    /// Returns false if the game was not stored, because another tab has changed it.
    fn run(&self, store: Store<GameModel>, effect: Effect) -> bool {
        match self.runner.run(store, effect) {
            Some(Effect::Announce(what)) => self.announce(store, &what),
            Some(Effect::Save) => return self.stored.save(store),
            Some(Effect::Begin(game)) => self.begin(game),
            Some(Effect::LeaveLink) => self.place.continue_game(self.id.get_value()),
            Some(Effect::AskBothPlayers) => self.asks_both.set(true),
            // The board becomes smaller first.
            Some(Effect::ScrollToMistake) => {
                settled(|| sight::show(".moment[aria-current]".to_owned()));
            }
            Some(Effect::RecordBeaten(level)) => self.record_beaten(level),
            _ => {}
        }
        true
    }

    fn announce(&self, store: Store<GameModel>, what: &Announcement) {
        let locale = self.lang.now();
        let words = store.read(|game| {
            let facts = BoardFacts::of_game(self.game_words, game, locale);
            narration::announcement(&facts, locale, what)
        });
        if let Some(words) = words.flatten() {
            self.announced.set(words);
        }
    }

    /// Stores a new game, says so, and goes to it.
    fn begin(&self, game: NewGame) {
        let mut players = game.players;
        if let Origin::Rematch { .. } = game.origin {
            players.fair = self.game_words.is_start(&game.text);
        }
        let saved = Saved {
            undone: game.undone,
            ..Saved::new(&game.text, players)
        };
        let before = self.id.get_value();
        let now = self.stored.shelf.add(&saved);
        let begun = BegunGame {
            before,
            now: now.clone(),
            text: saved.text,
        };
        match game.origin {
            Origin::Rematch { you } => {
                self.notices.add(Notice::Rematch(begun, you));
                address::replace(&Route::Game(now));
            }
            Origin::Branch => {
                self.notices.add(Notice::PlayedOn(begun));
                address::go(&Route::Game(now));
            }
        }
    }

    fn record_beaten(&self, level: u8) {
        let (slug, level) = (self.game_words.slug(), level.to_string());
        if !untrack(|| self.levels.has(slug, &level)) {
            self.levels.add(slug, &level);
        }
    }
}

/// The stored text of a game, and changes of it by other tabs.
#[derive(Clone, Copy)]
struct StoredText {
    id: StoredValue<String>,
    /// The text as this page last knew it.
    known: StoredValue<Option<String>>,
    shelf: Shelf,
}

impl StoredText {
    /// Stores the game, unless another tab has changed it: then that is taken over, and false is returned.
    fn save(self, store: Store<GameModel>) -> bool {
        let id = self.id.get_value();
        if self.is_changed() {
            self.take_over(store, Stored::Refused);
            return false;
        }
        let saved = store.read(|game| {
            let table = game.board().table();
            (Saved::of(table, game.players().clone()), game.is_over())
        });
        let Some((saved, is_over)) = saved else {
            return false;
        };
        self.shelf.keep(&id, &saved);
        if is_over {
            self.shelf.count_going();
        }
        self.known.set_value(self.shelf.stored(&id));
        true
    }

    /// Follows what other tabs store, for as long as the game is on the page.
    fn listen(self, store: Store<GameModel>) {
        let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
            let key = event.key();
            let ours = key.as_deref().and_then(storage::own);
            // Without a key, everything was removed.
            let is_its = |ours: &str| is_key_of(ours, &self.id.get_value());
            if key.is_none() || ours.is_some_and(is_its) {
                self.hear(store);
            }
        });
        on_cleanup(move || elsewhere.remove());
    }

    /// Another tab has stored or removed something.
    fn hear(self, store: Store<GameModel>) {
        let is_there = self.shelf.stored(&self.id.get_value()).is_some();
        if is_there && self.is_changed() {
            self.take_over(store, Stored::Changed);
        } else if !is_there && self.known.with_value(Option::is_some) {
            self.known.set_value(None);
            store.update(Message::Stored(Stored::Removed));
        }
    }

    fn is_changed(self) -> bool {
        let stored = self.shelf.stored(&self.id.get_value());
        stored.is_some() && self.known.with_value(|known| *known != stored)
    }

    fn take_over(self, store: Store<GameModel>, how: fn(Box<Saved>) -> Stored) {
        let id = self.id.get_value();
        if let Some((saved, _)) = self.shelf.load_stored(&id) {
            self.known.set_value(self.shelf.stored(&id));
            store.update(Message::Stored(how(Box::new(saved))));
        }
    }
}
