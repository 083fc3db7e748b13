//! The course of a game, read from its file in `assets/lessons`. The build also reads it, to check that every
//! language has all texts.
//!
//! The texts of a point, an exercise or a diagram are in `locales/courses`, in a file for each game and
//! language, under the keys given here. Places, positions and moves are written in the game's own notation.

mod contents;
mod types;
mod words;

pub use contents::Contents;
pub use types::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setup, SummaryItem};
