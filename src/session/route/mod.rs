//! The places of the page and their addresses. [`Route`] is what a fragment says, [`Place`] is what is there, and
//! [`resolve`] leads from one to the other.

mod address;
mod link;
mod model;
mod place;
mod resolve;

pub use address::{PuzzleRoute, Route, page_of};
pub use link::{LinkedGame, decode_link, game_named_in, read_linked_game};
pub use model::{PlaceEffect, PlaceMessage, PlaceModel};
pub use place::Place;
pub use resolve::{Resolved, RouteFacts, resolve};
