//! Learning a game: its rules in short and in full, its lesson.

mod diagram;
mod exercise;
mod lesson;
mod near;
mod part;
mod rules;
mod sheet;
mod steps;
mod summary;
mod verdict;
mod wanted;
mod words;

pub use lesson::LessonScreen;
pub use rules::RulesScreen;
pub use sheet::RulesSheet;
pub use words::{Words, use_words};

use crate::lessons::{self, Course};

/// The course of a game. A test checks that every game has one.
fn course_of(slug: &str) -> &'static Course {
    lessons::of(slug).expect("every game has a course")
}
