//! The current screen of the page, from the fragment of its address.

mod read;

use crate::app::address;
use crate::app::after_paint::after_updates;
use crate::app::home_place;
use crate::app::loading::{NotLoaded, now_or_later};
use crate::app::notice::Notices;
use crate::app::page_signal;
use crate::app::progress::{PageProgress, use_progress};
use crate::app::saved_games::SavedGames;
use crate::session::notices::NoticesMessage;
use crate::session::progress::ProgressKind;
use crate::session::route::{LinkResult, Route, Screen, ScreenEffect, ScreenMessage, ScreenModel};
use gloo_events::EventListener;
use leptos::prelude::*;

/// The screen of the page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct CurrentScreen {
    model: RwSignal<ScreenModel, LocalStorage>,
    games: SavedGames,
    notices: Notices,
    exercises: PageProgress,
    puzzles: PageProgress,
}

impl CurrentScreen {
    /// Puts the screen into the context of the page. It follows the address.
    pub fn provide(games: SavedGames, notices: Notices) -> CurrentScreen {
        let screen = CurrentScreen {
            model: RwSignal::new_local(ScreenModel::new()),
            games,
            notices,
            exercises: use_progress(ProgressKind::Lessons),
            puzzles: use_progress(ProgressKind::Puzzles),
        };
        screen.follow();
        let listener = EventListener::new(&window(), "hashchange", move |_| screen.follow());
        listener.forget();
        provide_context(screen);
        screen
    }

    /// The screen, reactive.
    #[must_use]
    pub fn get(self) -> Screen {
        self.with(|model| model.screen().clone())
    }

    /// The game from which the player came, reactive.
    #[must_use]
    pub fn left_game(self) -> Option<String> {
        self.with(|model| model.left_game().map(str::to_owned))
    }

    /// Whether the player has come from the library, reactive.
    #[must_use]
    pub fn has_left_library(self) -> bool {
        self.with(ScreenModel::has_left_library)
    }

    /// Whether another screen was shown before this one.
    #[must_use]
    pub fn has_changed(self) -> bool {
        self.model.with_untracked(ScreenModel::has_changed)
    }

    /// Whether the screen before this one was a game.
    #[must_use]
    pub fn comes_from_game(self) -> bool {
        self.model.with_untracked(ScreenModel::comes_from_game)
    }

    /// Whether somebody has shared the game of this name and no player has continued it yet, reactive.
    #[must_use]
    pub fn is_linked(self, id: &str) -> bool {
        matches!(self.link_result(id), Some(LinkResult::Shared(_)))
    }

    /// The result of the link that has opened the game of this name, reactive.
    #[must_use]
    pub fn link_result(self, id: &str) -> Option<LinkResult> {
        self.with(|model| model.link_result(id).cloned())
    }

    /// A player has answered the link that has opened the game of this name.
    pub fn leave_link(self, id: String) {
        self.send(ScreenMessage::GameContinued(id));
    }

    /// A player continues the game of this name. A question about the link stays.
    pub fn continue_game(self, id: String) {
        let result = untrack(|| self.link_result(&id));
        if result.is_some_and(|result| !result.is_question()) {
            self.leave_link(id);
        }
    }

    /// Goes to a place that is read without loading anything. The screen is shown before the address changes, which
    /// takes slow browsers longer than a frame. The back button returns. Only the list of all games is shown so soon
    /// that this is worth it.
    pub fn visit(self, route: Route) {
        let before = address::fragment();
        self.send(ScreenMessage::Address(route.clone()));
        after_updates(move || {
            // The player may have gone to another place.
            let is_there = untrack(|| self.get()).route() == route;
            if is_there && address::fragment() == before {
                address::go(&route);
            }
        });
    }

    /// Reads the address once its reader is loaded.
    ///
    /// # Errors
    /// If the reader could not be loaded.
    pub async fn read_address(self) -> Result<(), NotLoaded> {
        let waiting_for = |model: &ScreenModel| model.waiting_for().cloned();
        // The address may change while something is loaded.
        while let Some(route) = self.model.with_untracked(waiting_for) {
            let message = self.find(route).await?;
            self.send(message);
        }
        Ok(())
    }

    fn with<T>(self, read: impl FnOnce(&ScreenModel) -> T) -> T {
        page_signal::track(&self.model);
        self.model.with_untracked(read)
    }

    fn follow(self) {
        let route = Route::read(&address::fragment());
        self.send(ScreenMessage::Address(route));
    }

    /// Finds the screen of an address that must first be read.
    async fn find(self, route: Route) -> Result<ScreenMessage, NotLoaded> {
        match route {
            Route::Link(link) => read::resolve_link(self.model, self.games, link).await,
            route => read::resolve_route(route, self.exercises, self.puzzles).await,
        }
    }

    fn send(self, message: ScreenMessage) {
        let mut effects = Vec::new();
        self.model
            .update(|model| model.update(message, &mut effects));
        for effect in effects {
            self.run(effect);
        }
    }

    fn run(self, effect: ScreenEffect) {
        match effect {
            ScreenEffect::Resolve(route) => self.find_now_or_later(route),
            ScreenEffect::OpenLink(link) => self.find_now_or_later(Route::Link(link)),
            ScreenEffect::ReplaceAddress(route) => address::set(&route),
            ScreenEffect::Go(route) => address::go(&route),
            ScreenEffect::EndPassingNotices => self.notices.send(NoticesMessage::Acted),
            ScreenEffect::ShowNotice(notice) => self.notices.add(notice),
            ScreenEffect::ScreenChanged(game) => {
                self.notices.send(NoticesMessage::ScreenChanged(game));
                home_place::keep();
                // A new screen starts at its top.
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    }

    /// If something must be loaded first, the screen that is shown meanwhile calls [`CurrentScreen::read_address`].
    fn find_now_or_later(self, route: Route) {
        match now_or_later(self.find(route)) {
            Ok(Ok(message)) => self.send(message),
            Ok(Err(NotLoaded)) | Err(_) => self.send(ScreenMessage::Loading),
        }
    }
}

/// The screen of the page from the context.
pub fn use_screen() -> CurrentScreen {
    expect_context()
}
