//! Calls code with the type of a game by the game's name.

use tablero::games::{self, Visitor};
use tablero::play::Game;

/// Code that needs the type of one game.
pub(super) trait Typed {
    type Made;

    fn with<G: Game>(self) -> Self::Made;
}

/// Runs a task with the type of the game with this name. None if there is no such game.
pub(super) fn with_type<T: Typed>(slug: &str, task: T) -> Option<T::Made> {
    let mut one = One {
        slug,
        task: Some(task),
        made: None,
    };
    games::visit_all(&mut one);
    one.made
}

/// The start of a game on a board of a size like `6x6` (width, height). None if the game does not have this size.
pub(super) fn sized_start(slug: &str, size: &str) -> Option<String> {
    with_type(slug, SizedStart(size)).flatten()
}

struct One<'a, T: Typed> {
    slug: &'a str,
    task: Option<T>,
    made: Option<T::Made>,
}

impl<T: Typed> Visitor for One<'_, T> {
    fn visit<G: Game>(&mut self) {
        if G::SLUG == self.slug
            && let Some(task) = self.task.take()
        {
            self.made = Some(task.with::<G>());
        }
    }
}

struct SizedStart<'a>(&'a str);

impl Typed for SizedStart<'_> {
    type Made = Option<String>;

    fn with<G: Game>(self) -> Option<String> {
        let (width, height) = self.0.split_once('x')?;
        let start = G::sized(width.parse().ok()?, height.parse().ok()?)?;
        Some(start.to_string())
    }
}
