//! The library: all games of this browser in a list, and the statistics of their results.

mod context;
mod deleted;
mod export;
mod filters;
mod keys;
mod list;
mod other_screen;
mod place;
mod row;
mod rows;
mod screen;
mod selection;
mod statistics;
mod styled;
mod title;

pub use screen::LibraryScreen;
pub use statistics::StatisticsScreen;
pub use styled::load_styles;
