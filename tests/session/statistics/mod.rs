//! Statistics of the player's results, and the estimate of the player's strength.

mod counts;
mod estimates;
