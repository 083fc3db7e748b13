//! The statistics: results counted, series, an estimate of one's strength, and the practised puzzles and exercises.

mod figures;
mod months;
mod practice;
mod results;
mod screen;
mod strength;
mod tally_table;

pub use screen::StatisticsScreen;
