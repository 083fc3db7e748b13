//! The page under stress, in Chromium: random inputs, and memory over many games. This part only runs if it is named.

use std::path::Path;

use anyhow::{Context, Result};

use super::checks::cargo;
use super::counts::Counts;
use super::kit::Kit;
use crate::process;
use crate::repo::Repo;

/// Runs the program on a built page. It prints a seed, with which its inputs can be repeated.
pub fn test(
    repo: &Repo,
    kit: &Kit,
    page: &Path,
    arguments: &[String],
    counts: &mut Counts,
) -> Result<()> {
    kit.browsers.require(&["Chromium", "chromedriver"])?;
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "stress", "--"])
        .args(arguments)
        .env("TABLERO_DIST", page)
        .envs(kit.browsers.variables());
    let run = process::run(&mut program);
    match run.is_ok() {
        true => counts.passed += 1,
        false => counts.failed += 1,
    }
    run.context("the page has faults under stress")
}
