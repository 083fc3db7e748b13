//! The move generator's speed on Breakthrough: beside OpenSpiel's, and as WebAssembly.

mod openspiel;
mod wasm;

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::repo::Repo;

/// Deep enough that starting a program does not count.
const DEPTH: u32 = 6;
const RUNS: usize = 3;

/// Runs of one program: what it counted (0 for one that does not count), and its median time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Timing {
    leaves: u64,
    seconds: f64,
}

pub fn beside_openspiel(repo: &Repo) -> Result<()> {
    let python = openspiel::get()?;
    println!("Perft of Breakthrough from the start, depth {DEPTH}, medians of {RUNS} runs");
    let native = native(repo)?;
    native.print("tablero, native, last ply in bulk", &native);
    let perft = openspiel::perft(&python, DEPTH)?;
    perft.print("OpenSpiel from Python, last ply in bulk", &native);
    let walk = openspiel::walk(&python, DEPTH - 1)?;
    walk.print("OpenSpiel's C++ through the same positions", &native);
    println!(
        "(The second line holds what calling C++ from Python costs at each position. The third is\n\
         one call of expected_returns: it asks a policy and adds up returns beside, but leaves out\n\
         the moves of the last positions, which the others count.)"
    );
    if perft.leaves != native.leaves {
        println!("The counts differ: one of the two plays by other rules.");
    }
    Ok(())
}

pub fn in_wasm(repo: &Repo) -> Result<()> {
    let node = process::on_path("node").context(
        "Node runs the WebAssembly here and is not on PATH: install it (https://nodejs.org)",
    )?;
    println!("Perft of Breakthrough from the start, depth {DEPTH}, medians of {RUNS} runs");
    let native = native(repo)?;
    native.print("native, release profile", &native);
    for profile in ["release", "page"] {
        let timing = wasm::perft(repo, &node, profile)?;
        timing.print(&format!("wasm in Node, {profile} profile"), &native);
    }
    Ok(())
}

/// Perft with `lab`, each run a process of its own.
fn native(repo: &Repo) -> Result<Timing> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--release", "--bin", "lab"])
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    let lab = process::program_in(&repo.target().join("release"), "lab")
        .context("cargo has built no lab")?;
    let mut runs = Vec::new();
    for _ in 0..RUNS {
        let mut command = Command::new(&lab);
        command.args(["perft", "breakthrough", "--depth", &DEPTH.to_string()]);
        let started = Instant::now();
        let answer = process::output(&mut command)?;
        let seconds = started.elapsed().as_secs_f64();
        let leaves = answer.split_whitespace().last();
        let leaves = leaves.and_then(|number| number.parse().ok());
        runs.push(Timing {
            leaves: leaves.context("lab printed no number of leaves")?,
            seconds,
        });
    }
    median(runs)
}

impl Timing {
    fn print(&self, what: &str, base: &Self) {
        let leaves = match self.leaves {
            0 => String::new(),
            leaves => format!("{leaves} leaves"),
        };
        println!(
            "  {what:42} {leaves:>18} {:9.3} s {:8.2} times",
            self.seconds,
            self.seconds / base.seconds
        );
    }
}

/// Reads lines of leaves and seconds.
fn read_runs(text: &str) -> Result<Timing> {
    let runs = text.lines().map(|line| {
        let (leaves, seconds) = line.split_once(' ')?;
        let leaves = leaves.parse().ok()?;
        let seconds = seconds.trim().parse().ok()?;
        Some(Timing { leaves, seconds })
    });
    match runs.collect::<Option<Vec<_>>>() {
        Some(runs) => median(runs),
        None => bail!("expected lines of leaves and seconds, found {text:?}"),
    }
}

fn median(mut runs: Vec<Timing>) -> Result<Timing> {
    runs.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
    runs.get(runs.len() / 2).copied().context("nothing has run")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_run_is_taken() {
        let timing = read_runs("22 0.3\n22 0.1\n22 0.2\n").unwrap();
        assert_eq!(
            timing,
            Timing {
                leaves: 22,
                seconds: 0.2
            }
        );
        assert!(read_runs("").is_err());
        assert!(read_runs("no module named pyspiel").is_err());
    }
}
