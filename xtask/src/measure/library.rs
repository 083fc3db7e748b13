//! The speed of opening and scrolling the list of all games with ten thousand games.

use anyhow::{Context, Result};

use super::busy;
use crate::browsers::get_chromium;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::cache::Cache;

pub fn measure(repo: &Repo) -> Result<()> {
    let cache = Cache::open()?;
    let browsers = get_chromium(&cache)?;
    let page = page::get_and_build(repo, Edition::Release)?;
    let mut program = cargo(repo);
    program
        .args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "tablero-browser",
        ])
        .args(["--bin", "library"])
        .env("TABLERO_DIST", page)
        .envs(browsers.variables());
    busy::warn();
    process::run(&mut program).context("the list of games is too slow, or was not measured")
}
