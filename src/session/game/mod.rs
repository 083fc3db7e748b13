//! A game between people, or with the computer.

mod analyse;
mod best;
mod better_moves;
mod check;
mod clock;
mod computer;
mod correspondence;
mod draw_offer;
mod facts;
mod follow_up;
mod hint;
mod intent;
mod model;
mod panels;
mod playing;
mod report;
mod start_over;
mod state;
mod update;
mod values;

pub use facts::StatusSubject;
pub use intent::{CorrespondenceIntent, GameIntent, Panel, PanelToggle, QueryIntent};
pub use model::GameModel;
pub use state::{
    AnalysedPosition, Analysis, ComputerPlayer, Mistake, MistakeKind, Mistakes, PositionValues,
    Report, SolutionCheck,
};
