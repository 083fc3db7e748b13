//! Reads addresses other than that of a stored game. Each kind is read by the chunk that shows it.

use crate::app::address::{
    DAYS, LESSON, PUZZLE, PUZZLES, Place, RULES, TODAY, fragment, fragment_of, go_to_game, stay_at,
};
use crate::app::games;
use crate::app::lazy::{NotLoaded, lazy};
use crate::app::next_puzzle::next_after;
use crate::app::notice::{Notice, Notices};
use crate::app::saved::{Saved, Shelf};
use crate::app::tally::Tally;
use crate::app::today::{game_of, today};
use crate::lessons::{self, Exercise};
use crate::play::tree::TreeFault;
use crate::play::{GameTree, decode_text, puzzle_number};
use crate::session::BrokenLink;
use crate::session::Players;
use leptos::prelude::*;

/// The state that reading an address may change.
#[derive(Clone, Copy)]
pub struct Reader {
    pub shelf: Shelf,
    pub notices: Notices,
    pub solved: Tally,
    pub lessons: Tally,
    /// The game that a link has just opened.
    pub by_link: RwSignal<Option<String>>,
}

/// The place of an address that is neither home nor a game of this browser. A link is stored as a game of
/// this browser immediately.
///
/// # Errors
/// If the reader could not be loaded.
pub async fn read(reader: Reader) -> Result<Place, NotLoaded> {
    let fragment = fragment();
    if fragment.starts_with(RULES) || fragment.starts_with(LESSON) {
        learn_address(reader, fragment).await
    } else if fragment.starts_with(PUZZLE) || fragment.starts_with(PUZZLES) {
        puzzle_address(reader, fragment).await
    } else {
        let decoded = decoded(fragment).await?;
        if let Ok(text) = &decoded {
            games::load(game_named_in(text)).await?;
        }
        link_address(reader, decoded).await
    }
}

lazy! {
    learn: fn learn_address(reader: Reader, fragment: String) -> Place {
        let found = match (fragment.strip_prefix(RULES), fragment.strip_prefix(LESSON)) {
            (Some(name), _) => rules(name),
            (None, Some(name)) => untrack(|| lesson(name, reader.lessons)),
            (None, None) => Err(Place::Home),
        };
        reader.nearest(found)
    }

    puzzles: fn puzzle_address(reader: Reader, fragment: String) -> Place {
        reader.nearest(match fragment.strip_prefix(PUZZLES) {
            Some(DAYS) => Ok(Place::Days),
            Some(slug) => puzzles_of(slug).map(Place::Puzzles),
            None => {
                let name = fragment.strip_prefix(PUZZLE).unwrap_or_default();
                untrack(|| puzzle(name, reader.solved))
            }
        })
    }

    game: fn decoded(link: String) -> Result<String, BrokenLink> {
        #[cfg(feature = "trip")]
        assert!(link != "trip", "the suite asked for a panic");
        decode_text(&link).map_err(BrokenLink::Link)
    }

    game: fn link_address(reader: Reader, decoded: Result<String, BrokenLink>) -> Place {
        untrack(|| reader.open(decoded))
    }
}

impl Reader {
    /// The place, or the nearest existing place together with a notice.
    fn nearest(self, found: Result<Place, Place>) -> Place {
        self.notices.forget_passing();
        found.unwrap_or_else(|place| {
            let at_home = place == Place::Home;
            self.notices.add(if at_home {
                Notice::NoSuchPage
            } else {
                Notice::NoSuchPart
            });
            stay_at(&fragment_of(&place));
            place
        })
    }

    /// Opens the game of a link. If the link is broken, goes home with a notice.
    fn open(self, decoded: Result<String, BrokenLink>) -> Place {
        let opened = decoded.and_then(|text| open_text(&text, self.shelf));
        // Home comes first in the history, so that the back button leads from the game to it.
        stay_at("");
        match opened {
            Ok(id) => {
                self.by_link.set(Some(id.clone()));
                go_to_game(&id);
                Place::Game(id)
            }
            Err(why) => {
                self.notices.add(Notice::BrokenLink(why));
                Place::Home
            }
        }
    }
}

/// The rules of `GAME` or `GAME/POINT`. If that does not exist, the nearest place.
fn rules(name: &str) -> Result<Place, Place> {
    let (slug, key) = parts(name);
    let course = lessons::of(slug).ok_or(Place::Home)?;
    let Some(key) = key else {
        return Ok(Place::Rules(course.slug, None));
    };
    let point = course.points().find(|point| point.key == key);
    let point = point.ok_or(Place::Rules(course.slug, None))?;
    Ok(Place::Rules(course.slug, Some(point.key)))
}

/// The lesson of `GAME` or `GAME/EXERCISE`: without an exercise the first one that is not solved. If that does not
/// exist, the nearest place.
fn lesson(name: &str, solved: Tally) -> Result<Place, Place> {
    let (slug, key) = parts(name);
    let course = lessons::of(slug).ok_or(Place::Home)?;
    let is_open = |exercise: &Exercise| !solved.has(course.slug, exercise.key);
    let open = course.exercises.iter().position(is_open);
    let first = Place::Lesson(course.slug, open.unwrap_or(0));
    match key.map(|key| course.exercise(key)) {
        None => Ok(first),
        Some(Some((number, _))) => Ok(Place::Lesson(course.slug, number)),
        Some(None) => Err(first),
    }
}

/// The puzzle of `today`, `GAME`, `GAME/NUMBER` or `GAME/DATE`. If that does not exist, the nearest place.
fn puzzle(name: &str, solved: Tally) -> Result<Place, Place> {
    let today = today();
    let (slug, key) = match (name, game_of(today)) {
        (TODAY, Some(game)) => (game.slug(), Some(TODAY)),
        _ => parts(name),
    };
    let slug = puzzles_of(slug)?;
    let first = || Place::Puzzle(slug, next_after(0, slug, solved));
    match key {
        None => Ok(first()),
        Some(TODAY) => Ok(Place::Puzzle(slug, today.number())),
        Some(name) => match puzzle_number(name) {
            Some(number) => Ok(Place::Puzzle(slug, number)),
            None => Err(first()),
        },
    }
}

/// The game with this name, if it has puzzles.
fn puzzles_of(slug: &str) -> Result<&'static str, Place> {
    let game = games::intro(slug).filter(|game| game.info().has_puzzles());
    Ok(game.ok_or(Place::Home)?.slug())
}

fn parts(name: &str) -> (&str, Option<&str>) {
    match name.split_once('/') {
        Some((slug, key)) => (slug, Some(key)),
        None => (name, None),
    }
}

/// The game that a text names, without checking the text.
fn game_named_in(text: &str) -> &str {
    let mut lines = text.split('\n');
    let named = lines.find_map(|line| line.strip_prefix("game "));
    named.unwrap_or_default()
}

/// Stores the text of a link as a game of this browser, unless the same game is already stored. Variations
/// are not shown yet, so the main line is opened.
fn open_text(text: &str, shelf: Shelf) -> Result<String, BrokenLink> {
    let broken = |fault| BrokenLink::Game(game_named_in(text).to_owned(), fault);
    let tree = GameTree::read(text, |slug| Some(games::loaded(slug)?.kind()));
    let tree = tree.map_err(|error| broken(error.fault))?;
    let line = tree.line_to(tree.main_end(GameTree::ROOT));
    let kind = tree.node(GameTree::ROOT).position().kind();
    let table = kind.open(&line);
    let table = table.map_err(|error| broken(TreeFault::Open(error)))?;
    let players = Players {
        names: tree.header().names().map(str::to_owned),
        ..Players::default()
    };
    let saved = Saved::of(&table, players);
    let same = |other: &Saved| other.text == saved.text && other.undone.is_empty();
    let known = shelf.games().into_iter().find(|(_, other, _)| same(other));
    Ok(known.map_or_else(|| shelf.add(&saved), |(id, _, _)| id))
}
