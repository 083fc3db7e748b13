//! `cargo xtask`: see `cargo xtask help`.

use std::process::ExitCode;

use anyhow::Result;
use xtask::cli::{Task, USAGE};
use xtask::repo::Repo;
use xtask::{finish, measure, page, paint, play, release, sheet, test};

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
        Task::Play(wanted) => play::play(&repo, &wanted)?,
        Task::Build(edition) => page::build_and_say(&repo, edition)?,
        Task::Release => release::release(&repo)?,
        Task::Paint(edition) => paint::paint(&repo, edition)?,
        Task::Sheet(wanted) => sheet::sheet(&repo, &wanted)?,
        Task::Finish => finish::finish_in_trunk(&repo)?,
        Task::Measure(None) => measure::list(),
        Task::Measure(Some((name, options))) => measure::measure(&repo, &name, &options)?,
        Task::Test(wanted) => return test::test(&repo, &wanted),
    }
    Ok(ExitCode::SUCCESS)
}
