//! The current place of the page.

use super::address::Route;
use super::place::Place;
use super::resolve::Resolved;
use crate::session::notices::{BrokenLink, Notice};

/// Something that has happened to the address.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceMessage {
    /// The address is this one now.
    Address(Route),
    /// What is needed to read the address is still being loaded.
    Loading,
    /// The answer to [`PlaceEffect::Resolve`]. It does nothing if the address has changed meanwhile.
    Resolved(Route, Resolved),
    /// The answer to [`PlaceEffect::OpenLink`]: the name of the game in this browser. If the address has changed
    /// meanwhile it does nothing.
    LinkOpened(String, Result<String, BrokenLink>),
    /// A player has continued the game of this name.
    GameContinued(String),
}

/// Something to be done after the address or the place has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceEffect {
    /// Find the place of this route with [`super::resolve`] and send [`PlaceMessage::Resolved`]. If something must be
    /// loaded first, send [`PlaceMessage::Loading`] before.
    Resolve(Route),
    /// Store the game of this link and send [`PlaceMessage::LinkOpened`]. If something must be loaded first, send
    /// [`PlaceMessage::Loading`] before.
    OpenLink(String),
    /// Replace the address in the history.
    ReplaceAddress(Route),
    /// Go to an address. The back button returns.
    Go(Route),
    /// Passing notices are obsolete.
    EndPassingNotices,
    ShowNotice(Notice),
    /// Another screen than before is shown, with the game of this name if any: it begins at its top, and notices about
    /// another game are obsolete.
    ScreenChanged(Option<String>),
}

/// The current place of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceModel {
    place: Place,
    /// The address whose place is not known yet.
    waiting_for: Option<Route>,
    left_game: Option<String>,
    linked_game: Option<String>,
}

impl Default for PlaceModel {
    fn default() -> PlaceModel {
        PlaceModel {
            place: Place::Arriving,
            waiting_for: None,
            left_game: None,
            linked_game: None,
        }
    }
}

impl PlaceModel {
    /// The page before its address is read.
    #[must_use]
    pub fn new() -> PlaceModel {
        PlaceModel::default()
    }

    /// The current place.
    #[must_use]
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The address whose place is not known yet.
    #[must_use]
    pub fn waiting_for(&self) -> Option<&Route> {
        self.waiting_for.as_ref()
    }

    /// The game from which the player came to the rules, a lesson or a puzzle; the current one where there is one.
    #[must_use]
    pub fn left_game(&self) -> Option<&str> {
        self.left_game.as_deref()
    }

    /// The game that a link has opened, until a player continues it.
    #[must_use]
    pub fn linked_game(&self) -> Option<&str> {
        self.linked_game.as_deref()
    }

    /// Changes the place, and adds what is to be done.
    pub fn update(&mut self, message: PlaceMessage, effects: &mut Vec<PlaceEffect>) {
        match message {
            PlaceMessage::Address(route) => self.read(route, effects),
            PlaceMessage::Loading => {
                if self.waiting_for.is_some() {
                    self.come(Place::Arriving, effects);
                }
            }
            PlaceMessage::Resolved(route, resolved) => {
                if self.stop_waiting_for(&route) {
                    self.resolved(resolved, effects);
                }
            }
            PlaceMessage::LinkOpened(link, opened) => {
                if self.stop_waiting_for(&Route::Link(link)) {
                    self.link_opened(opened, effects);
                }
            }
            PlaceMessage::GameContinued(id) => {
                self.linked_game.take_if(|linked| *linked == id);
            }
        }
    }

    fn read(&mut self, route: Route, effects: &mut Vec<PlaceEffect>) {
        self.waiting_for = None;
        match route {
            Route::Home => self.come(Place::Home, effects),
            Route::Game(id) => self.come(Place::Game(id), effects),
            route => {
                self.waiting_for = Some(route.clone());
                effects.push(match route {
                    Route::Link(link) => PlaceEffect::OpenLink(link),
                    route => PlaceEffect::Resolve(route),
                });
            }
        }
    }

    fn stop_waiting_for(&mut self, route: &Route) -> bool {
        self.waiting_for
            .take_if(|waiting| waiting == route)
            .is_some()
    }

    fn resolved(&mut self, resolved: Resolved, effects: &mut Vec<PlaceEffect>) {
        effects.push(PlaceEffect::EndPassingNotices);
        if resolved.is_nearest {
            let is_home = resolved.place == Place::Home;
            effects.push(PlaceEffect::ShowNotice(match is_home {
                true => Notice::NoSuchPage,
                false => Notice::NoSuchPart,
            }));
            effects.push(PlaceEffect::ReplaceAddress(resolved.place.route()));
        }
        self.come(resolved.place, effects);
    }

    fn link_opened(&mut self, opened: Result<String, BrokenLink>, effects: &mut Vec<PlaceEffect>) {
        // Home comes first in the history, so that the back button leads from the game to it.
        effects.push(PlaceEffect::ReplaceAddress(Route::Home));
        match opened {
            Ok(id) => {
                self.linked_game = Some(id.clone());
                effects.push(PlaceEffect::Go(Route::Game(id.clone())));
                self.come(Place::Game(id), effects);
            }
            Err(why) => {
                effects.push(PlaceEffect::ShowNotice(Notice::BrokenLink(why)));
                self.come(Place::Home, effects);
            }
        }
    }

    fn come(&mut self, now: Place, effects: &mut Vec<PlaceEffect>) {
        match &now {
            Place::Home => self.left_game = None,
            Place::Game(id) => self.left_game = Some(id.clone()),
            Place::Arriving
            | Place::Rules(..)
            | Place::Lesson(..)
            | Place::Puzzle(..)
            | Place::Puzzles(_)
            | Place::Days => {}
        }
        if self.place != Place::Arriving && self.place.screen() != now.screen() {
            let game = now.game().map(str::to_owned);
            effects.push(PlaceEffect::ScreenChanged(game));
        }
        self.place = now;
    }
}
