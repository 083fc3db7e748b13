//! Compares the rules of every game with the second implementation, on many more positions than the tests
//! use.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::repo::Repo;
use crate::test::counts::{Counts, run_counting};

/// The variable for the number of positions of each game to compare.
const POSITIONS: &str = "TABLERO_POSITIONS";
const USUAL_POSITIONS: &str = "100000";
/// The name of the tests that compare.
const TESTS: &str = "both_opinions_agree";

pub fn measure(repo: &Repo) -> Result<()> {
    let games = games(&repo.path("tests"))?;
    if games.is_empty() {
        bail!("no game has a second opinion: expected a `plain` beside its tests");
    }
    let positions = env::var(POSITIONS).unwrap_or_else(|_| USUAL_POSITIONS.to_owned());
    println!(
        "Two opinions on {positions} positions ({POSITIONS} chooses) of each: {}.\n\
         For each game: how often each rule has decided something.",
        games.join(", ")
    );
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--quiet", "--release", "--no-fail-fast"]);
    for game in &games {
        cargo.args(["--test", game]);
    }
    cargo
        .args([TESTS, "--", "--nocapture"])
        .env(POSITIONS, positions)
        .current_dir(repo.root());
    let mut counts = Counts::default();
    let well = run_counting(&mut cargo, &mut counts)?;
    // Without this check, a game without such a test would be skipped silently.
    if !well || counts.passed as usize != games.len() {
        bail!("{counts}, expected {} passed", games.len());
    }
    Ok(())
}

/// The test folders that contain a second implementation. Each is a separate test target.
fn games(tests: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(tests)? {
        let path = entry?.path();
        let plain = path.join("plain.rs").is_file() || path.join("plain").is_dir();
        if let Some(name) = path.file_name().filter(|_| plain) {
            games.push(name.to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folders_with_a_second_opinion_are_found() {
        let games = games(&Repo::find().path("tests")).unwrap();
        assert!(games.iter().any(|game| game == "breakthrough"), "{games:?}");
        assert!(!games.iter().any(|name| name == "conformance"), "{games:?}");
    }
}
