//! The project's dependencies, checked by cargo-deny: licences, sources and duplicate versions offline, and known
//! vulnerabilities if their database can be fetched. This part only runs if it is named.

use std::process::Command;

use anyhow::{Result, bail};

use super::checks::cargo;
use super::counts::Counts;
use crate::process;
use crate::repo::Repo;
use crate::tools::cache::Cache;
use crate::tools::crates::CrateTool;

/// The checks that need no network once all crates are fetched.
const OFFLINE: [&str; 3] = ["licenses", "sources", "bans"];

/// Runs the checks by the rules in `.cargo/deny.toml`.
pub fn test(repo: &Repo, counts: &mut Counts) -> Result<()> {
    let cache = Cache::open()?;
    let program = CrateTool::cargo_deny().get(&cache)?;
    cache.tidy()?;
    let deny = || {
        let mut command = Command::new(&program);
        command
            .current_dir(repo.root())
            .args(["--workspace", "--all-features"]);
        command
    };
    // Also the crates of other systems. Without a network, the checks report missing crates.
    let _ = process::succeeds(cargo(repo).args(["fetch", "--locked"]));
    let mut failed = Vec::new();
    for check in OFFLINE {
        let checked = process::run(deny().args(["--offline", "check", check]));
        match checked.is_ok() {
            true => counts.passed += 1,
            false => failed.push(check),
        }
    }
    // Without the database the result is unknown, which is not a fault of the project.
    match process::succeeds(deny().arg("fetch").arg("db")) {
        true => match process::run(deny().args(["check", "advisories"])).is_ok() {
            true => counts.passed += 1,
            false => failed.push("advisories"),
        },
        false => println!(
            "Known faults were not looked for: their database (RustSec's) cannot be fetched from here."
        ),
    }
    counts.failed += u32::try_from(failed.len()).unwrap_or(u32::MAX);
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("failed: {}", failed.join(", ")),
    }
}
