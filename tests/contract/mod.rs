//! The contract of a game, for whatever implements `Position` and `Game`; a folder of tests names
//! it with `#[path]`.

pub mod conform;
mod deeds;
mod equality;
mod gestures;
mod notes;
mod position;
pub mod reasons;
mod records;
