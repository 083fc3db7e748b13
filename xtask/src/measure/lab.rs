//! `lab`, built for measurements.

use std::path::{Path, PathBuf};
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
    process::program_in(&repo.target().join("release"), "lab").context("cargo did not build lab")
}

/// The slugs of all games, as listed by `lab`.
pub fn slugs(lab: &Path) -> Result<Vec<String>> {
    let listed = process::output(Command::new(lab).arg("games"))?;
    let slugs = listed.lines().filter_map(|line| line.split('\t').next());
    let mut slugs: Vec<String> = slugs.map(str::to_owned).collect();
    slugs.dedup();
    Ok(slugs)
}
