//! Writes the markup of the home screen to files. The build puts it into the page, so that it is visible
//! before the program is loaded.

use anyhow::{Context, Result};

use crate::browsers::get_chromium;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::cache::Cache;

/// Gets a page and a browser, and writes the markup.
pub fn paint(repo: &Repo, edition: Edition) -> Result<()> {
    let cache = Cache::open()?;
    let browsers = get_chromium(&cache)?;
    let page = page::get_and_build(repo, edition)?;
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "paint"])
        .env("TABLERO_DIST", page)
        .envs(browsers.variables());
    process::run(&mut program).context("the markup of home was not written")
}
