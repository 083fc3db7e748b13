//! Runs a coverage-guided fuzzer on every reader of text, for some seconds each.
//!
//! Plain coverage is enough, since there is no unsafe code. So the project's own toolchain can be used, while
//! the fuzzer's sanitizers would need a nightly one.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::process;
use crate::repo::Repo;
use crate::tools::cache::{Cache, remove};
use crate::tools::crates::CrateTool;

/// The variable for the time that each reader is fuzzed.
const SECONDS: &str = "TABLERO_FUZZ_SECONDS";
/// The fuzz target, and the variable that selects its reader.
const TARGET: &str = "reader";
const READER: &str = "TABLERO_READER";
const USUAL_SECONDS: u32 = 60;
/// A text that takes longer is reported like a crash.
const SECONDS_FOR_ONE: u32 = 5;

pub fn measure(repo: &Repo) -> Result<()> {
    let seconds = match env::var(SECONDS) {
        Ok(number) => number
            .parse()
            .with_context(|| format!("{SECONDS} is {number:?}, expected a number"))?,
        Err(_) => USUAL_SECONDS,
    };
    let cache = Cache::open()?;
    let fuzzer = Fuzzer {
        program: CrateTool::cargo_fuzz().get(&cache)?,
        repo,
    };
    cache.tidy()?;
    let seeds = seeds(repo)?;
    let mut build = fuzzer.command("build");
    process::run(&mut build).context("the fuzzer needs a C++ compiler as `c++`")?;

    println!(
        "Each reader for {seconds} seconds (set by {SECONDS}), starting with the test vectors:"
    );
    println!(
        "  {:10} {:>12} {:>10} {:>9} {:>7}",
        "reader", "texts", "a second", "branches", "kept"
    );
    let mut broken = Vec::new();
    let readers = readers(&seeds)?;
    for reader in &readers {
        match fuzzer.run(reader, &seeds.join(reader), seconds)? {
            Ok(found) => println!(
                "  {reader:10} {:>12} {:>10} {:>9} {:>7}",
                found.texts,
                found.texts / u64::from(seconds.max(1)),
                found.branches,
                found.kept
            ),
            Err(output) => {
                println!("  {reader:10} BROKEN\n{output}");
                broken.push(reader.as_str());
            }
        }
    }
    if !broken.is_empty() {
        bail!("texts were found that break: {}", broken.join(", "));
    }
    println!("No text was found that breaks a reader or takes {SECONDS_FOR_ONE} seconds.");
    Ok(())
}

/// The initial texts, in a folder for each reader.
fn seeds(repo: &Repo) -> Result<PathBuf> {
    let folder = repo.target().join("fuzz/seeds");
    remove(&folder)?;
    let mut cargo = Command::new("cargo");
    cargo
        .args(["run", "--quiet", "--example", "fuzz_seeds", "--"])
        .arg(&folder)
        .current_dir(repo.root());
    process::run(&mut cargo)?;
    Ok(folder)
}

/// The readers: each has a folder of initial texts. They are listed in `tests/parsers/readers/mod.rs`.
fn readers(seeds: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(seeds)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

struct Fuzzer<'a> {
    program: PathBuf,
    repo: &'a Repo,
}

impl Fuzzer<'_> {
    /// A task of cargo-fuzz, which builds the target.
    fn command(&self, task: &str) -> Command {
        let mut command = Command::new(&self.program);
        command
            .arg(task)
            .current_dir(self.repo.root())
            .args(["--sanitizer", "none", "--target-dir"])
            .arg(self.repo.target().join("fuzz"));
        command
    }

    /// The results, or the error output for the text that breaks the reader.
    fn run(
        &self,
        reader: &str,
        seeds: &Path,
        seconds: u32,
    ) -> Result<std::result::Result<Found, String>> {
        // Texts that the fuzzer keeps are stored here for the next run.
        let kept = self.repo.target().join("fuzz/corpus").join(reader);
        std::fs::create_dir_all(&kept)?;
        let mut command = self.command("run");
        let output = command
            .args([Path::new(TARGET), &kept, seeds])
            .arg("--")
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-timeout={SECONDS_FOR_ONE}"))
            .env(READER, reader)
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("{reader} cannot be started"))?;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        if !output.status.success() {
            let lines: Vec<&str> = errors
                .lines()
                .filter(|line| !line.starts_with('#'))
                .collect();
            let from = lines.iter().position(|line| line.contains("panicked at"));
            let from = from.unwrap_or(lines.len().saturating_sub(30));
            return Ok(Err(lines[from..].join("\n")));
        }
        let found = Found::read(&errors).context("the fuzzer printed no figures")?;
        Ok(Ok(found))
    }
}

/// The results of a fuzzer.
#[derive(Debug, PartialEq)]
struct Found {
    texts: u64,
    branches: u64,
    /// The number of texts that each add coverage.
    kept: u64,
}

impl Found {
    /// Reads the last line of a run, for example "#3177028 DONE   cov: 524 ft: 1368 corp: 278/7726b lim: 4096
    /// exec/s: 151287 rss: 34Mb".
    fn read(output: &str) -> Option<Self> {
        let line = output.lines().rfind(|line| line.contains("DONE"))?;
        let mut words = line.split_whitespace();
        let texts = words.next()?.strip_prefix('#')?.parse().ok()?;
        let mut after = |name| words.find(|word| *word == name).and_then(|_| words.next());
        Some(Self {
            texts,
            branches: after("cov:")?.parse().ok()?,
            kept: after("corp:")?.split('/').next()?.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_in_the_last_line() {
        let output = "#2\tINITED cov: 5 ft: 6 corp: 1/1b exec/s: 0 rss: 30Mb\n\
                    #3177028\tDONE   cov: 524 ft: 1368 corp: 278/7726b lim: 4096 exec/s: 151287\n\
                    Done 3177028 runs in 21 second(s)\n";
        let found = Found {
            texts: 3_177_028,
            branches: 524,
            kept: 278,
        };
        assert_eq!(Found::read(output), Some(found));
        assert_eq!(Found::read("error: no such target"), None);
    }
}
