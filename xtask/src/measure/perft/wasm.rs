//! The core's perft as WebAssembly, called in Node.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::{DEPTH, RUNS, Timing, read_runs};
use crate::process;
use crate::repo::Repo;
use crate::tools::rust::{self, WASM};

const SCRIPT: &str = include_str!("node.js");
const EXAMPLE: &str = "perft_wasm";

/// Perft in a module that cargo makes with this profile; wasm-opt does not touch it.
pub fn perft(repo: &Repo, node: &Path, profile: &str) -> Result<Timing> {
    rust::get_target(repo)?;
    let mut cargo = Command::new("cargo");
    cargo
        .args([
            "build",
            "--target",
            WASM,
            "--profile",
            profile,
            "--example",
            EXAMPLE,
        ])
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    let module = repo
        .target()
        .join(WASM)
        .join(profile)
        .join("examples")
        .join(format!("{EXAMPLE}.wasm"));
    let mut command = Command::new(node);
    command.args(["-e", SCRIPT, "--"]).arg(module);
    command.args([DEPTH.to_string(), RUNS.to_string()]);
    read_runs(&process::output(&mut command)?)
}
