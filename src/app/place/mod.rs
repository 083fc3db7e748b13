//! The current place of the page, from the fragment of its address.

mod read;

use crate::app::address;
use crate::app::lasting;
use crate::app::loading::{NotLoaded, now_or_later};
use crate::app::notice::Notices;
use crate::app::progress::{PageProgress, use_progress};
use crate::app::saved_games::SavedGames;
use crate::session::notices::NoticesMessage;
use crate::session::progress::ProgressKind;
use crate::session::route::{Place, PlaceEffect, PlaceMessage, PlaceModel, Route};
use gloo_events::EventListener;
use leptos::prelude::*;

/// The place of the page. Copies are the same one.
#[derive(Clone, Copy)]
pub struct PagePlace {
    model: RwSignal<PlaceModel, LocalStorage>,
    games: SavedGames,
    notices: Notices,
    exercises: PageProgress,
    puzzles: PageProgress,
}

impl PagePlace {
    /// Puts the place into the context of the page. It follows the address.
    pub fn provide(games: SavedGames, notices: Notices) -> PagePlace {
        let place = PagePlace {
            model: RwSignal::new_local(PlaceModel::new()),
            games,
            notices,
            exercises: use_progress(ProgressKind::Lessons),
            puzzles: use_progress(ProgressKind::Puzzles),
        };
        place.follow();
        let listener = EventListener::new(&window(), "hashchange", move |_| place.follow());
        listener.forget();
        provide_context(place);
        place
    }

    /// The place, reactive.
    #[must_use]
    pub fn get(self) -> Place {
        self.with(|model| model.place().clone())
    }

    /// The game from which the player came, reactive.
    #[must_use]
    pub fn left_game(self) -> Option<String> {
        self.with(|model| model.left_game().map(str::to_owned))
    }

    /// Whether a link has opened the game of this name and no player has continued it yet, reactive.
    #[must_use]
    pub fn is_linked(self, id: &str) -> bool {
        self.with(|model| model.linked_game() == Some(id))
    }

    /// A player continues the game of this name.
    pub fn continue_game(self, id: String) {
        if untrack(|| self.is_linked(&id)) {
            self.send(PlaceMessage::GameContinued(id));
        }
    }

    /// Reads the address once its reader is loaded.
    ///
    /// # Errors
    /// If the reader could not be loaded.
    pub async fn read_address(self) -> Result<(), NotLoaded> {
        let waiting_for = |model: &PlaceModel| model.waiting_for().cloned();
        // The address may change while something is loaded.
        while let Some(route) = self.model.with_untracked(waiting_for) {
            let message = self.find(route).await?;
            self.send(message);
        }
        Ok(())
    }

    fn with<T>(self, read: impl FnOnce(&PlaceModel) -> T) -> T {
        lasting::track(&self.model);
        self.model.with_untracked(read)
    }

    fn follow(self) {
        let route = Route::read(&address::fragment());
        self.send(PlaceMessage::Address(route));
    }

    /// What is at an address that must first be read.
    async fn find(self, route: Route) -> Result<PlaceMessage, NotLoaded> {
        match route {
            Route::Link(link) => read::resolve_link(self.model, self.games, link).await,
            route => read::resolve_route(route, self.exercises, self.puzzles).await,
        }
    }

    fn send(self, message: PlaceMessage) {
        let mut effects = Vec::new();
        self.model
            .update(|model| model.update(message, &mut effects));
        for effect in effects {
            self.run(effect);
        }
    }

    fn run(self, effect: PlaceEffect) {
        match effect {
            PlaceEffect::Resolve(route) => self.find_now_or_later(route),
            PlaceEffect::OpenLink(link) => self.find_now_or_later(Route::Link(link)),
            PlaceEffect::ReplaceAddress(route) => address::set(&route),
            PlaceEffect::Go(route) => address::go(&route),
            PlaceEffect::EndPassingNotices => self.notices.send(NoticesMessage::Acted),
            PlaceEffect::ShowNotice(notice) => self.notices.add(notice),
            PlaceEffect::ScreenChanged(game) => {
                self.notices.send(NoticesMessage::ScreenChanged(game));
                // A new screen starts at its top.
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    }

    /// If something must be loaded first, the screen that is shown meanwhile calls [`PagePlace::read_address`].
    fn find_now_or_later(self, route: Route) {
        match now_or_later(self.find(route)) {
            Ok(Ok(message)) => self.send(message),
            Ok(Err(NotLoaded)) | Err(_) => self.send(PlaceMessage::Loading),
        }
    }
}

/// The place of the page from the context.
pub fn use_place() -> PagePlace {
    expect_context()
}
