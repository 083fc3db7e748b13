//! Opening a game from a text: pasted, typed, or from a file. If a text has several games, all are added.

mod excerpt;
mod file_kind;
mod model;
mod new_games;
mod report;
mod run;

pub use excerpt::Excerpt;
pub use file_kind::{FILE_ENDINGS, FILE_KIND, file_name};
pub use model::{FileFault, ImportEffect, ImportMessage, ImportModel, ImportState};
pub use new_games::{AddedGames, GameAdder};
pub use report::GamesReport;
