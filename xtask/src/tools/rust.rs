//! Parts of a toolchain that rustup installs: the wasm target, clippy and rustfmt.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;

pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the wasm target if it is missing.
pub fn get_target(repo: &Repo) -> Result<()> {
    let mut question = Command::new("rustc");
    question
        .args(["--print", "target-libdir", "--target", WASM])
        .current_dir(repo.root());
    if process::output(&mut question).is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    println!("Getting the Rust target {WASM}.");
    rustup(repo, &["target", "add", WASM])
}

/// Installs clippy and rustfmt if they are missing.
pub fn get_components(repo: &Repo) -> Result<()> {
    for (component, subcommand) in [("clippy", "clippy"), ("rustfmt", "fmt")] {
        let mut question = Command::new("cargo");
        question
            .args([subcommand, "--version"])
            .current_dir(repo.root());
        if !process::succeeds(&mut question) {
            println!("Getting the Rust component {component}.");
            rustup(repo, &["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let by_hand = format!(
        "the Rust toolchain is incomplete: run `rustup {}` in the project's folder",
        arguments.join(" ")
    );
    let mut command = Command::new("rustup");
    command.args(arguments).current_dir(repo.root());
    process::run(&mut command).context(by_hand)
}
