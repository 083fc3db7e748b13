//! The parts that only need Rust: formatting, clippy, and the tests of the core.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::counts::{Counts, run_counting};
use super::wasm;
use crate::browsers::consent;
use crate::process;
use crate::repo::Repo;
use crate::tools::rust::WASM;

/// The packages that are compiled for the native tests. Every command lists all of them, whichever target it
/// needs: with the same features, shared code is compiled once.
pub const NATIVE: [&str; 8] = [
    "--package",
    "tablero",
    "--package",
    "xtask",
    "--package",
    "tablero-browser",
    "--package",
    "pack",
];

/// The last arguments of clippy.
const STRICT: [&str; 3] = ["--", "-D", "warnings"];

pub fn format(repo: &Repo) -> Result<()> {
    process::run(cargo(repo).args(["fmt", "--all", "--check"]))?;
    // The fuzzers are not part of the workspace.
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    process::run(cargo(repo).args(fuzz))
}

/// The page for comparing first visits: its package and its program.
pub const EMPTY_PAGE: &str = "empty-page";

/// Everything except the page. Leptos is not compiled here.
pub fn clippy_native(repo: &Repo) -> Result<()> {
    let mut clippy = cargo(repo);
    clippy.args(["clippy", "--workspace", "--all-targets"]);
    process::run(clippy.args(STRICT))
}

/// The page, its worker and the tests that run in a browser, in one command. Separate commands would check
/// Leptos twice.
pub fn clippy_wasm(repo: &Repo) -> Result<()> {
    let mut clippy = cargo(repo);
    clippy
        .args([
            "clippy",
            "--target",
            WASM,
            "--package",
            "tablero",
            "--package",
            wasm::CRATE,
            "--package",
            EMPTY_PAGE,
        ])
        .args([
            "--features",
            "tablero/split,tablero/engine,tablero/early,tablero/test-game",
            "--lib",
            "--bin",
            EMPTY_PAGE,
        ]);
    for binary in binaries_of_page(&fs::read_to_string(repo.path("index.html"))?) {
        clippy.args(["--bin", &binary]);
    }
    for test in test_targets(&repo.path("tests/wasm/tests"))? {
        clippy.args(["--test", &test]);
    }
    process::run(clippy.args(STRICT))
}

/// The tests of the core and of the tools. The examples are compiled.
pub fn core(repo: &Repo, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let mut tests = linting_cargo(repo);
    tests
        .args(["test", "--no-fail-fast"])
        .args(NATIVE)
        .args(["--tests", "--examples", "--"])
        .args(arguments);
    let well = run_counting(&mut tests, counts)?;
    super::ended(well, counts)
}

/// The tests of the programs that pack and examine the page.
pub fn programs(repo: &Repo, counts: &mut Counts) -> Result<()> {
    let mut tests = linting_cargo(repo);
    tests.args(["test", "--no-fail-fast"]).args(NATIVE).args([
        "--bin",
        "pack",
        "--bin",
        "first_visit",
        "--bin",
        "sheet",
        "--bin",
        "stress",
    ]);
    let well = run_counting(&mut tests, counts)?;
    super::ended(well, counts)
}

/// Cargo with clippy's driver as the compiler for the packages of the workspace, so that they are linted
/// while they are compiled for the tests. Running clippy separately would check all dependencies first.
pub fn linting_cargo(repo: &Repo) -> Command {
    let mut command = cargo(repo);
    // `cargo clippy -- -D warnings` passes the lints to its driver in this way.
    let separator = "__CLIPPY_HACKERY__";
    command
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", format!("-D{separator}warnings{separator}"));
    command
}

pub fn cargo(repo: &Repo) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(repo.root());
    // A test machine builds only once: incremental files would take gigabytes, and debug information is not
    // needed.
    if consent::in_ci() {
        command
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "2");
    }
    command
}

/// The programs that the page refers to.
fn binaries_of_page(page: &str) -> Vec<String> {
    page.split("data-bin=\"")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .collect()
}

/// The names of cargo's test targets in a folder.
fn test_targets(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_test =
            path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").is_file();
        if let Some(name) = path.file_stem().filter(|_| is_test) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_programs_are_read_from_its_links() {
        let page = "<link data-trunk rel=\"rust\" data-bin=\"tablero\" />\n\
                    <link data-trunk rel=\"rust\" data-bin=\"engine\" data-type=\"worker\" />";
        assert_eq!(binaries_of_page(page), ["tablero", "engine"]);
    }
}
