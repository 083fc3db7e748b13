//! The core's perft as WebAssembly, called in Node.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::race::Timing;
use crate::process;
use crate::repo::Repo;
use crate::tools::rust::{self, WASM};

const SCRIPT: &str = "xtask/src/measure/perft/node.js";
const EXAMPLE: &str = "perft_wasm";

/// A module that cargo makes with this profile; wasm-opt does not touch it.
pub fn build(repo: &Repo, profile: &str) -> Result<PathBuf> {
    rust::get_target(repo)?;
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--target", WASM, "--profile", profile])
        .args(["--example", EXAMPLE])
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    let examples = repo.target().join(WASM).join(profile).join("examples");
    Ok(examples.join(format!("{EXAMPLE}.wasm")))
}

pub fn run(repo: &Repo, node: &Path, module: &Path, depth: u32) -> Result<Timing> {
    let mut command = Command::new(node);
    command
        .arg(repo.path(SCRIPT))
        .arg(module)
        .arg(depth.to_string());
    process::output(&mut command)?.parse()
}
