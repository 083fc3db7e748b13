//! Pure models of figures, exercises and puzzles: messages change them, and they answer with effects. They use no
//! Leptos, no browser, no clock and no randomness, so tests run them natively.

mod announcement;
mod board;
mod diagram;
mod effect;
mod exercise;
mod feedback;
mod intent;
mod model;
mod puzzle;
mod stage;
mod threats;
mod valued;

pub use announcement::Announcement;
pub use board::BoardModel;
pub use diagram::{DiagramIntent, DiagramModel};
pub use effect::{Delay, Effect, QuestionId, TimerId};
pub use exercise::{ExerciseIntent, ExerciseModel};
pub use feedback::Feedback;
pub use intent::{Arrow, BoardIntent, Hover, toggle};
pub use model::{Message, Model};
pub use puzzle::{PuzzleIntent, PuzzleModel};
pub use stage::{Refutation, Refuted, Stage};
pub use threats::Threats;
pub use valued::Valued;
