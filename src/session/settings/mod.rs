//! A person's choices, stored between visits.

mod change;
mod look;
mod model;
mod values;

pub use change::SettingsChange;
pub use look::{BoardTheme, Choice, Motion, PieceSet, Theme};
pub use model::{SettingsEffect, SettingsMessage, SettingsModel};
pub use values::Settings;
