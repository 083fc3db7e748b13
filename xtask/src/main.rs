//! `cargo xtask`: see `cargo xtask help`.

use std::process::ExitCode;

use anyhow::Result;
use xtask::cli::{Task, USAGE};
use xtask::repo::Repo;
use xtask::{finish, measure, page, play, sheet, test};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let task = Task::parse(lexopt::Parser::from_env())?;
    let repo = Repo::find();
    match task {
        Task::Help => print!("{USAGE}"),
        Task::Play { host, port, open } => play::play(&repo, host, port, open)?,
        Task::Build => page::build_for_hosting(&repo)?,
        Task::Sheet(wanted) => sheet::sheet(&repo, &wanted)?,
        Task::Finish => finish::finish_in_trunk()?,
        Task::Measure(None) => measure::list(),
        Task::Measure(Some((name, options))) => measure::measure(&repo, &name, &options)?,
        Task::Test { parts, arguments } => return test::test(&repo, &parts, arguments),
    }
    Ok(ExitCode::SUCCESS)
}
