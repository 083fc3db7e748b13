//! Breakthrough against OpenSpiel's players, using the scripts with the tests.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::score::Score;
use super::{MatchFolder, answer_of};
use crate::measure::openspiel;
use crate::process;
use crate::repo::Repo;

const SCRIPTS: &str = "tests/strength";
pub const SIZES: [u32; 2] = [8, 6];
/// The players by their names in the script, with the usual number of games.
pub const OPPONENTS: [(&str, u32); 3] = [
    ("alpha-beta-4", 100),
    ("mcts-1000", 200),
    ("mcts-10000", 200),
];
/// This many random games are compared first, ply by ply.
const COMPARED: u32 = 50;

/// Plays the games that are not stored yet. `go` is sent to the engine at each move.
pub fn play(
    repo: &Repo,
    match_folder: &MatchFolder,
    size: u32,
    opponent: &str,
    go: &str,
    games: u32,
) -> Result<Score> {
    let python = openspiel::get()?;
    let size = size.to_string();
    let mut check = script(repo, &python, "check.py");
    check
        .arg(&match_folder.lab)
        .args([&size, &COMPARED.to_string()]);
    print!("  {}", process::output(&mut check)?);
    let mut play = script(repo, &python, "play.py");
    play.arg(&match_folder.lab)
        .args([&size, opponent, go, &games.to_string()])
        .arg(match_folder.file(&["breakthrough", &size, opponent, go], "jsonl"));
    Score::read(&answer_of(&mut play)?, ' ')
}

fn script(repo: &Repo, python: &Path, name: &str) -> Command {
    let mut command = Command::new(python);
    // Python must not write compiled files into the sources.
    command.arg("-B").arg(repo.path(SCRIPTS).join(name));
    command
}
