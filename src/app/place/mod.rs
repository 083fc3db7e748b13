//! The current place of the page, from the fragment of its address. An empty fragment is the home screen.
//! `play=ID` is a game of this browser. `rules=GAME` are a game's rules, with `/POINT` for a point.
//! `lesson=GAME` is its lesson, with `/EXERCISE` for an exercise. `puzzle=GAME` is its first unsolved puzzle,
//! with `/NUMBER`, `/today` or `/2026-11-22` for another one. `puzzle=today` is the page's puzzle of the day.
//! `puzzles=GAME` is a list of its puzzles, and `puzzles=days` are the puzzles of past days. `tablero=...` is
//! a link to a position or a game.

mod read;

use crate::app::address::{ByLink, GAME, LeftGame, Place, fragment};
use crate::app::change::Change;
use crate::app::lazy::{NotLoaded, now_or_later};
use crate::app::notice::Notices;
use crate::app::saved::Shelf;
use crate::app::tally::{use_lessons, use_puzzles};
use gloo_events::EventListener;
use leptos::prelude::*;
use read::{Reader, read};

/// Follows the fragment.
pub fn provide(shelf: Shelf, notices: Notices) -> RwSignal<Place> {
    let place = RwSignal::new(Place::Home);
    let left = RwSignal::new(None);
    let by_link = RwSignal::new(None);
    let (solved, lessons) = (use_puzzles(), use_lessons());
    let arrival = Arrival {
        place,
        left,
        reader: Reader {
            shelf,
            notices,
            solved,
            lessons,
            by_link,
        },
    };
    arrival.follow();
    let listener = EventListener::new(&window(), "hashchange", move |_| arrival.follow());
    listener.forget();
    provide_context(place);
    provide_context(LeftGame(left));
    provide_context(ByLink(by_link));
    provide_context(arrival);
    place
}

/// The page is going to the place in the address.
#[derive(Clone, Copy)]
pub struct Arrival {
    place: RwSignal<Place>,
    left: RwSignal<Option<String>>,
    reader: Reader,
}

impl Arrival {
    /// Goes to the place of the address, or to [`Place::Arriving`] if the address must first be read.
    fn follow(self) {
        let fragment = fragment();
        if let Some(id) = fragment.strip_prefix(GAME) {
            return self.come(Place::Game(id.to_owned()));
        }
        if fragment.is_empty() {
            return self.come(Place::Home);
        }
        match now_or_later(read(self.reader)) {
            Ok(Ok(place)) => self.come(place),
            Ok(Err(NotLoaded)) | Err(_) => self.come(Place::Arriving),
        }
    }

    /// Reads the address once its reader is loaded, and goes to its place.
    ///
    /// # Errors
    /// If the reader could not be loaded.
    pub async fn go_on(self) -> Result<(), NotLoaded> {
        let place = read(self.reader).await?;
        self.come(place);
        Ok(())
    }

    fn come(self, now: Place) {
        match &now {
            Place::Home => self.left.set(None),
            Place::Game(id) => self.left.set(Some(id.clone())),
            Place::Arriving
            | Place::Rules(..)
            | Place::Lesson(..)
            | Place::Puzzle(..)
            | Place::Puzzles(_)
            | Place::Days => {}
        }
        self.place.change(now);
    }
}
