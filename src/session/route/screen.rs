//! The screens of the page.

use super::address::Route;

/// The screens of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The address is still being read.
    LoadingScreen,
    Home,
    /// The game of this name.
    Game(String),
    /// The rules of a game, perhaps at a point of them.
    Rules(&'static str, Option<&'static str>),
    /// An exercise of a game's lesson, by its number from 0.
    Lesson(&'static str, usize),
    /// A puzzle of a game, by its number.
    Puzzle(&'static str, u64),
    /// All the puzzles of a game.
    Puzzles(&'static str),
    /// The puzzles of days.
    Days,
    /// The editor of positions of a game, and the part of the address about the position.
    Edit(&'static str, String),
    /// All games of this browser.
    Library,
    /// The player's results, counted.
    Statistics,
    /// A game in a frame of another page, by its link.
    Embed(String),
}

impl Screen {
    /// A route to this screen. For an exercise, it leads to the lesson. While the address is being read, it is home.
    #[must_use]
    pub fn route(&self) -> Route {
        match self {
            Screen::Home | Screen::LoadingScreen => Route::Home,
            Screen::Game(id) => Route::Game(id.clone()),
            Screen::Rules(slug, None) => Route::rules(slug),
            Screen::Rules(slug, Some(key)) => Route::point(slug, key),
            Screen::Lesson(slug, _) => Route::lesson(slug),
            Screen::Puzzle(slug, number) => Route::puzzle(slug, *number),
            Screen::Puzzles(slug) => Route::Puzzles((*slug).to_owned()),
            Screen::Days => Route::Days,
            Screen::Edit(slug, edited) => Route::Edit((*slug).to_owned(), edited.clone()),
            Screen::Library => Route::Library,
            Screen::Statistics => Route::Statistics,
            Screen::Embed(link) => Route::Embed(link.clone()),
        }
    }

    /// The screen without a point: all points of a game's rules are one screen.
    #[must_use]
    pub fn without_point(&self) -> Screen {
        match self {
            Screen::Rules(slug, _) => Screen::Rules(slug, None),
            screen => screen.clone(),
        }
    }

    /// The name of the game of this browser that is shown.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Screen::Game(id) => Some(id),
            _ => None,
        }
    }
}
