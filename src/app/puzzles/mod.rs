//! Puzzles: positions with exactly one right move, from the list of a game or from its solution.

mod attempt;
mod days;
mod list;
mod lists;
mod screen;

pub use days::DaysScreen;
pub use list::PuzzleListScreen;
pub use screen::PuzzleScreen;
