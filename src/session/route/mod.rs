//! The screens of the page and their addresses. [`Route`] is the meaning of a fragment, [`Screen`] is the screen that
//! is shown, and [`resolve`] finds the screen of a route.

mod address;
mod embed_html;
mod link;
mod model;
mod opened_link;
mod resolve;
mod screen;

pub use crate::play::game_named_in;
pub use address::{PuzzleRoute, Route, page_of};
pub use embed_html::embed_html;
pub use link::{decode_link, is_code, read_linked_game};
pub use model::{ScreenEffect, ScreenMessage, ScreenModel};
pub use opened_link::{CrossedLink, LinkResult, OpenedLink, OtherMoves};
pub use resolve::{Resolved, RouteFacts, resolve};
pub use screen::Screen;
