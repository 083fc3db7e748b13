//! The tests that run as wasm in a headless browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::checks::{EMPTY_PAGE, linting_cargo};
use super::counts::{Counts, run_counting};
use super::kit::Kit;
use crate::browsers::HEADLESS;
use crate::repo::Repo;
use crate::tools::rust::WASM;

pub const CRATE: &str = "tablero-wasm-tests";

pub fn test(repo: &Repo, kit: &Kit, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let missing = "Chromium and chromedriver are needed: install both (on Debian the packages \
                   chromium and chromium-driver) and put them on PATH, or set CHROMIUM and CHROMEDRIVER";
    let chromium = kit.browsers.chromium.as_ref().context(missing)?;
    let driver = kit.browsers.chromedriver.as_ref().context(missing)?;
    let runner = kit.test_runner()?;
    let settings = repo.path("target/webdriver.json");
    fs::create_dir_all(repo.path("target"))?;
    fs::write(&settings, webdriver_json(chromium))?;

    let mut tests = linting_cargo(repo);
    tests
        .args([
            "test",
            "--no-fail-fast",
            // The profile of the development page, which is compiled with the same library.
            "--profile",
            "dev",
            "--target",
            WASM,
            "--package",
            CRATE,
            // It has no tests, but it is linted here.
            "--package",
            EMPTY_PAGE,
            "--",
        ])
        .args(arguments)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings);
    // The runner uses the first driver that it finds in a variable.
    for other in ["GECKODRIVER", "SAFARIDRIVER", "MSEDGEDRIVER"] {
        tests.env_remove(other);
    }
    let well = run_counting(&mut tests, counts)?;
    super::ended(well, counts)
}

/// The file with the driver's settings for starting Chromium.
fn webdriver_json(chromium: &Path) -> String {
    let flags = HEADLESS.map(|flag| format!("{flag:?}")).join(", ");
    let binary = chromium.to_string_lossy();
    format!("{{ \"goog:chromeOptions\": {{ \"binary\": {binary:?}, \"args\": [{flags}] }} }}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_named_with_its_flags() {
        let json = webdriver_json(Path::new("/usr/bin/chromium"));
        assert!(json.contains("\"binary\": \"/usr/bin/chromium\""), "{json}");
        assert!(
            json.contains("[\"--headless=new\", \"--no-sandbox\""),
            "{json}"
        );
    }
}
