//! Learning a game: its rules in short and in full, its lesson.

mod diagram;
mod exercise;
mod lesson;
mod near;
mod part;
mod rules;
mod steps;
mod summary;
mod task_places;

pub use lesson::LessonScreen;
pub use rules::RulesScreen;
