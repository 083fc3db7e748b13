//! A game in progress: its picture, the hand over it, its record, and its text in every form.

mod act;
mod board;
mod deed;
mod erased;
mod family;
mod follow;
mod game;
mod grip;
mod hand;
mod history;
mod layout;
pub mod limits;
mod link;
pub mod nine;
mod note;
mod piece;
mod placing;
mod record;
mod saved;
mod seat;
mod spot;
pub mod stored;
mod table;
mod text;
#[cfg(test)]
mod toy;

pub use act::{Act, MoveError};
pub use board::{Board, Margin, Sign};
pub use deed::Deed;
pub use erased::Erased;
pub use family::{Family, Of, OpenError, Perft};
pub use follow::{Change, follow, trail};
pub use game::{Game, Why};
pub use grip::{Grip, Pull};
pub use hand::{Answer, Hand};
pub use layout::{Area, CELL, FRAME, GROOVE, Layout, from_screen};
pub use link::{LinkError, decode, encode};
pub use note::{DECIDED, Note};
pub use piece::{Piece, Pose};
pub use placing::Heights;
pub use record::{Cause, Record, Verdict};
pub use saved::Saved;
pub use spot::{Spot, SpotError, Touch};
pub use table::{Scene, Table, Target, Touched};
pub use text::{GameText, TextError};
