//! Starting games.

use crate::app::address;
use crate::app::after_paint::after_updates;
use crate::app::first_board::{FirstBoard, use_first_board};
use crate::app::games;
use crate::app::notice::{Notices, use_notices};
use crate::app::painted;
use crate::app::saved_game::new_game_id;
use crate::app::saved_games::{BeginningGame, SavedGames, use_saved_games};
use crate::app::settings::{PageSettings, use_settings};
use crate::play::{Correspondence, GameChoice, GameText, Opponent};
use crate::rules::Side;
use crate::session::notices::StartedGame;
use crate::session::route::Route;
use crate::session::settings::SettingsChange;
use crate::session::{Notice, Players};
use leptos::prelude::*;

/// The dialog for a new game, and the state that is needed to start a game.
#[derive(Clone, Copy)]
pub struct NewGame {
    pub open: RwSignal<bool>,
    pub request: RwSignal<Option<NewGameRequest>>,
    /// The game that is opened with its analysis.
    analysed: StoredValue<Option<String>>,
    first_board: FirstBoard,
    settings: PageSettings,
    games: SavedGames,
    notices: Notices,
}

/// The purpose for which the dialog was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGameRequest {
    pub game: &'static str,
    /// An opponent that is already chosen. None means the opponent of the last game.
    pub opponent: Option<Opponent>,
    /// The game that the new one replaces on the page.
    pub before: Option<String>,
    /// The start, if the player does not choose it.
    pub start: Option<GameText>,
}

pub fn provide() {
    provide_context(NewGame {
        open: RwSignal::new(false),
        request: RwSignal::new(None),
        analysed: StoredValue::new(None),
        first_board: use_first_board(),
        settings: use_settings(),
        games: use_saved_games(),
        notices: use_notices(),
    });
}

pub fn use_new_game() -> NewGame {
    expect_context()
}

impl NewGame {
    /// Opens the dialog for a kind of game.
    pub fn ask(self, game: &'static str, opponent: Option<Opponent>) {
        self.open_for(NewGameRequest {
            game,
            opponent,
            before: None,
            start: None,
        });
    }

    /// Opens the dialog for a game that replaces the current one on the page.
    pub fn ask_after(self, game: &'static str, before: Option<String>) {
        self.open_for(NewGameRequest {
            game,
            opponent: None,
            before,
            start: None,
        });
    }

    /// Opens the dialog for a game from this start.
    pub fn ask_from(self, game: &'static str, start: GameText) {
        self.open_for(NewGameRequest {
            game,
            opponent: None,
            before: None,
            start: Some(start),
        });
    }

    /// Opens a game of two people from this start, with its analysis.
    pub fn analyse(self, text: GameText) {
        let id = self.games.begin(BeginningGame {
            text,
            undone: Vec::new(),
            variations: None,
            clock: String::new(),
            players: Players::default(),
        });
        self.analysed.set_value(Some(id.clone()));
        address::go(&Route::Game(id));
    }

    /// Whether the game of this name must be opened with its analysis. Returns true only once.
    #[must_use]
    pub fn takes_analysis(self, id: &str) -> bool {
        let is_it = self
            .analysed
            .with_value(|analysed| analysed.as_deref() == Some(id));
        if is_it {
            self.analysed.set_value(None);
        }
        is_it
    }

    fn open_for(self, request: NewGameRequest) {
        self.request.set(Some(request));
        self.open.set(true);
    }

    /// How the last game of this kind was started.
    #[must_use]
    pub fn last_choice(self, slug: &str) -> GameChoice {
        self.settings
            .with_untracked(|settings| settings.choice(slug))
            .within(games::home_game(slug).map_or(1, |game| game.levels))
    }

    /// Starts a game against the computer like the last one, or at the easiest level if it is the first.
    pub fn play_computer(self, slug: &str) {
        let choice = GameChoice {
            opponent: Opponent::Computer,
            ..self.last_choice(slug)
        };
        self.begin(slug, choice, None);
    }

    /// Starts a game with White against the easiest level, from the usual start. This is not remembered, so
    /// that earlier choices are kept.
    pub fn play_easiest(self, slug: &str) {
        self.start(slug, &GameChoice::default(), true, None, None);
    }

    /// Starts a game at another level. Only the level is remembered. `fair` is as in [`Players`].
    pub fn begin_level(self, slug: &str, choice: &GameChoice, fair: bool, before: Option<String>) {
        let remembered = GameChoice {
            level: choice.level,
            ..self.last_choice(slug)
        };
        self.start(slug, choice, fair, before, Some(remembered));
    }

    /// Starts a game and remembers the choices.
    pub fn begin(self, game: &str, choice: GameChoice, before: Option<String>) {
        let remembered = choice.clone();
        self.start(game, &choice, true, before, Some(remembered));
    }

    /// Starts a game from a start that is not remembered, unlike the other choices.
    pub fn begin_from(self, game: &str, choice: GameChoice, before: Option<String>) {
        let last = self.last_choice(game);
        let remembered = GameChoice {
            options: last.options,
            start: last.start,
            ..choice.clone()
        };
        self.start(game, &choice, true, before, Some(remembered));
    }

    fn remember(self, game: &str, mut choice: GameChoice) {
        // Older versions of the page do not support games by links.
        if choice.opponent == Opponent::ByLink {
            choice.opponent = Opponent::Friend;
        }
        let change = SettingsChange::NewGame(game.to_owned(), choice);
        self.settings.change(change);
    }

    /// Starts a game. It may replace another one on the page, which stays stored. A game from its usual start with White at the
    /// bottom begins after its board is painted, unless it replaces another one or is played by links.
    fn start(
        self,
        game: &str,
        choice: &GameChoice,
        fair: bool,
        before: Option<String>,
        remembered: Option<GameChoice>,
    ) {
        if self.first_board.is_shown() {
            // It was pressed twice.
            return;
        }
        let random_is_white = js_sys::Math::random() < 0.5;
        let by_link = || Correspondence::new(new_game_id(), choice.person(random_is_white));
        let players = Players {
            levels: choice.levels(random_is_white),
            names: match choice.opponent {
                Opponent::Friend | Opponent::ByLink => choice.names.clone(),
                Opponent::Computer | Opponent::TwoComputers => Default::default(),
            },
            fair,
            correspondence: (choice.opponent == Opponent::ByLink).then(by_link),
            unread: String::new(),
        };
        let text = choice.text(game);
        let is_usual = text.options.is_empty()
            && text.start.is_none()
            && players.you() != Some(Side::Black)
            && players.correspondence.is_none();
        let is_painted_first = is_usual && before.is_none() && painted::is_gone();
        let shown = games::home_game(game).filter(|_| is_painted_first);
        let beginning = BeginningGame {
            text,
            undone: Vec::new(),
            variations: None,
            clock: choice.clock_of_start(),
            players,
        };
        let slug = game.to_owned();
        let begin = move || {
            self.open_new(beginning, before);
            if let Some(choice) = remembered {
                self.remember(&slug, choice);
            }
        };
        let Some(shown) = shown else {
            begin();
            return;
        };
        self.first_board.show(shown);
        let here = address::fragment();
        after_updates(move || {
            // The visitor may have gone to another screen, which removes the board.
            match self.first_board.is_shown() && address::fragment() == here {
                true => begin(),
                false => self.first_board.remove(),
            }
        });
    }

    /// Begins a game and opens its screen, which stores it. It may replace another game.
    fn open_new(self, beginning: BeginningGame, before: Option<String>) {
        let Some(previous) = before else {
            address::go(&Route::Game(self.games.begin(beginning)));
            return;
        };
        let text = beginning.text.to_string();
        let id = self.games.begin(beginning);
        address::replace(&Route::Game(id.clone()));
        self.notices
            .add(Notice::NewGame(StartedGame { previous, id, text }));
    }
}
