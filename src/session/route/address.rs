//! Addresses within the page: the fragments, which are read by their syntax alone.

use crate::play::{encode_text, limits, puzzle_name, puzzle_number};
use std::fmt;

const GAME: &str = "play=";
const RULES: &str = "rules=";
const LESSON: &str = "lesson=";
const PUZZLE: &str = "puzzle=";
const PUZZLES: &str = "puzzles=";
const EDIT: &str = "edit=";
const EMBED: &str = "embed=";
const LIBRARY: &str = "library";
const STATISTICS: &str = "statistics";
const TODAY: &str = "today";
const DAYS: &str = "days";

/// The meaning of a fragment. It does not check whether the game, point, exercise or puzzle exists.
/// [`fmt::Display`] prints the fragment without its `#`; [`Route::read`] reads it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The empty fragment.
    Home,
    /// A game of this browser, by its name in storage.
    Game(String),
    /// The rules of a game, perhaps at a point of them.
    Rules(String, Option<String>),
    /// The lesson of a game at an exercise. Without one, at the first exercise that is not solved.
    Lesson(String, Option<String>),
    /// A puzzle of a game.
    Puzzle(String, PuzzleRoute),
    /// The page's puzzle of the current day.
    PuzzleToday,
    /// All puzzles of a game.
    Puzzles(String),
    /// The puzzles of days.
    Days,
    /// The editor of positions of a game, and the position: see [`crate::session::editor::written`]. Empty for the
    /// start.
    Edit(String, String),
    /// All games of this browser.
    Library,
    /// The player's results, counted.
    Statistics,
    /// A game in a frame of another page. The rest may be a link to a game.
    Embed(String),
    /// Anything else. It may be a link to a game.
    Link(String),
}

/// Which puzzle of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleRoute {
    /// The first one that is not solved.
    Next,
    /// The puzzle of the current day.
    Today,
    /// By its number. The puzzle of a day has the number of the day.
    Number(u64),
    /// A name that no puzzle has.
    Unknown(String),
}

impl Route {
    /// Reads a fragment without its `#`. Every text is some route. A text that is too long is a link, which is refused.
    #[must_use]
    pub fn read(fragment: &str) -> Route {
        if let Some(link) = fragment.strip_prefix(EMBED) {
            return Route::Embed(link.to_owned());
        }
        if fragment.len() > limits::LINK {
            return Route::Link(fragment.to_owned());
        }
        if fragment.is_empty() {
            return Route::Home;
        }
        match fragment {
            LIBRARY => return Route::Library,
            STATISTICS => return Route::Statistics,
            _ => {}
        }
        if let Some(id) = fragment.strip_prefix(GAME) {
            return Route::Game(id.to_owned());
        }
        if let Some(name) = fragment.strip_prefix(RULES) {
            let (slug, key) = parts(name);
            return Route::Rules(slug, key);
        }
        if let Some(name) = fragment.strip_prefix(LESSON) {
            let (slug, key) = parts(name);
            return Route::Lesson(slug, key);
        }
        if let Some(name) = fragment.strip_prefix(EDIT) {
            let (slug, edited) = parts(name);
            return Route::Edit(slug, edited.unwrap_or_default());
        }
        match (
            fragment.strip_prefix(PUZZLE),
            fragment.strip_prefix(PUZZLES),
        ) {
            (Some(TODAY), _) => Route::PuzzleToday,
            (Some(name), _) => {
                let (slug, key) = parts(name);
                Route::Puzzle(slug, PuzzleRoute::read(key))
            }
            (None, Some(DAYS)) => Route::Days,
            (None, Some(slug)) => Route::Puzzles(slug.to_owned()),
            (None, None) => Route::Link(fragment.to_owned()),
        }
    }

    /// The link to a game with this text.
    #[must_use]
    pub fn link_to(text: &str) -> Route {
        Route::Link(encode_text(text))
    }

    /// The rules of a game.
    #[must_use]
    pub fn rules(slug: &str) -> Route {
        Route::Rules(slug.to_owned(), None)
    }

    /// A point of a game's rules.
    #[must_use]
    pub fn point(slug: &str, key: &str) -> Route {
        Route::Rules(slug.to_owned(), Some(key.to_owned()))
    }

    /// The lesson of a game.
    #[must_use]
    pub fn lesson(slug: &str) -> Route {
        Route::Lesson(slug.to_owned(), None)
    }

    /// An exercise of a game's lesson.
    #[must_use]
    pub fn exercise(slug: &str, key: &str) -> Route {
        Route::Lesson(slug.to_owned(), Some(key.to_owned()))
    }

    /// The first puzzle of a game that is not solved.
    #[must_use]
    pub fn next_puzzle(slug: &str) -> Route {
        Route::Puzzle(slug.to_owned(), PuzzleRoute::Next)
    }

    /// A puzzle of a game by its number.
    #[must_use]
    pub fn puzzle(slug: &str, number: u64) -> Route {
        Route::Puzzle(slug.to_owned(), PuzzleRoute::Number(number))
    }

    /// The current day's puzzle of a game.
    #[must_use]
    pub fn puzzle_today(slug: &str) -> Route {
        Route::Puzzle(slug.to_owned(), PuzzleRoute::Today)
    }

    /// The editor of a game at its start.
    #[must_use]
    pub fn editor(slug: &str) -> Route {
        Route::Edit(slug.to_owned(), String::new())
    }

    /// Its address within the page, with the `#`.
    #[must_use]
    pub fn href(&self) -> String {
        format!("#{self}")
    }

    /// Its whole address, from any address of the page.
    #[must_use]
    pub fn address(&self, of_page: &str) -> String {
        format!("{}#{self}", page_of(of_page))
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => Ok(()),
            Route::Game(id) => write!(f, "{GAME}{id}"),
            Route::Rules(slug, None) => write!(f, "{RULES}{slug}"),
            Route::Rules(slug, Some(key)) => write!(f, "{RULES}{slug}/{key}"),
            Route::Lesson(slug, None) => write!(f, "{LESSON}{slug}"),
            Route::Lesson(slug, Some(key)) => write!(f, "{LESSON}{slug}/{key}"),
            Route::Puzzle(slug, PuzzleRoute::Next) => write!(f, "{PUZZLE}{slug}"),
            Route::Puzzle(slug, PuzzleRoute::Today) => write!(f, "{PUZZLE}{slug}/{TODAY}"),
            Route::Puzzle(slug, PuzzleRoute::Number(number)) => {
                write!(f, "{PUZZLE}{slug}/{}", puzzle_name(*number))
            }
            Route::Puzzle(slug, PuzzleRoute::Unknown(name)) => write!(f, "{PUZZLE}{slug}/{name}"),
            Route::PuzzleToday => write!(f, "{PUZZLE}{TODAY}"),
            Route::Puzzles(slug) => write!(f, "{PUZZLES}{slug}"),
            Route::Days => write!(f, "{PUZZLES}{DAYS}"),
            Route::Edit(slug, edited) if edited.is_empty() => write!(f, "{EDIT}{slug}"),
            Route::Edit(slug, edited) => write!(f, "{EDIT}{slug}/{edited}"),
            Route::Library => f.write_str(LIBRARY),
            Route::Statistics => f.write_str(STATISTICS),
            Route::Embed(link) => write!(f, "{EMBED}{link}"),
            Route::Link(link) => f.write_str(link),
        }
    }
}

impl PuzzleRoute {
    fn read(name: Option<String>) -> PuzzleRoute {
        match name {
            None => PuzzleRoute::Next,
            Some(name) if name == TODAY => PuzzleRoute::Today,
            Some(name) => match puzzle_number(&name) {
                Some(number) => PuzzleRoute::Number(number),
                None => PuzzleRoute::Unknown(name),
            },
        }
    }
}

/// The address of the page without a fragment.
#[must_use]
pub fn page_of(address: &str) -> &str {
    address.split_once('#').map_or(address, |(page, _)| page)
}

/// `GAME` or `GAME/PART`.
fn parts(name: &str) -> (String, Option<String>) {
    match name.split_once('/') {
        Some((slug, key)) => (slug.to_owned(), Some(key.to_owned())),
        None => (name.to_owned(), None),
    }
}
