//! The examples that are measured, built natively and as WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;
use crate::tools::rust;

/// What cargo makes of an example with this profile, natively or for a target; wasm-opt does not
/// touch it.
pub fn build(repo: &Repo, example: &str, profile: &str, target: Option<&str>) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--profile", profile])
        .args(["--example", example])
        .current_dir(repo.root());
    let mut folder = repo.target();
    if let Some(target) = target {
        rust::get_target(repo)?;
        cargo.args(["--target", target]);
        folder.push(target);
    }
    process::run(&mut cargo)?;
    let folder: &Path = &folder.join(profile).join("examples");
    match target {
        Some(_) => Ok(folder.join(format!("{example}.wasm"))),
        None => process::program_in(folder, example).context("cargo has built no example"),
    }
}
