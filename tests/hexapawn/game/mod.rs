//! Hexapawn, by Martin Gardner (1962): three pawns against three. A game for tests only, written like those in
//! `src/games`.
//!
//! 1. Each side has three pawns on the row nearest to it. White begins, and a side must move.
//! 2. A pawn steps straight ahead to the next cell if that cell is empty,
//! 3. or it captures a pawn on the next cell diagonally ahead.
//! 4. A side that brings a pawn to the far row has won.
//! 5. A side that cannot move has lost.

mod editor;
mod gestures;
mod notation;
mod position;
mod rules;
pub mod words;

pub use gestures::{Ending, Reason};
pub use notation::NotAPosition;
pub use position::{Cell, Hexapawn, Move, SIDE};
