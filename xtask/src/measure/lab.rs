//! The workbench, built to be measured.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;

pub fn build(repo: &Repo) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--release", "--bin", "lab"])
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    process::program_in(&repo.target().join("release"), "lab").context("cargo has built no lab")
}
