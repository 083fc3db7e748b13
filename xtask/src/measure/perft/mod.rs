//! The speed of the move generators: all games natively and as WebAssembly, and Breakthrough compared with
//! OpenSpiel.

mod wasm;

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use super::lab;
use super::openspiel;
use super::race::{Race, Timing};
use crate::process;
use crate::repo::Repo;

/// Deep enough that the start of the program does not matter.
const DEPTH: u32 = 6;
const SCRIPT: &str = "xtask/src/measure/perft/openspiel.py";

/// Two comparisons. In each, the programs run alternately.
pub fn measure(repo: &Repo) -> Result<()> {
    wasm::measure(repo)?;
    println!();
    beside_openspiel(repo)
}

fn beside_openspiel(repo: &Repo) -> Result<()> {
    let python = openspiel::get()?;
    let lab = lab::build(repo)?;
    let mut race = Race::default();
    race.enter("tablero, native, last ply in bulk", || run_lab(&lab));
    race.enter("OpenSpiel from Python, last ply in bulk", || {
        run_openspiel(repo, &python, "python", DEPTH)
    });
    race.enter("OpenSpiel's C++ through the same positions", || {
        run_openspiel(repo, &python, "walk", DEPTH - 1)
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

/// Runs through the tree in one of the ways that the script supports.
fn run_openspiel(repo: &Repo, python: &Path, way: &str, depth: u32) -> Result<Timing> {
    let mut command = Command::new(python);
    command
        .arg(repo.path(SCRIPT))
        .args([way, &depth.to_string()]);
    process::output(&mut command)?.parse()
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
