//! Looking ahead in any game.

mod wins;

pub use wins::{hardest_reply, winning_move, wins_within};
