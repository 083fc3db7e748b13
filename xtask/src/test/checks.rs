//! The parts that need nothing but Rust: format, clippy, the core's tests.

use std::fs;
use std::process::Command;

use anyhow::Result;

use super::counts::{Counts, run_counting};
use super::wasm;
use crate::process;
use crate::repo::Repo;
use crate::tools::rust::WASM;

/// What clippy is told after its own arguments.
const STRICT: [&str; 3] = ["--", "-D", "warnings"];

pub fn format(repo: &Repo) -> Result<()> {
    process::run(cargo(repo).args(["fmt", "--all", "--check"]))
}

/// The core, the tools and the browser suite, without the page: Leptos is not compiled here.
pub fn clippy_native(repo: &Repo) -> Result<()> {
    let mut clippy = cargo(repo);
    clippy
        .args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--exclude",
            wasm::CRATE,
        ])
        .args(STRICT);
    process::run(&mut clippy)
}

/// The page, its worker, and the tests that run in a browser.
pub fn clippy_wasm(repo: &Repo) -> Result<()> {
    let mut clippy = cargo(repo);
    clippy.args([
        "clippy",
        "--target",
        WASM,
        "--features",
        "page,trip",
        "--lib",
    ]);
    for binary in binaries_of_page(&fs::read_to_string(repo.path("index.html"))?) {
        clippy.args(["--bin", &binary]);
    }
    process::run(clippy.args(STRICT))?;
    let mut clippy = cargo(repo);
    clippy
        .args([
            "clippy",
            "--target",
            WASM,
            "--package",
            wasm::CRATE,
            "--all-targets",
        ])
        .args(STRICT);
    process::run(&mut clippy)
}

pub fn core(repo: &Repo, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let mut well = true;
    for package in [&[][..], &["--package", "xtask"]] {
        let mut tests = cargo(repo);
        tests
            .args(["test", "--no-fail-fast"])
            .args(package)
            .arg("--")
            .args(arguments);
        well &= run_counting(&mut tests, counts)?;
    }
    super::ended(well, counts)
}

pub fn cargo(repo: &Repo) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(repo.root());
    command
}

/// The programs that the page's links name.
fn binaries_of_page(page: &str) -> Vec<String> {
    page.split("data-bin=\"")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_programs_are_read_from_its_links() {
        let page = "<link data-trunk rel=\"rust\" data-bin=\"tablero\" />\n\
                    <link data-trunk rel=\"rust\" data-bin=\"mind\" data-type=\"worker\" />";
        assert_eq!(binaries_of_page(page), ["tablero", "mind"]);
    }
}
