//! Statistics of one's own results: counts, series, and an estimate of one's strength.

mod counts;
mod estimate;
mod ladder;
mod streaks;
mod tally;

pub use counts::{Statistics, rated_games};
pub use estimate::{Estimate, MAX_GAMES, MIN_GAMES, RatedGame, estimate};
pub use ladder::{Ladder, LadderPlace};
pub use streaks::{Streak, days_in_a_row, wins_in_a_row};
pub use tally::{SideTally, Tally};
