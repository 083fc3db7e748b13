//! Puzzles: positions with exactly one right move, from the list of a game or from its solution.

mod attempt;
mod day;
mod days;
mod list;
mod lists;
mod screen;
mod stage;
mod tallies;
mod words;

pub use days::DaysScreen;
pub use list::PuzzleListScreen;
pub use screen::PuzzleScreen;

use super::game::Oracle;
use super::tally::Tally;
use leptos::prelude::*;

/// Draws puzzles and judges moves. The page has only one, so that a game is not solved for each puzzle. It is
/// created at the first question.
#[derive(Clone, Copy)]
struct Setter {
    made: StoredValue<Option<Oracle>>,
    /// It lives as long as the page.
    page: StoredValue<Option<Owner>>,
}

/// Active for as long as the page is open.
pub fn provide() {
    provide_context(Setter {
        made: StoredValue::new(None),
        page: StoredValue::new(Owner::current()),
    });
}

fn use_setter() -> Oracle {
    let Setter { made, page } = expect_context();
    made.get_value().unwrap_or_else(|| {
        let page = page.get_value();
        let oracle = page.map_or_else(Oracle::new, |page| page.with(Oracle::new));
        made.set_value(Some(oracle));
        oracle
    })
}

/// The number of the next unsolved puzzle after this one.
#[must_use]
pub fn next_after(number: u64, slug: &str, solved: Tally) -> u64 {
    // The puzzles of days have other numbers.
    let from = match crate::play::Day::of(number) {
        Some(_) => 0,
        None => number,
    };
    let open = |number: &u64| !solved.has(slug, &number.to_string());
    (from + 1..).find(open).unwrap_or(1)
}
