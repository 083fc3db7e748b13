//! The response time of the page on long records, compared with their last plies alone.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::{busy, lab};
use crate::browsers::get_chromium;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::cache::Cache;

/// The number of plies in a long record, or fewer if games end sooner.
const LONG: u32 = 1_000;
const SHORTER: [(&str, u32); 3] = [("breakthrough", 280), ("ticto", 300), ("zoq", 300)];
/// Breakthrough has the longest games on the widest board.
const START: [(&str, &str); 1] = [(
    "breakthrough",
    "pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w",
)];

pub fn measure(repo: &Repo) -> Result<()> {
    let cache = Cache::open()?;
    let browsers = get_chromium(&cache)?;
    let page = page::get_and_build(repo, Edition::Release)?;
    let lab = lab::build(repo)?;
    let folder = repo.target().join("steps");
    fs::create_dir_all(&folder)?;
    for game in lab::slugs(&lab)? {
        let shorter = SHORTER.iter().find(|(one, _)| *one == game);
        let long = shorter.map_or(LONG, |(_, plies)| *plies);
        fs::write(folder.join(&game), record(&lab, &game, long)?)?;
    }
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "steps"])
        .env("TABLERO_DIST", page)
        .env("TABLERO_STEPS", &folder)
        .envs(browsers.variables());
    busy::warn();
    process::run(&mut program).context("some steps were not measured")
}

fn record(lab: &Path, game: &str, plies: u32) -> Result<String> {
    let mut command = Command::new(lab);
    command.args(["record", game, "--seed", "1", "--plies", &plies.to_string()]);
    if let Some((_, start)) = START.iter().find(|(one, _)| *one == game) {
        command.args(["--start", start]);
    }
    process::output(&mut command)
}
