//! Every course: its diagrams show what their text says, its lesson is played with right and wrong answers,
//! and no rule is missing.

mod diagrams;
mod exercises;
mod files;
mod whole;

use tablero::games;
use tablero::lessons::{Setup, spot_of};
use tablero::play::{GameRecord, Touched};

/// A record from a setting.
#[track_caller]
fn record(slug: &str, setup: &Setup, of: &str) -> GameRecord {
    let kind = games::kind(slug).expect("a course is of a game");
    let opened = setup.open(kind);
    opened.unwrap_or_else(|error| panic!("{slug}, {of}: {error}"))
}

/// Touches a place by its name.
#[track_caller]
fn touch(record: &mut GameRecord, name: &str, of: &str) -> Touched {
    let spot = spot_of(record, name).unwrap_or_else(|| panic!("{of}: there is no {name}"));
    record.touch(spot)
}
