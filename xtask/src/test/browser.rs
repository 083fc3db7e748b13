//! Tests of the built page in real browsers.

use std::path::Path;

use anyhow::Result;

use super::checks::{NATIVE, linting_cargo};
use super::counts::{Counts, run_counting};
use super::kit::Kit;
use crate::page::Edition;
use crate::process;
use crate::repo::Repo;

const SUITE: [&str; 2] = ["--test", "browser"];

/// The tests that need the page with the test game.
const OF_TEST_GAME: &str = "::test_game::";

/// Compiles the suite, so that the browsers do not have to wait for it.
pub fn compile(repo: &Repo) -> Result<()> {
    process::run(
        linting_cargo(repo)
            .args(["test", "--no-run"])
            .args(NATIVE)
            .args(SUITE),
    )
}

/// Runs the suite on the release page, or only in Chromium on the development page.
pub fn test(
    repo: &Repo,
    kit: &Kit,
    dev: bool,
    arguments: &[String],
    counts: &mut Counts,
) -> Result<()> {
    let edition = match dev {
        true => Edition::Development,
        false => Edition::Release,
    };
    let folder = edition.folder(repo);
    play_on(repo, kit, &folder, dev, arguments, counts)?;
    // The suite has run in the available browsers. It still fails if one of these is missing.
    let needed = match dev {
        true => &["Chromium", "chromedriver"][..],
        false => &["Chromium", "chromedriver", "Firefox"][..],
    };
    kit.browsers.require(needed)
}

/// Runs the tests of the test game in Chromium, on the page with this game.
pub fn test_game(repo: &Repo, kit: &Kit, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let folder = Edition::TestGame.folder(repo);
    let arguments = match arguments {
        [] => &[OF_TEST_GAME.to_owned()],
        chosen => chosen,
    };
    run(repo, kit, &folder, true, arguments, counts)?;
    kit.browsers.require(&["Chromium", "chromedriver"])
}

/// Runs the suite on a built page with the usual games, in all browsers or only in Chromium.
pub fn play_on(
    repo: &Repo,
    kit: &Kit,
    folder: &Path,
    only_chromium: bool,
    arguments: &[String],
    counts: &mut Counts,
) -> Result<()> {
    let skip = ["--skip", OF_TEST_GAME].map(str::to_owned);
    let arguments = [&skip[..], arguments].concat();
    run(repo, kit, folder, only_chromium, &arguments, counts)
}

fn run(
    repo: &Repo,
    kit: &Kit,
    folder: &Path,
    only_chromium: bool,
    arguments: &[String],
    counts: &mut Counts,
) -> Result<()> {
    let mut tests = linting_cargo(repo);
    tests
        .args(["test", "--no-fail-fast"])
        .args(NATIVE)
        .args(SUITE)
        .arg("--")
        .args(
            only_chromium
                .then_some(["--in", "chromium"])
                .into_iter()
                .flatten(),
        )
        .args(arguments)
        .env("TABLERO_DIST", folder)
        .env("TABLERO_SHOTS", repo.path("target/screenshots"))
        .envs(kit.browsers.variables());
    let well = run_counting(&mut tests, counts)?;
    super::ended(well, counts)
}
