//! The parts of a game's state.

mod analysis;
mod check;
mod computer;
mod draw_offer;
mod hints;
mod known_position;
mod panels;
mod report;
mod values;

pub use analysis::{AnalysedPosition, Analysis, AnalysisRequest};
pub use check::SolutionCheck;
pub use computer::{ComputerPlayer, Turn, TurnOf};
pub use draw_offer::DrawOffer;
pub use hints::{Hint, Hints};
pub use known_position::KnownPosition;
pub use panels::Panels;
pub use report::{Mistake, MistakeKind, Mistakes, Report};
pub use values::Values;
