//! Notices to the player. Each is a sentence that stays until it is read or no longer true. The page makes the
//! sentences.

mod broken_link;
mod model;
mod notice;

pub use broken_link::BrokenLink;
pub use model::{NoticeId, NoticesMessage, NoticesModel, ShownNotice};
pub use notice::{Notice, StartedGame, StoredPart};
