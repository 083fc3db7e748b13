//! Pure models of games, figures, exercises, puzzles, settings, progress, notices and screens: messages change them,
//! and they return effects. They use no Leptos, no browser, no clock and no randomness, so tests run them natively.

mod ago;
mod announcement;
mod answer;
pub mod backup;
mod beaten;
mod board;
pub mod correspondence;
mod diagram;
pub mod editor;
mod effect;
mod embed;
mod exercise;
mod feedback;
mod game;
pub mod import;
mod imported_game;
mod intent;
pub mod library;
mod message;
mod model;
pub mod notices;
mod players;
pub mod progress;
mod puzzle;
mod query;
pub mod related_games;
pub mod route;
mod seen_time;
pub mod settings;
mod spot_value;
mod stage;
pub mod statistics;
pub mod storage;
mod storage_error;
mod streak;
mod swipe;
mod threats;

pub use ago::{DAY, ago};
pub use announcement::Announcement;
pub use answer::Answer;
pub use beaten::beaten_level;
pub use board::{BoardModel, GamePosition, LinePreview, Role, ShownPosition, TouchesKey};
pub use seen_time::{SeenTime, TICK_MILLIS, whole_millis};
pub use streak::streak;
pub use swipe::Swipe;

pub use diagram::{DiagramIntent, DiagramModel};
pub use effect::{
    Delay, Effect, EngineQuestion, NewGame, Order, Origin, Purpose, QuestionId, TimerId,
};
pub use embed::EmbedModel;
pub use exercise::{ExerciseIntent, ExerciseModel};
pub use feedback::Feedback;
pub use game::{
    AnalysedPosition, Analysis, ComputerPlayer, CorrespondenceIntent, GameIntent, GameModel,
    Mistake, MistakeKind, Mistakes, Panel, PanelToggle, PositionValues, QueryIntent, Report,
    SolutionCheck, StatusSubject,
};
pub use imported_game::ImportedGame;
pub use intent::{Arrow, BoardIntent, Hover};
pub use message::{Env, Message, Stored};
pub use model::Model;
pub use notices::Notice;
pub use players::{PlayerChange, Players};
pub use puzzle::{PuzzleIntent, PuzzleModel};
pub use query::Query;
pub use spot_value::SpotValue;
pub use stage::{Refutation, Refuted, Stage};
pub use storage_error::StorageError;
pub use threats::Threats;
