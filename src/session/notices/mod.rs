//! What the player is told in a sentence that stays until it is read or no longer true. The sentences themselves are
//! made by the page.

mod broken_link;
mod model;
mod notice;

pub use broken_link::BrokenLink;
pub use model::{NoticeId, NoticesMessage, NoticesModel, ShownNotice};
pub use notice::{Notice, StartedGame, StoredPart};
