//! Finds the place of a route, or the nearest one that exists.

use super::address::{PuzzleRoute, Route};
use super::place::Place;
use crate::lessons::Contents;
use crate::play::Day;
use crate::session::progress::{Progress, game_of_day, next_puzzle};

/// What the place of a route depends on.
#[derive(Clone, Copy)]
pub struct RouteFacts<'a> {
    /// The contents of the rules and the lesson of each game.
    pub contents: &'a [Contents],
    /// The names of the games that have puzzles, in their usual order.
    pub puzzle_games: &'a [&'static str],
    /// The current day by the player's clock.
    pub today: Day,
    pub solved_exercises: &'a Progress,
    pub solved_puzzles: &'a Progress,
}

/// The place of a route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    pub place: Place,
    /// Whether the route leads nowhere, and this is the nearest place instead.
    pub is_nearest: bool,
}

/// The place of a route; none if it is a link, which must be opened first.
#[must_use]
pub fn resolve(route: &Route, facts: &RouteFacts) -> Option<Resolved> {
    let found = match route {
        Route::Home => Ok(Place::Home),
        Route::Game(id) => Ok(Place::Game(id.clone())),
        Route::Rules(slug, key) => rules(slug, key.as_deref(), facts),
        Route::Lesson(slug, key) => lesson(slug, key.as_deref(), facts),
        Route::Puzzle(slug, which) => puzzle(slug, which, facts),
        Route::PuzzleToday => page_puzzle(facts),
        Route::Puzzles(slug) => puzzle_game(slug, facts).map(Place::Puzzles),
        Route::Days => Ok(Place::Days),
        Route::Link(_) => return None,
    };
    let is_nearest = found.is_err();
    let (Ok(place) | Err(place)) = found;
    Some(Resolved { place, is_nearest })
}

fn rules(slug: &str, key: Option<&str>, facts: &RouteFacts) -> Result<Place, Place> {
    let contents = contents(slug, facts)?;
    let rules = |point| Place::Rules(contents.slug, point);
    let Some(key) = key else {
        return Ok(rules(None));
    };
    let point = contents.points().find(|point| *point == key);
    point.map(|point| rules(Some(point))).ok_or(rules(None))
}

fn lesson(slug: &str, key: Option<&str>, facts: &RouteFacts) -> Result<Place, Place> {
    let contents = contents(slug, facts)?;
    let slug = contents.slug;
    let is_open = |exercise| !facts.solved_exercises.has(slug, exercise);
    let open = contents.exercises().position(is_open);
    let first = Place::Lesson(slug, open.unwrap_or(0));
    match key.map(|key| contents.exercises().position(|exercise| exercise == key)) {
        None => Ok(first),
        Some(Some(number)) => Ok(Place::Lesson(slug, number)),
        Some(None) => Err(first),
    }
}

fn contents(slug: &str, facts: &RouteFacts) -> Result<Contents, Place> {
    let mut contents = facts.contents.iter().copied();
    contents.find(|one| one.slug == slug).ok_or(Place::Home)
}

fn puzzle(slug: &str, which: &PuzzleRoute, facts: &RouteFacts) -> Result<Place, Place> {
    let slug = puzzle_game(slug, facts)?;
    let first = || Place::Puzzle(slug, next_puzzle(0, slug, facts.solved_puzzles));
    match which {
        PuzzleRoute::Next => Ok(first()),
        PuzzleRoute::Today => Ok(Place::Puzzle(slug, facts.today.number())),
        PuzzleRoute::Number(number) => Ok(Place::Puzzle(slug, *number)),
        PuzzleRoute::Unknown(_) => Err(first()),
    }
}

fn page_puzzle(facts: &RouteFacts) -> Result<Place, Place> {
    let slug = game_of_day(facts.today, facts.puzzle_games).ok_or(Place::Home)?;
    Ok(Place::Puzzle(slug, facts.today.number()))
}

fn puzzle_game(slug: &str, facts: &RouteFacts) -> Result<&'static str, Place> {
    let mut games = facts.puzzle_games.iter().copied();
    games.find(|game| *game == slug).ok_or(Place::Home)
}
