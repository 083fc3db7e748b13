//! The contract of a game, for everything that implements `Position` and `Game`. Test folders include it with
//! `#[path]`.

pub mod conform;
mod equality;
mod gestures;
mod notes;
mod piece_actions;
mod position;
pub mod reasons;
mod records;
