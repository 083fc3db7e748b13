//! Learning a game: its rules in short and in full, its lesson.

mod course;
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
