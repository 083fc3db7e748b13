//! Perft of all games, natively and as WebAssembly in Node.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::measure::example::Build;
use crate::measure::race::{Race, Timing};
use crate::process;
use crate::repo::Repo;

const SCRIPT: &str = "xtask/src/measure/perft/node.js";
const EXAMPLE: &str = "perft";

/// Prints a line for each start of each game.
pub fn measure(repo: &Repo) -> Result<()> {
    let node = process::on_path("node").context(
        "Node runs the WebAssembly here and is not on PATH: install it (https://nodejs.org)",
    )?;
    let native = Build::native(EXAMPLE, "release").make(repo)?;
    let release = Build::wasm(EXAMPLE, "release").make(repo)?;
    let page = Build::wasm(EXAMPLE, "page").make(repo)?;
    println!("Perft from the start of each game, in millions of leaves a second:");
    println!(
        "  {:22} {:>5} {:>10} {:>9} {:>16} {:>16}",
        "game", "depth", "leaves", "native", "wasm, for speed", "wasm, for size"
    );
    let listed = process::output(&mut Command::new(&native))?;
    for (number, line) in listed.lines().enumerate() {
        let start: Start =
            Start::read(number, line).context("the line of a start has an unknown format")?;
        let in_node = |module: &Path| {
            let mut command = Command::new(&node);
            start.count(command.arg(repo.path(SCRIPT)).arg(module))
        };
        let mut race = Race::default();
        race.enter("native", || start.count(&mut Command::new(&native)));
        race.enter("wasm, for speed", || in_node(&release));
        race.enter("wasm, for size", || in_node(&page));
        let times = race.times()?;
        let speed = |seconds: f64| start.leaves as f64 / seconds / 1e6;
        print!(
            "  {:22} {:>5} {:>10} {:9.1}",
            start.name,
            start.depth,
            start.leaves,
            speed(times[0])
        );
        for time in &times[1..] {
            print!(" {:8.1} ({:.2})", speed(*time), time / times[0]);
        }
        println!();
    }
    println!(
        "(In brackets: the time as a multiple of the native time. All counts match the test vectors.)"
    );
    Ok(())
}

/// A start of a game, and its number of leaves according to the test vectors.
struct Start<'a> {
    number: usize,
    name: &'a str,
    depth: u32,
    leaves: u64,
}

impl<'a> Start<'a> {
    /// Reads a line of the list: name, depth and leaves, separated by tabs.
    fn read(number: usize, line: &'a str) -> Option<Self> {
        let mut fields = line.split('\t');
        Some(Self {
            number,
            name: fields.next()?,
            depth: fields.next()?.parse().ok()?,
            leaves: fields.next()?.parse().ok()?,
        })
    }

    /// Runs a program that prints leaves and seconds.
    fn count(&self, program: &mut Command) -> Result<Timing> {
        let arguments = [self.number.to_string(), self.depth.to_string()];
        let timing: Timing = process::output(program.args(arguments))?.parse()?;
        if timing.leaves != self.leaves {
            bail!(
                "{} leaves at depth {} of {}, expected {}",
                timing.leaves,
                self.depth,
                self.name,
                self.leaves
            );
        }
        Ok(timing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_read_from_its_line() {
        let start = Start::read(3, "zoq reach=any\t8\t5403924").unwrap();
        assert_eq!((start.number, start.name), (3, "zoq reach=any"));
        assert_eq!((start.depth, start.leaves), (8, 5_403_924));
        assert!(Start::read(0, "zoq 8 5403924").is_none());
    }
}
