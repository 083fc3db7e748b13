//! Every course: its diagrams show what their text says, its lesson is played with right and wrong answers,
//! and no rule is missing.

mod diagrams;
mod exercises;
mod files;
mod whole;

use tablero::games;
use tablero::lessons::{Setting, spot_of};
use tablero::play::{Table, Touched};

/// A table for a setting.
#[track_caller]
fn table(slug: &str, setting: &Setting, of: &str) -> Table {
    let kind = games::kind(slug).expect("a course is of a game");
    let opened = setting.open(kind);
    opened.unwrap_or_else(|error| panic!("{slug}, {of}: {error}"))
}

/// Touches a place by its name.
#[track_caller]
fn touch(table: &mut Table, name: &str, of: &str) -> Touched {
    let spot = spot_of(table, name).unwrap_or_else(|| panic!("{of}: there is no {name}"));
    table.touch(spot)
}
