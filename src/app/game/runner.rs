//! Runs the effects of a game: storing it, starting others, reading out.

use super::saving::GameSaver;
use crate::app::address;
use crate::app::after_paint::after_updates;
use crate::app::effects::Runner;
use crate::app::engine::use_engine;
use crate::app::i18n::{Lang, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::progress::{PageProgress, use_progress};
use crate::app::saved_games::{BeginningGame, SavedGames, use_saved_games};
use crate::app::screen::{CurrentScreen, use_screen};
use crate::app::scroll;
use crate::app::store::Store;
use crate::games::words::GameWords;
use crate::narration::{self, BoardFacts};
use crate::session::notices::StartedGame;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::session::storage::GameRow;
use crate::session::{Announcement, Effect, GameModel, NewGame, Notice, Origin, Purpose};
use leptos::prelude::*;

/// The purposes for which a game asks the engine.
const PURPOSES: &[Purpose] = &[
    Purpose::Move,
    Purpose::Hint,
    Purpose::DrawOffer,
    Purpose::Analysis,
    Purpose::Report,
    Purpose::Check,
];

/// The parts that are needed to run the effects of a game.
struct GameRunner {
    id: StoredValue<String>,
    game_words: &'static dyn GameWords,
    runner: Runner,
    saver: GameSaver,
    announced: RwSignal<String>,
    asks_both: RwSignal<bool>,
    games: SavedGames,
    place: CurrentScreen,
    levels: PageProgress,
    notices: Notices,
    lang: Lang,
}

/// Puts a game on the page and runs its effects. `known` is its row as it was read. The engine is loaded while a person
/// thinks about the first move.
pub fn run_effects(
    model: GameModel,
    id: StoredValue<String>,
    known: Option<GameRow>,
    game_words: &'static dyn GameWords,
    announced: RwSignal<String>,
    asks_both: RwSignal<bool>,
) -> Store<GameModel> {
    if !model.players().is_without_computer() && !model.is_over() {
        use_engine().prepare(game_words.slug());
    }
    let saver = GameSaver::new(id.get_value(), known);
    let runner = GameRunner {
        id,
        game_words,
        runner: Runner::new(PURPOSES),
        saver: saver.clone(),
        announced,
        asks_both,
        games: use_saved_games(),
        place: use_screen(),
        levels: use_progress(ProgressKind::Levels),
        notices: use_notices(),
        lang: use_lang(),
    };
    let store = Store::new(model, move |store, effect| runner.run(store, effect));
    saver.listen(store);
    store
}

impl GameRunner {
    fn run(&self, store: Store<GameModel>, effect: Effect) {
        if effect == Effect::DropQuestion(Purpose::Move) {
            self.saver.end_thinking(store);
        }
        match self.runner.run(store, effect) {
            Some(Effect::Announce(what)) => self.announce(store, &what),
            Some(Effect::AwaitOtherTabs(question)) => {
                self.saver.await_other_tabs(store, question);
            }
            Some(Effect::Save) => self.saver.save(store),
            Some(Effect::SaveReply) => self.saver.save_reply(store),
            Some(Effect::SaveVariations) => self.saver.save_variations(store),
            Some(Effect::SaveNote) => self.saver.save_note(store),
            Some(Effect::SetVariationsAside) => self.saver.set_variations_aside(),
            Some(Effect::Begin(game)) => self.begin(game),
            Some(Effect::LeaveLink) => self.place.continue_game(self.id.get_value()),
            Some(Effect::AskBothPlayers) => self.asks_both.set(true),
            // The board becomes smaller first.
            Some(Effect::ScrollToMistake) => {
                after_updates(|| scroll::to_element(".moment[aria-current]".to_owned()));
            }
            Some(Effect::RecordBeaten(level)) => self.record_beaten(level),
            _ => {}
        }
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

    /// Begins a new game, announces it, and goes to it.
    fn begin(&self, game: NewGame) {
        let mut players = game.players;
        if let Origin::Rematch { .. } = game.origin {
            players.fair = self.game_words.is_start(&game.text);
        }
        let text = game.text.to_string();
        let id = self.games.begin(BeginningGame {
            text: game.text,
            undone: game.undone,
            variations: None,
            clock: game.clock,
            players,
        });
        let started = StartedGame {
            previous: self.id.get_value(),
            id: id.clone(),
            text,
        };
        match game.origin {
            Origin::Rematch { you } => {
                self.notices.add(Notice::Rematch(started, you));
                address::replace(&Route::Game(id));
            }
            Origin::Branch => {
                self.notices.add(Notice::PlayedOn(started));
                address::go(&Route::Game(id));
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
