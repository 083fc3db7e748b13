//! A contact sheet of the page: screenshots of all screens and games in one picture.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::browsers::get_chromium;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::cache::Cache;

/// What to show.
#[derive(Debug, Default, PartialEq)]
pub struct Arguments {
    /// Games, or `screens`. Empty means all.
    pub games: Vec<String>,
    /// The folder of a page that is already built.
    pub dist: Option<PathBuf>,
}

/// Gets a page and a browser, and takes the screenshots.
pub fn sheet(repo: &Repo, arguments: &Arguments) -> Result<()> {
    let cache = Cache::open()?;
    let browsers = get_chromium(&cache)?;
    let page = match &arguments.dist {
        Some(folder) => built(folder)?,
        None => page::get_and_build(repo, Edition::Release)?,
    };
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "sheet", "--"])
        .args(&arguments.games)
        .env("TABLERO_DIST", page)
        .env("TABLERO_SHEET", repo.path("target/sheet"))
        .envs(browsers.variables());
    process::run(&mut program).context("the sheet is not complete")
}

fn built(folder: &Path) -> Result<PathBuf> {
    if !folder.join("index.html").is_file() {
        bail!(
            "no page is built in {}: it has no index.html",
            folder.display()
        );
    }
    let found = folder.canonicalize();
    found.with_context(|| format!("{} cannot be opened", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_page_is_named() {
        let error = built(Path::new("no/such/folder")).unwrap_err().to_string();
        assert_eq!(
            error,
            "no page is built in no/such/folder: it has no index.html"
        );
    }
}
