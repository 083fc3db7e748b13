//! The move generators' speed: of all games natively and as WebAssembly, of Breakthrough beside
//! OpenSpiel's.

mod openspiel;
mod race;
mod wasm;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;
use race::{Race, Timing};

/// Deep enough that starting a program does not count.
const DEPTH: u32 = 6;

/// Two runs; within each, what is compared takes turns.
pub fn measure(repo: &Repo) -> Result<()> {
    wasm::measure(repo)?;
    println!();
    beside_openspiel(repo)
}

fn beside_openspiel(repo: &Repo) -> Result<()> {
    let python = openspiel::get()?;
    let lab = build_lab(repo)?;
    let mut race = Race::default();
    race.enter("tablero, native, last ply in bulk", || run_lab(&lab));
    race.enter("OpenSpiel from Python, last ply in bulk", || {
        openspiel::run(repo, &python, "python", DEPTH)
    });
    race.enter("OpenSpiel's C++ through the same positions", || {
        openspiel::run(repo, &python, "walk", DEPTH - 1)
    });
    println!("Perft of Breakthrough from the start, depth {DEPTH}");
    race.run()?;
    println!(
        "(The second line holds what calling C++ from Python costs at each position. The third is\n\
         one call of expected_returns: it asks a policy and adds up returns beside, but leaves out\n\
         the moves of the last positions, which the others count.)"
    );
    Ok(())
}

fn build_lab(repo: &Repo) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--release", "--bin", "lab"])
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    process::program_in(&repo.target().join("release"), "lab").context("cargo has built no lab")
}

fn run_lab(lab: &Path) -> Result<Timing> {
    let mut command = Command::new(lab);
    command.args(["perft", "breakthrough", "--depth", &DEPTH.to_string()]);
    let started = Instant::now();
    let answer = process::output(&mut command)?;
    let seconds = started.elapsed().as_secs_f64();
    let leaves = answer.split_whitespace().last();
    let leaves = leaves.and_then(|number| number.parse().ok());
    Ok(Timing {
        leaves: leaves.context("lab printed no number of leaves")?,
        seconds,
    })
}
