//! The courses of the games as plain data without code. The build also reads it, to check that every language
//! has all texts.
//!
//! The texts of a point, an exercise or a diagram are in `locales/courses`, in a file for each game and
//! language, under the keys given here. Places, positions and moves are written in the game's own notation.

pub mod breakthrough;
pub mod pogo;
pub mod push_push;
pub mod ticto;
mod types;
mod words;
pub mod zoq;

pub use types::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting, SummaryItem};

/// The course of every game, in the order in which the games are shown.
pub static COURSES: &[&Course] = &[
    &breakthrough::COURSE,
    &pogo::COURSE,
    &push_push::COURSE,
    &ticto::COURSE,
    &zoq::COURSE,
];
