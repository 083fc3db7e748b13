//! The basic types of a game: positions, sides, outcomes and the counting of lines. Uses the standard library
//! only.

mod error;
mod faults;
mod fields;
mod mix;
mod outcome;
mod perft;
mod position;
mod ranks;
mod side;
mod sort;

pub use error::{MoveTextError, NoOptions, OptionsError};
pub use faults::{all_faults, without_faults};
pub use fields::fields;
pub use mix::mix;
pub use outcome::{NotAnOutcome, Outcome};
pub use perft::{divide, perft};
pub use position::Position;
pub use ranks::write_ranks;
pub use side::{NotASide, Side};
pub use sort::sort_short;
