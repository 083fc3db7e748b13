//! Tests the built page in real browsers.
//!
//! `cargo xtask test browser` builds the page, finds the browsers and runs this program. A test is a function
//! on a [`browser::Session`]. Every test runs in every browser that supports the features it needs.

mod axe;
mod games;
mod report;
mod run;
mod tests;

use std::process::ExitCode;

use tablero_browser::{browser, depth, every_game, frames, lessons, memory, page, stress};

fn main() -> ExitCode {
    run::run(std::env::args().skip(1), &tests::all())
}
