//! Puzzles: positions with exactly one right move, from the list of a game or from its solution.

mod attempt;
mod day;
mod days;
mod list;
mod lists;
mod next;
mod screen;
mod tallies;
mod words;

pub use days::DaysScreen;
pub use list::PuzzleListScreen;
pub use next::next_after;
pub use screen::PuzzleScreen;
