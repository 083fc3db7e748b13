//! A kit for driving the built page in real browsers: the suite tests with it (`suite/`), the contact
//! sheet takes its pictures with it (`sheet/`), times are taken with it (`steps/`, `first_visit/`), home is
//! painted with it (`paint/`).

pub mod browser;
pub mod every_game;
pub mod lessons;
pub mod page;
pub mod painted;

use std::process::ExitCode;

/// Ends a program that drives the page, and says why if it came to nothing.
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
