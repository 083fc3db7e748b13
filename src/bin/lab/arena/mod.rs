//! Games of two players from random openings. The same seed gives the same games.

mod chance;
mod elo;
mod game;
mod matching;
mod opening;
mod players;
mod score;
mod series;
mod uct;

pub(super) use chance::Chance;
pub(super) use game::Played;
pub(super) use matching::Match;
pub(super) use players::{Player, PlayerKind};
pub(super) use score::Score;
pub(super) use series::play;
