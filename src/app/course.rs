//! The course of a game.

use crate::lessons::{self, Course};

/// The course of a game. A test checks that every game has one.
pub fn course_of(slug: &str) -> &'static Course {
    lessons::of(slug).expect("every game has a course")
}
