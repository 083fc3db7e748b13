//! The built page in real browsers.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::checks::cargo;
use super::counts::{Counts, run_counting};
use super::kit::Kit;
use crate::browsers::Browsers;
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
    match missing(&kit.browsers) {
        Some(sentence) => bail!(sentence),
        None => Ok(()),
    }
}

/// What to do about a browser that must be there and is not.
fn missing(browsers: &Browsers) -> Option<String> {
    let needed = [
        ("Chromium", &browsers.chromium, "chromium", "CHROMIUM"),
        (
            "chromedriver",
            &browsers.chromedriver,
            "chromium-driver",
            "CHROMEDRIVER",
        ),
        ("Firefox", &browsers.firefox, "firefox-esr", "FIREFOX"),
    ];
    let sentences: Vec<String> = needed
        .into_iter()
        .filter(|(_, path, _, _)| path.is_none())
        .map(|(name, _, package, variable)| {
            format!("{name} is missing: install it (on Debian the package {package}) and put it on PATH, or set {variable}")
        })
        .collect();
    (!sentences.is_empty()).then(|| sentences.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_browser_is_said_with_the_way_to_get_it() {
        let mut browsers = Browsers {
            chromium: Some("/usr/bin/chromium".into()),
            chromedriver: Some("/usr/bin/chromedriver".into()),
            ..Browsers::default()
        };
        let sentence = missing(&browsers).unwrap();
        assert!(
            sentence.starts_with("Firefox is missing: install it"),
            "{sentence}"
        );
        browsers.firefox = Some("/usr/bin/firefox".into());
        assert_eq!(missing(&browsers), None);
    }
}
