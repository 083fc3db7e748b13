//! How many nodes a second the search takes, natively and as WebAssembly in a browser.

mod chromium;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::example::build;
use super::race::{Race, Timing};
use crate::browsers::get_chromium;
use crate::process;
use crate::repo::Repo;
use crate::tools::cache::Cache;
use crate::tools::rust::WASM;
use chromium::Chromium;

const EXAMPLE: &str = "nps";
/// The modules, and the profiles that cargo builds them with.
const MODULES: [(&str, &str); 2] = [("speed.wasm", "release"), ("size.wasm", "page")];
/// With so many nodes it is tried out how many take as long as is wanted.
const TRIAL: u32 = 200_000;
const SECONDS: f64 = 1.0;

pub fn measure(repo: &Repo) -> Result<()> {
    let browsers = get_chromium(&Cache::open()?)?;
    let program = browsers.chromium.as_deref();
    let program = program.context("Chromium is missing")?;
    let native = build(repo, EXAMPLE, "release", None)?;
    let mut modules = Vec::new();
    for (name, profile) in MODULES {
        modules.push((name, build(repo, EXAMPLE, profile, Some(WASM))?));
    }
    let modules: Vec<(&str, &Path)> = modules
        .iter()
        .map(|(name, path)| (*name, path.as_path()))
        .collect();
    let chromium = Chromium::start(program, &modules, &repo.target().join("nps"))?;

    println!("Search, in millions of nodes a second; in brackets, as part of native:");
    println!(
        "  {:14} {:>10} {:>9} {:>16} {:>16}",
        "game", "nodes", "native", "wasm, for speed", "wasm, for size"
    );
    let listed = process::output(&mut Command::new(&native))?;
    for (number, game) in listed.lines().enumerate() {
        let trial = natively(&native, number, TRIAL)?;
        let nodes = (SECONDS * f64::from(TRIAL) / trial.seconds).max(1.0) as u32;
        // The trial tells how many nodes there must be: all search the same positions.
        let taken = natively(&native, number, nodes)?.leaves;
        let same = |timing: Timing| match timing.leaves == taken {
            true => Ok(timing),
            false => bail!("{game}: {} nodes, natively {taken}", timing.leaves),
        };
        // Until the browser has compiled it well.
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
    println!("(Medians of 5 runs in turns, the WebAssembly in a worker of Chromium.)");
    Ok(())
}

fn natively(program: &Path, number: usize, nodes: u32) -> Result<Timing> {
    let mut command = Command::new(program);
    command.args([number.to_string(), nodes.to_string()]);
    process::output(&mut command)?.parse()
}
