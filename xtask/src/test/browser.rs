//! The built page in real browsers.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::checks::cargo;
use super::counts::{Counts, run_counting};
use super::kit::Kit;
use crate::repo::Repo;

const CRATE: &str = "tablero-browser";

/// Runs the suite on the pages, the one that is hosted and the one that can be tripped up.
pub fn test(
    repo: &Repo,
    kit: &Kit,
    pages: Option<(PathBuf, PathBuf)>,
    arguments: &[String],
    counts: &mut Counts,
) -> Result<()> {
    let (release, trip) = pages.context("there is no page to test")?;
    let mut tests = cargo(repo);
    tests
        .args(["test", "--no-fail-fast", "--package", CRATE, "--"])
        .args(arguments)
        .env("TABLERO_DIST", release)
        .env("TABLERO_DIST_TRIP", trip)
        .env("TABLERO_SHOTS", repo.path("target/screenshots"))
        .envs(kit.browsers.variables());
    let well = run_counting(&mut tests, counts)?;
    super::ended(well, counts)?;
    // The suite has run in what there is; that is too little where this is missing.
    kit.browsers
        .require(&["Chromium", "chromedriver", "Firefox"])
}
