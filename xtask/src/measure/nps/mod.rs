//! The number of nodes a second that the search reaches, natively and as WebAssembly in a browser.

mod chromium;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::busy;
use super::example::Build;
use super::race::{Race, Timing};
use crate::browsers::get_chromium;
use crate::process;
use crate::repo::Repo;
use crate::tools::cache::Cache;
use chromium::Chromium;

const EXAMPLE: &str = "nps";
/// The profile with which the worker is built.
const PROFILE: &str = "engine";
const MODULES: [(&str, Build); 2] = [
    ("plain.wasm", Build::wasm(EXAMPLE, PROFILE)),
    ("simd.wasm", Build::simd(EXAMPLE, PROFILE)),
];
/// The approximate time of a native search in seconds.
const SECONDS: f64 = 1.0;

pub fn measure(repo: &Repo) -> Result<()> {
    let browsers = get_chromium(&Cache::open()?)?;
    let program = browsers.chromium.as_deref();
    let program = program.context("Chromium is missing")?;
    let native = Build::native(EXAMPLE, PROFILE).make(repo)?;
    let mut modules = Vec::new();
    for (name, build) in MODULES {
        modules.push((name, build.make(repo)?));
    }
    let modules: Vec<(&str, &Path)> = modules
        .iter()
        .map(|(name, path)| (*name, path.as_path()))
        .collect();
    let chromium = Chromium::start(program, &modules, &repo.target().join("nps"))?;

    busy::warn();
    println!("Search, in millions of nodes a second (in brackets: relative to native):");
    println!(
        "  {:14} {:>10} {:>9} {:>16} {:>16}",
        "game", "nodes", "native", "wasm", "wasm with SIMD"
    );
    let listed = process::output(&mut Command::new(&native))?;
    for (number, line) in listed.lines().enumerate() {
        let (game, nodes) = search_of(line).context("the line of a game has an unknown format")?;
        let taken = natively(&native, number, nodes)?.leaves;
        let same = |timing: Timing| match timing.leaves == taken {
            true => Ok(timing),
            false => bail!("{game}: {} nodes, natively {taken}", timing.leaves),
        };
        // Warm up, so that the browser has optimised the code.
        for (module, _) in &modules {
            same(chromium.search(module, number, nodes)?)?;
        }
        let mut race = Race::default();
        race.enter("native", || same(natively(&native, number, nodes)?));
        for (module, _) in &modules {
            race.enter(module, || same(chromium.search(module, number, nodes)?));
        }
        let times = race.times()?;
        let speed = |seconds: f64| taken as f64 / seconds / 1e6;
        print!("  {game:14} {taken:>10} {:9.2}", speed(times[0]));
        for time in &times[1..] {
            print!(" {:9.2} ({:.2})", speed(*time), times[0] / time);
        }
        println!();
    }
    println!(
        "(Medians of 5 runs in turns, all built with the worker's profile, the WebAssembly in a worker of\n\
         Chromium.)"
    );
    Ok(())
}

/// A game and its number of nodes, from a line of the list: name, nodes and millions of nodes a second,
/// separated by tabs.
fn search_of(line: &str) -> Option<(&str, u32)> {
    let mut fields = line.split('\t');
    let game = fields.next()?;
    let speed: f64 = fields.nth(1)?.parse().ok()?;
    Some((game, (SECONDS * speed * 1e6).max(1.0) as u32))
}

fn natively(program: &Path, number: usize, nodes: u32) -> Result<Timing> {
    let mut command = Command::new(program);
    command.args([number.to_string(), nodes.to_string()]);
    process::output(&mut command)?.parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_nodes_are_searched_as_take_a_second() {
        assert_eq!(search_of("zoq\t1002839\t4.25"), Some(("zoq", 4_250_000)));
        assert_eq!(search_of("zoq 4.25"), None);
    }
}
