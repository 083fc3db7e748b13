//! A command-line tool for checking and measuring the games: legal moves, whole games and perft, as text.
//! Scripts outside this repository depend on its output, which is documented in `docs/lab.md`.

mod arena;
mod args;
mod command;
mod commands;
#[cfg(test)]
mod documents;
mod drawn;
mod engine;
mod flags;
mod links;
mod matches;
mod one_line;
mod proof;
mod prove;
mod puzzles;
mod records;
mod setting;
mod solve;
mod tablebase;
mod trees;
mod tune;
mod typed;
mod verify;
mod weights;

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let run = || -> Result<(), Failure> {
        let command = args::parse(lexopt::Parser::from_env())?;
        commands::run(&command, io::stdin(), io::stdout())
    };
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(why)) => {
            eprintln!("lab: {why}\n\n{}", args::USAGE);
            ExitCode::from(2)
        }
        // The reader has closed the pipe.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Message(why)) => {
            eprintln!("lab: {why}");
            ExitCode::FAILURE
        }
        Err(Failure::Io(error)) => {
            eprintln!("lab: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Why the program stops.
#[derive(Debug)]
enum Failure {
    /// The call is wrong: the usage is shown.
    Usage(String),
    /// The call is right, but its data is not.
    Message(String),
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Usage(error.to_string())
    }
}
