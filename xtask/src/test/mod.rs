//! Running all tests, each part with its time and its counts.

mod browser;
pub(crate) mod checks;
pub(crate) mod counts;
mod kit;
mod report;
mod wasm;

use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Result, bail};

use crate::page::{self, Edition};
use crate::repo::Repo;
use kit::Kit;
use report::Report;

/// A part that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PartName {
    Format,
    Clippy,
    Core,
    Wasm,
    Page,
    Browser,
}

const ALL: [(&str, PartName); 6] = [
    ("format", PartName::Format),
    ("clippy", PartName::Clippy),
    ("core", PartName::Core),
    ("wasm", PartName::Wasm),
    ("page", PartName::Page),
    ("browser", PartName::Browser),
];

impl FromStr for PartName {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        match ALL.iter().find(|(name, _)| *name == text) {
            Some((_, part)) => Ok(*part),
            None => {
                let names = ALL.map(|(name, _)| name).join(", ");
                bail!("no part of the tests is called {text:?}, expected one of: {names}")
            }
        }
    }
}

/// Runs these parts, or all of them where none is named.
pub fn test(repo: &Repo, parts: &[PartName], arguments: Vec<String>) -> Result<ExitCode> {
    let all = ALL.map(|(_, part)| part);
    let parts = if parts.is_empty() { &all } else { parts };
    let runs = |part| parts.contains(&part);
    let mut report = Report::start();
    let mut kit = Kit::default();

    report.run("tools", |_| kit.get(repo, parts));
    if runs(PartName::Format) {
        report.run("format", |_| checks::format(repo));
    }
    if runs(PartName::Clippy) {
        report.run("clippy", |_| checks::clippy_native(repo));
        report.run("clippy wasm", |_| checks::clippy_wasm(repo));
    }
    if runs(PartName::Core) {
        report.run("core", |counts| checks::core(repo, &arguments, counts));
    }
    if runs(PartName::Wasm) {
        report.run("wasm", |counts| wasm::test(repo, &kit, &arguments, counts));
    }
    if runs(PartName::Page) || runs(PartName::Browser) {
        let build = |edition| page::build(repo, kit.page_tools()?, edition);
        let release = report.run("page", |_| build(Edition::Release));
        let trip = report.run("trip page", |_| build(Edition::Trip));
        if runs(PartName::Browser) {
            let pages = release.zip(trip);
            report.run("browser", |counts| {
                browser::test(repo, &kit, pages, &arguments, counts)
            });
        }
    }

    print!("{}", report.summary());
    Ok(if report.all_passed() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Turns a run that was counted into the result of a part.
fn ended(well: bool, counts: &counts::Counts) -> Result<()> {
    match (well, counts.failed) {
        (true, _) => Ok(()),
        (false, 0) => bail!("the tests could not be built or did not end"),
        (false, 1) => bail!("1 test failed"),
        (false, failed) => bail!("{failed} tests failed"),
    }
}
