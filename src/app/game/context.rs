//! A game on the page.

use super::runner::run_effects;
use crate::app::board::BoardView;
use crate::app::focus;
use crate::app::games;
use crate::app::i18n::use_lang;
use crate::app::notice::{Notices, use_notices};
use crate::app::saved_games::OpenedGame;
use crate::app::screen::{CurrentScreen, use_screen};
use crate::app::scroll;
use crate::app::settings::use_settings;
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::narration::GameFacts;
use crate::rules::{Side, mix};
use crate::session::notices::NoticesMessage;
use crate::session::route::LinkResult;
use crate::session::{BoardModel, GameIntent, GameModel, Model, Panel, PanelToggle, Players};
use crate::words::Locale;
use leptos::prelude::*;
use std::sync::Arc;

/// A game on the page. Copies refer to the same game.
#[derive(Clone, Copy)]
pub struct Game {
    pub store: Store<GameModel>,
    pub game_words: &'static dyn GameWords,
    pub view: BoardView,
    /// The name under which it is stored.
    id: StoredValue<String>,
    /// The text that is read out immediately.
    pub announced: RwSignal<String>,
    pub screen: ScreenState,
    /// The shown ply of the game.
    pub ply: Memo<usize>,
    pub plies: Memo<usize>,
    pub is_over: Memo<bool>,
    pub is_looking_back: Memo<bool>,
    pub players: Memo<Players>,
    place: CurrentScreen,
    notices: Notices,
}

/// Finds a text of the game's course, once the texts are loaded.
pub type FindText = Arc<dyn Fn(&str) -> Option<String> + Send + Sync>;

/// The state of a game's screen apart from the game.
#[derive(Clone, Copy)]
pub struct ScreenState {
    /// Set once the texts of the course are being loaded.
    pub find_text: RwSignal<Option<FindText>>,
    /// Whether only the board is shown.
    pub is_alone: RwSignal<bool>,
    /// Whether it is being printed.
    pub is_printing: RwSignal<bool>,
    /// Whether the share dialog is open. Several buttons open it.
    pub is_sharing: RwSignal<bool>,
    /// Whether notes can be written although there are no variations.
    pub shows_notes: RwSignal<bool>,
    /// Whether both players are asked if they agree to see the known values.
    pub asks_both: RwSignal<bool>,
}

impl Game {
    /// Puts a stored game on the page. None if its rules are not loaded.
    pub fn open(id: String, opened: OpenedGame) -> Option<Game> {
        let OpenedGame {
            saved,
            record,
            known,
        } = opened;
        let game_words = games::loaded(record.slug())?;
        let turns_board = use_settings().with_untracked(|settings| settings.turn_board);
        let number = id.bytes().fold(0, |number, byte| mix(number, byte.into()));
        let model = GameModel::new(game_words.kind(), &saved, record, number, turns_board);
        let (announced, asks_both) = (RwSignal::new(String::new()), RwSignal::new(false));
        let id = StoredValue::new(id);
        let store = run_effects(model, id, known, game_words, announced, asks_both);
        let memo =
            |read: fn(&GameModel) -> bool| store.memo_without_hover(ReadTime::AfterPaint, read);
        let count = |read: fn(&BoardModel) -> usize| {
            store.memo_without_hover(ReadTime::AfterPaint, move |game| read(game.board()))
        };
        Some(Game {
            store,
            game_words,
            view: BoardView::of(store, game_words, announced),
            id,
            announced,
            screen: ScreenState {
                find_text: RwSignal::new(None),
                is_alone: RwSignal::new(false),
                is_printing: RwSignal::new(false),
                is_sharing: RwSignal::new(false),
                shows_notes: RwSignal::new(false),
                asks_both,
            },
            ply: count(BoardModel::ply),
            plies: count(|board| board.record().plies()),
            is_over: memo(GameModel::is_over),
            is_looking_back: memo(|game| game.board().is_looking_back()),
            players: store.memo_without_hover(ReadTime::AfterPaint, |game| game.players().clone()),
            place: use_screen(),
            notices: use_notices(),
        })
    }

    pub fn id(self) -> String {
        self.id.get_value()
    }

    pub fn send(self, intent: impl Into<GameIntent>) {
        let intent = intent.into();
        if intent.ends_notices() {
            self.notices.send(NoticesMessage::Acted);
        }
        self.store.send(intent);
    }

    /// The plies after which a player got help.
    pub fn helped(self) -> Memo<Vec<usize>> {
        // Recording help does not change the revision, only whether the current position has help.
        let record = self.memo(|game| {
            let board = game.board();
            (board.revision(), board.record().is_helped())
        });
        self.store
            .memo_by(record, |game| game.board().record().hints())
    }

    /// Opens or closes a panel; below a board, it replaces another open panel.
    pub fn toggle(self, panel: Panel) {
        let hides_other = scroll::are_panels_below_board();
        self.send(GameIntent::TogglePanel(PanelToggle { panel, hides_other }));
    }

    /// Opens the report at the move that decided the game.
    pub fn find_mistake(self) {
        let hides_other = scroll::are_panels_below_board();
        self.send(GameIntent::FindMistake { hides_other });
    }

    /// Reads the game, and again one frame after each change.
    pub fn with<T>(self, read: impl FnOnce(&GameModel) -> T) -> T {
        self.store.with(ReadTime::AfterPaint, read)
    }

    /// A value of the game that does not depend on what is pointed at. It is updated one frame after a change, and only
    /// if it is different.
    pub fn memo<T>(self, read: impl Fn(&GameModel) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.store.memo_without_hover(ReadTime::AfterPaint, read)
    }

    /// Reads the game without following it. Its screen must be on the page.
    pub fn read<T>(self, read: impl FnOnce(&GameModel) -> T) -> T {
        let read = self.store.read(read);
        read.expect("only the screen of a game reads it")
    }

    /// Reads its board without following it.
    pub fn read_board<T>(self, read: impl FnOnce(&BoardModel) -> T) -> T {
        self.store.with_board(read)
    }

    /// Makes a text about the game, reactive.
    pub fn say<T>(self, locale: Locale, say: impl FnOnce(&GameFacts) -> T) -> T {
        self.with(|game| say(&GameFacts::new(self.game_words, game, locale)))
    }

    /// A sentence about the game that does not depend on what is pointed at.
    pub fn sentence_without_hover<T>(
        self,
        say: impl Fn(&GameFacts) -> T + Send + Sync + 'static,
    ) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let (lang, game_words) = (use_lang(), self.game_words);
        let say =
            move |locale: Locale, game: &GameModel| say(&GameFacts::new(game_words, game, locale));
        let count = self.store.count(ReadTime::AfterPaint);
        Memo::new(move |_| {
            drop(count.read());
            let locale = lang.get();
            self.read(|game| say(locale, game))
        })
    }

    /// A sentence about the game in the language of the page.
    pub fn sentence<T>(self, say: impl Fn(&GameFacts) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let lang = use_lang();
        Memo::new(move |_| self.say(lang.get(), &say))
    }

    /// The side to move after a ply.
    pub fn turn_at(self, ply: usize) -> Side {
        self.read_board(|board| board.record().turn_at(ply))
    }

    /// Whether a link has opened the game and no player has continued it yet.
    pub fn is_by_link(self) -> bool {
        let is_this = self.place.is_linked(&self.id());
        // The player's own games have links too.
        is_this && !self.is_looking_back.get() && self.players.with(Players::are_at_one_screen)
    }

    /// A player continues the game that a link has opened, or has answered the question about the link.
    pub fn leave_link(self) {
        self.place.leave_link(self.id());
    }

    /// The result of the link that has opened the game, reactive.
    pub fn link_result(self) -> Option<LinkResult> {
        self.place.link_result(&self.id())
    }

    /// Shows only the board, or everything again.
    pub fn show_only_board(self, is_alone: bool) {
        self.screen.is_alone.set(is_alone);
        // The focused element may be hidden now. It loses the focus only when the page is drawn.
        focus::move_to("[data-board] [data-spot][tabindex='0']");
    }

    /// Prints, after the rules have been added to the page.
    pub fn print(self) {
        self.screen.is_printing.set(true);
        request_animation_frame(move || {
            request_animation_frame(move || {
                // Refused only if the page may not print.
                let _ = window().print();
            });
        });
    }
}
