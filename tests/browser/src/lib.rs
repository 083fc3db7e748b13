//! A kit for driving the built page in real browsers: the suite tests with it (`suite/`), the contact
//! sheet takes its pictures with it (`sheet/`).

pub mod browser;
pub mod every_game;
pub mod lessons;
pub mod page;
