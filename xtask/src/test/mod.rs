//! Runs all tests and prints the time and the counts of each part.

mod background;
mod browser;
pub(crate) mod checks;
pub(crate) mod counts;
mod dependencies;
mod docs;
mod hosting;
mod kit;
mod report;
mod stress;
mod trunk;
mod wasm;

use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Result, bail};

use crate::page::{self, Edition};
use crate::repo::Repo;
use background::BuildBeside;
use kit::Kit;
use report::Report;

/// A part of the tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PartName {
    Format,
    Clippy,
    Core,
    Wasm,
    Page,
    Browser,
    /// A page with a sixth game.
    TestGame,
    /// The page as built by Trunk. Only runs if it is named.
    Trunk,
    /// The commands in the documents. Only runs if it is named.
    Docs,
    /// Random inputs and memory. Only runs if it is named.
    Stress,
    /// The examples for nginx and Caddy. Only runs if it is named.
    Hosting,
    /// Licences, sources, duplicates and known vulnerabilities of the project's dependencies. Only runs if it is named.
    Dependencies,
}

const ALL: [(&str, PartName); 12] = [
    ("format", PartName::Format),
    ("clippy", PartName::Clippy),
    ("core", PartName::Core),
    ("wasm", PartName::Wasm),
    ("page", PartName::Page),
    ("browser", PartName::Browser),
    ("test-game", PartName::TestGame),
    ("trunk", PartName::Trunk),
    ("docs", PartName::Docs),
    ("stress", PartName::Stress),
    ("hosting", PartName::Hosting),
    ("dependencies", PartName::Dependencies),
];

/// The arguments of `cargo xtask test`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arguments {
    /// Empty means all parts except those that only run if they are named.
    pub parts: Vec<PartName>,
    /// Whether every browser test runs in every browser, even if one is enough.
    pub all: bool,
    /// Whether the browser tests and the stress test run on the development page, in Chromium only.
    pub dev: bool,
    /// The arguments for the tests of a single part.
    pub of_part: Vec<String>,
}

impl FromStr for PartName {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        match ALL.iter().find(|(name, _)| *name == text) {
            Some((_, part)) => Ok(*part),
            None => {
                let names = ALL.map(|(name, _)| name).join(", ");
                bail!("there is no test part {text:?}, expected one of: {names}")
            }
        }
    }
}

/// Runs the parts and prints a summary.
pub fn test(repo: &Repo, arguments: &Arguments) -> Result<ExitCode> {
    let parts: Vec<PartName> = match &arguments.parts[..] {
        [] => default_parts(),
        parts => parts.to_vec(),
    };
    let runs = |part| parts.contains(&part);
    let of_part = &arguments.of_part;
    let mut of_browser = of_part.clone();
    of_browser.extend(arguments.all.then(|| "--all".to_owned()));
    // A call that only lists tests needs no page.
    let is_question = of_part.iter().any(|one| one == "--list" || one == "--help");
    let mut report = Report::start();
    let mut kit = Kit::default();

    report.run("tools", |_| kit.get(repo, &parts));
    let edition = match arguments.dev {
        true => Edition::Development,
        false => Edition::Release,
    };
    let of_page = [PartName::Browser, PartName::Page, PartName::Stress];
    let is_wanted = of_page.into_iter().any(runs);
    let is_alone = parts.len() == 1;
    let build = (is_wanted && !is_question).then(|| {
        if !is_alone {
            println!("\nThe page is built beside the next parts.");
        }
        BuildBeside::start(repo, edition)
    });
    if runs(PartName::Format) {
        report.run("format", |_| checks::format(repo));
    }
    // Linking the page takes one core, and these parts use another one. The part `core` runs after them, because its
    // tests use several cores.
    if runs(PartName::Clippy) {
        // If both of these parts run, all native code is linted while it is compiled for them.
        if !(runs(PartName::Core) && runs(PartName::Browser)) {
            report.run("clippy", |_| checks::clippy_native(repo));
        }
        report.run("clippy wasm", |_| checks::clippy_wasm(repo));
    }
    if runs(PartName::Wasm) {
        report.run("wasm", |counts| wasm::test(repo, &kit, of_part, counts));
    }
    if runs(PartName::Core) {
        report.run("core", |counts| checks::core(repo, of_part, counts));
    }
    if runs(PartName::Browser) {
        report.run("browser kit", |counts| {
            browser::compile(repo)?;
            checks::programs(repo, counts)
        });
    }
    if runs(PartName::TestGame) && !is_question {
        // Run this before waiting for the page.
        report.run("page +game", |_| {
            page::get_and_build(repo, Edition::TestGame).map(drop)
        });
    }
    let mut is_built = true;
    if let Some(build) = build {
        println!("\nWaiting for the page.");
        let build = build.finish()?;
        is_built = build.result.is_ok();
        report.add(build);
    }
    if runs(PartName::Browser) {
        report.run("browser", |counts| {
            if !is_built {
                bail!("there is no page to test");
            }
            browser::test(repo, &kit, arguments.dev, &of_browser, counts)
        });
    }
    if runs(PartName::TestGame) {
        report.run("test-game", |counts| {
            browser::test_game(repo, &kit, of_part, counts)
        });
    }
    if runs(PartName::Stress) {
        report.run("stress", |counts| {
            let page = edition.folder(repo);
            stress::test(repo, &kit, &page, of_part, counts)
        });
    }
    if runs(PartName::Hosting) {
        report.run("hosting", |counts| hosting::test(repo, &kit, counts));
    }
    if runs(PartName::Dependencies) {
        report.run("dependencies", |counts| dependencies::test(repo, counts));
    }
    if runs(PartName::Trunk) {
        report.run("trunk", |counts| trunk::test(repo, &kit, of_part, counts));
    }
    if runs(PartName::Docs) {
        report.run("docs", |counts| docs::test(repo, of_part, counts));
    }

    print!("{}", report.summary());
    Ok(if report.all_passed() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The parts that run if none is named.
fn default_parts() -> Vec<PartName> {
    let by_name = [
        PartName::Trunk,
        PartName::Docs,
        PartName::Stress,
        PartName::Hosting,
        PartName::Dependencies,
    ];
    let all = ALL.iter().map(|(_, part)| *part);
    all.filter(|part| !by_name.contains(part)).collect()
}

/// Converts a counted run to the result of a part.
fn ended(well: bool, counts: &counts::Counts) -> Result<()> {
    match (well, counts.failed) {
        (true, _) => Ok(()),
        (false, 0) => bail!("the tests could not be built or did not end"),
        (false, 1) => bail!("1 test failed"),
        (false, failed) => bail!("{failed} tests failed"),
    }
}
