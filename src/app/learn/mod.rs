//! Learning a game: its rules with diagrams that can be touched, its lesson, and help in the first
//! games.

mod diagram;
mod exercise;
mod help;
mod lesson;
mod near;
mod progress;
mod rules;
mod steps;
mod trial;
mod verdict;
mod words;

pub use help::HelpLine;
pub use lesson::LessonScreen;
pub use progress::{Learnt, use_learnt};
pub use rules::RulesScreen;

use crate::lessons::{self, Course};

/// The course of a game; every game has one, as a test knows.
fn course_of(slug: &str) -> &'static Course {
    lessons::of(slug).expect("every game has a course")
}
