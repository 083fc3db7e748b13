//! The board of a game that begins from its usual start. It is shown above the current screen until the screen of the
//! game is ready, which takes longer. If possible, it is made before the game is begun: for the game that a pointer, a
//! finger or the focus is on, and on home for the first game.

use super::games;
use super::i18n::use_lang;
use super::idle::{idle, may_work_ahead};
use super::painted;
use crate::play::{HomeGame, Layout, length, markup};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The start and the end of the board in the frame of a game's screen.
const BOARD: &str = "<svg class=\"board still\"";
const END: &str = "</svg>";

#[derive(Clone, Copy)]
pub struct FirstBoard {
    /// The game whose board is made.
    game: RwSignal<Option<&'static HomeGame>>,
    is_shown: RwSignal<bool>,
}

pub fn provide() {
    provide_context(FirstBoard {
        game: RwSignal::new(None),
        is_shown: RwSignal::new(false),
    });
}

pub fn use_first_board() -> FirstBoard {
    expect_context()
}

impl FirstBoard {
    /// Makes the board of a game and keeps it hidden.
    pub fn prepare(self, slug: &str) {
        if !self.is_shown()
            && painted::is_gone()
            && let Some(game) = games::home_game(slug)
        {
            self.make(game);
        }
    }

    /// Makes the board of a game when the browser is idle, unless a board is made by then. Only for as long as the screen of
    /// the caller is on the page.
    pub fn prepare_when_idle(self, slug: &'static str) {
        let is_there = StoredValue::new(());
        spawn_local(async move {
            idle().await;
            let is_wanted = !is_there.is_disposed() && self.game.with_untracked(Option::is_none);
            if is_wanted && may_work_ahead() {
                self.prepare(slug);
            }
        });
    }

    pub fn show(self, game: &'static HomeGame) {
        self.make(game);
        self.is_shown.set(true);
    }

    #[must_use]
    pub fn is_shown(self) -> bool {
        self.is_shown.get_untracked()
    }

    /// Removes the board when the screen of the game or another screen is shown.
    pub fn remove(self) {
        if self.game.with_untracked(Option::is_some) {
            self.game.set(None);
            self.is_shown.set(false);
        }
    }

    fn make(self, game: &'static HomeGame) {
        let is_made = |made: &Option<&HomeGame>| made.is_some_and(|made| made.slug == game.slug);
        if !self.game.with_untracked(is_made) {
            self.game.set(Some(game));
        }
    }
}

/// The place of the board.
#[component]
pub fn FirstBoardPlace() -> impl IntoView {
    let FirstBoard { game, is_shown } = use_first_board();
    let lang = use_lang();
    move || {
        let game = game.get()?;
        let layout = Layout::new(&game.board, false);
        let html = with_board(game, &layout, &painted::frame_html("game", lang.get())?)?;
        let [_, _, width, _] = layout.view_box();
        Some(view! {
            <div
                class="first-board"
                data-frame="game"
                inert=move || !is_shown.get()
                style=("--aspect", markup::aspect(&game.board))
                style=("--units", length(width))
                inner_html=html
            ></div>
        })
    }
}

/// The frame of a game's screen with the board and the pieces of the usual start.
fn with_board(game: &HomeGame, layout: &Layout, frame: &str) -> Option<String> {
    let (before, rest) = frame.split_once(BOARD)?;
    let (_, after) = rest.split_once(END)?;
    let view_box = layout.view_box().map(length).join(" ");
    let board = markup::still_board(&game.slug, &game.board, layout, &game.pieces);
    Some(format!(
        "{before}{BOARD} aria-hidden=\"true\" data-board-of=\"{}\" viewBox=\"{view_box}\">{board}{END}{after}",
        game.slug
    ))
}
