//! Games of two players from random openings, by the same seed the same ones.

mod chance;
mod elo;
mod game;
mod opening;
mod players;
mod score;
mod series;
mod uct;

pub(super) use chance::Chance;
pub(super) use game::Played;
pub(super) use players::{Player, Who};
pub(super) use score::Score;
pub(super) use series::{Match, play};
