//! What happens on a screen, without the screen: models that messages change, and that answer with effects. They know
//! neither Leptos nor a browser, no clock and no chance, so tests run them natively.

mod announcement;
mod board;
mod diagram;
mod effect;
mod exercise;
mod feedback;
mod model;
mod puzzle;
mod stage;
mod threats;
mod valued;

pub use announcement::Announcement;
pub use board::{Arrow, BoardIntent, BoardModel, Hover, Mode};
pub use diagram::{DiagramIntent, DiagramModel};
pub use effect::{Delay, Effect, QuestionId, TimerId};
pub use exercise::{ExerciseIntent, ExerciseModel};
pub use feedback::Feedback;
pub use model::{Message, Model};
pub use puzzle::{PuzzleIntent, PuzzleModel};
pub use stage::{Refutation, Refuted, Stage};
pub use threats::Threats;
pub use valued::Valued;
