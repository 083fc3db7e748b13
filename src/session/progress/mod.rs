//! What was solved or beaten in this browser: exercises, puzzles, puzzles of days, and the computer's levels.

mod kind;
mod model;
mod next_puzzle;
mod puzzle_record;
mod solved;

pub use kind::ProgressKind;
pub use model::{ProgressEffect, ProgressMessage, ProgressModel};
pub use next_puzzle::{game_of_day, next_puzzle};
pub use puzzle_record::{PuzzleRecord, RecordedItem};
pub use solved::{Progress, SOLVED_IN_TIME, TRIED_WITH_HELP};
