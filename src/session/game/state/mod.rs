//! The parts of a game's state.

mod analysis;
mod check;
mod clock;
mod computer;
mod draw_offer;
mod hints;
mod panels;
mod position_values;
mod report;
mod values;

pub use analysis::{AnalysedPosition, Analysis, AnalysisRequest};
pub use check::SolutionCheck;
pub use clock::{ClockTimer, GameClock};
pub use computer::{ComputerPlayer, Turn, TurnKey};
pub use draw_offer::DrawOffer;
pub use hints::{Hint, Hints};
pub use panels::Panels;
pub use position_values::PositionValues;
pub use report::{Mistake, MistakeKind, Mistakes, Report};
pub use values::Values;
