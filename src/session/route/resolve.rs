//! Finds the screen of a route, or the nearest one that exists.

use super::address::{PuzzleRoute, Route};
use super::screen::Screen;
use crate::lessons::Contents;
use crate::play::Day;
use crate::session::progress::{Progress, game_of_day, next_puzzle};

/// The facts that the screen of a route depends on.
#[derive(Clone, Copy)]
pub struct RouteFacts<'a> {
    /// The contents of the rules and the lesson of each game.
    pub contents: &'a [Contents],
    /// The names of the games that have puzzles, in their usual order.
    pub puzzle_games: &'a [&'static str],
    /// The names of all games.
    pub games: &'a [&'static str],
    /// The current day by the player's clock.
    pub today: Day,
    pub solved_exercises: &'a Progress,
    pub solved_puzzles: &'a Progress,
}

/// The screen of a route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    pub screen: Screen,
    /// Whether the route does not exist, and this is the nearest screen instead.
    pub is_nearest: bool,
}

/// The screen of a route. None if it is a link, which must be opened first.
#[must_use]
pub fn resolve(route: &Route, facts: &RouteFacts) -> Option<Resolved> {
    let found = match route {
        Route::Home => Ok(Screen::Home),
        Route::Game(id) => Ok(Screen::Game(id.clone())),
        Route::Rules(slug, key) => rules(slug, key.as_deref(), facts),
        Route::Lesson(slug, key) => lesson(slug, key.as_deref(), facts),
        Route::Puzzle(slug, which) => puzzle(slug, which, facts),
        Route::PuzzleToday => page_puzzle(facts),
        Route::Puzzles(slug) => puzzle_game(slug, facts).map(Screen::Puzzles),
        Route::Days => Ok(Screen::Days),
        Route::Edit(slug, edited) => edit(slug, edited, facts),
        Route::Library => Ok(Screen::Library),
        Route::Statistics => Ok(Screen::Statistics),
        Route::Embed(link) => Ok(Screen::Embed(link.clone())),
        Route::Link(_) => return None,
    };
    let is_nearest = found.is_err();
    let (Ok(screen) | Err(screen)) = found;
    Some(Resolved { screen, is_nearest })
}

fn rules(slug: &str, key: Option<&str>, facts: &RouteFacts) -> Result<Screen, Screen> {
    let contents = contents(slug, facts)?;
    let rules = |point| Screen::Rules(contents.slug, point);
    let Some(key) = key else {
        return Ok(rules(None));
    };
    let point = contents.points().find(|point| *point == key);
    point.map(|point| rules(Some(point))).ok_or(rules(None))
}

fn lesson(slug: &str, key: Option<&str>, facts: &RouteFacts) -> Result<Screen, Screen> {
    let contents = contents(slug, facts)?;
    let slug = contents.slug;
    let is_open = |exercise| !facts.solved_exercises.has(slug, exercise);
    let open = contents.exercises().position(is_open);
    let first = Screen::Lesson(slug, open.unwrap_or(0));
    match key.map(|key| contents.exercises().position(|exercise| exercise == key)) {
        None => Ok(first),
        Some(Some(number)) => Ok(Screen::Lesson(slug, number)),
        Some(None) => Err(first),
    }
}

fn contents(slug: &str, facts: &RouteFacts) -> Result<Contents, Screen> {
    let mut contents = facts.contents.iter().copied();
    contents.find(|one| one.slug == slug).ok_or(Screen::Home)
}

fn puzzle(slug: &str, which: &PuzzleRoute, facts: &RouteFacts) -> Result<Screen, Screen> {
    let slug = puzzle_game(slug, facts)?;
    let first = || Screen::Puzzle(slug, next_puzzle(0, slug, facts.solved_puzzles));
    match which {
        PuzzleRoute::Next => Ok(first()),
        PuzzleRoute::Today => Ok(Screen::Puzzle(slug, facts.today.number())),
        PuzzleRoute::Number(number) => Ok(Screen::Puzzle(slug, *number)),
        PuzzleRoute::Unknown(_) => Err(first()),
    }
}

fn page_puzzle(facts: &RouteFacts) -> Result<Screen, Screen> {
    let slug = game_of_day(facts.today, facts.puzzle_games).ok_or(Screen::Home)?;
    Ok(Screen::Puzzle(slug, facts.today.number()))
}

fn puzzle_game(slug: &str, facts: &RouteFacts) -> Result<&'static str, Screen> {
    let mut games = facts.puzzle_games.iter().copied();
    games.find(|game| *game == slug).ok_or(Screen::Home)
}

fn edit(slug: &str, edited: &str, facts: &RouteFacts) -> Result<Screen, Screen> {
    let game = facts.games.iter().copied().find(|game| *game == slug);
    let screen = game.map(|slug| Screen::Edit(slug, edited.to_owned()));
    screen.ok_or(Screen::Home)
}
