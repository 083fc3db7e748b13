//! A game in a frame of another page.

mod open_whole;
mod screen;
mod viewer;

pub use screen::EmbedScreen;
