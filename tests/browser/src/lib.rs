//! A library for controlling the built page in real browsers. It is used by the tests (`suite/`), the contact sheet
//! (`sheet/`), measurements (`first_visit/`, `library/`, `steps/`), the generation of the home markup (`paint/`), the
//! test of servers (`embed/`), and the stress test (`stress/`).

pub mod browser;
pub mod depth;
pub mod every_game;
pub mod finished_games;
pub mod frames;
pub mod lessons;
pub mod memory;
pub mod memory_store;
pub mod page;
pub mod painted;
pub mod scripts;
pub mod stress;

use std::process::ExitCode;

/// Ends a program that controls the page, and prints the error if it failed.
#[must_use]
pub fn finish(run: Result<(), String>) -> ExitCode {
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
