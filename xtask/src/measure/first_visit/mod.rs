//! Compares the first visit of the release page with the first visit of a page with only a small board,
//! built with the same tools.
//!
//! Both pages are built here and compressed like on a host. The program `first_visit` in `tests/browser`
//! visits them in Chromium, alternately, and prints a line for each value.

mod figures;
mod limits;
mod results;

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;

use super::{brotli, busy};
use crate::browsers::get_chromium;
use crate::page::{self, Edition};
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::cache::{Cache, remove};
use limits::{LIMITS, Verdict};
use results::Run;

pub use figures::{Figure, Measured, Sample, Subject};

const USAGE: &str = "\
cargo xtask measure first-visit [--only-print] [--pairs N]
    visits both pages seven times, or N times, prints medians with the least and
    the most, and how many requests home, a game's link, a rule and a puzzle wait
    for one after another; adds the medians to tests/browser/first_visit/results.tsv,
    and fails if a limit is exceeded; with --only-print it adds nothing and does not fail";

const EMPTY_PAGE: &str = "tests/empty-page/index.html";

/// The arguments.
#[derive(Debug, PartialEq)]
struct Arguments {
    only_print: bool,
    pairs: usize,
}

pub fn measure(repo: &Repo, options: &[String]) -> Result<()> {
    let arguments = Arguments::parse(options)?;
    if !brotli::IS_THERE {
        return brotli::measure_with(repo, "first-visit", options);
    }
    let load = busy::load();
    let browsers = get_chromium(&Cache::open()?)?;
    let page = page::get_and_build(repo, Edition::Release)?;
    let empty = page::get_and_build_other(repo, EMPTY_PAGE, "empty-page")?;
    let folder = repo.target().join("first-visit");
    for (subject, built) in [(Subject::Page, page), (Subject::Empty, empty)] {
        let to = folder.join(subject.name());
        remove(&to)?;
        copy_compressed(&built, &to)?;
    }
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "first_visit", "--", &arguments.pairs.to_string()])
        .env("TABLERO_FIRST_VISIT", &folder)
        .envs(browsers.variables())
        .stdout(Stdio::piped());
    busy::warn();
    let visits = program.spawn().context("cargo cannot be started")?;
    let visits = visits.wait_with_output()?;
    if !visits.status.success() {
        bail!("some visits failed");
    }
    let mut measured = Measured::default();
    for line in String::from_utf8_lossy(&visits.stdout).lines() {
        measured.add(line.parse()?);
    }
    print(&measured, arguments.pairs);
    let verdicts = LIMITS.map(|limit| limit.judge(&measured));
    println!("\nOf the medians:");
    for Verdict { line, .. } in &verdicts {
        println!("  {line}");
    }
    if arguments.only_print {
        return Ok(());
    }
    results::keep(repo, &Run::now(repo, load, arguments.pairs)?, &measured)?;
    match verdicts.iter().filter(|verdict| verdict.is_over).count() {
        0 => Ok(()),
        over => bail!("{over} of {} limits are exceeded", verdicts.len()),
    }
}

impl Arguments {
    fn parse(options: &[String]) -> Result<Self> {
        let mut arguments = Self {
            only_print: false,
            pairs: 7,
        };
        let mut words = lexopt::Parser::from_args(options);
        while let Some(word) = words.next()? {
            match word {
                Long("only-print") => arguments.only_print = true,
                Long("pairs") => arguments.pairs = words.value()?.parse()?,
                other => bail!("{}\n{USAGE}", other.unexpected()),
            }
        }
        if arguments.pairs == 0 {
            bail!("--pairs must be at least 1\n{USAGE}");
        }
        Ok(arguments)
    }
}

/// Copies a folder. Adds a brotli-compressed version beside each file if that is smaller.
fn copy_compressed(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("{} cannot be made", to.display()))?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_compressed(&path, &copy)?;
            continue;
        }
        let contents = fs::read(&path)?;
        let small = brotli::compressed(&contents)?;
        if small.len() < contents.len() {
            let mut name = entry.file_name();
            name.push(".br");
            fs::write(to.join(name), small)?;
        }
        fs::write(copy, contents)?;
    }
    Ok(())
}

fn print(measured: &Measured, pairs: usize) {
    println!("\nMedians of {pairs} visits each, and the least and the most:");
    println!(
        "  {:18} {:>27} {:>27}  {:>6}",
        "", "empty page", "page", "times"
    );
    for figure in Figure::ALL {
        let shown = Subject::ALL.map(|subject| match measured.spread(subject, figure) {
            None => String::new(),
            Some(spread) => {
                let [median, min, max] =
                    [spread.median, spread.min, spread.max].map(|value| figure.shown(value));
                format!("{median:>9} {:>17}", format!("{min}-{max}"))
            }
        });
        let [empty, page] = Subject::ALL.map(|subject| measured.median(subject, figure));
        let ratio = page.zip(empty).filter(|(_, empty)| *empty > 0.0);
        let ratio = ratio.map_or(String::new(), |(page, empty)| {
            format!("{:.2}", page / empty)
        });
        println!(
            "  {:18} {:>27} {:>27}  {ratio:>6}  {}",
            figure.name(),
            shown[0],
            shown[1],
            figure.about()
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_pairs_are_measured_and_judged_unless_told_otherwise() {
        let parse = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            Arguments::parse(&words)
        };
        let usual = Arguments {
            only_print: false,
            pairs: 7,
        };
        assert_eq!(parse(&[]).unwrap(), usual);
        let other = Arguments {
            only_print: true,
            pairs: 2,
        };
        assert_eq!(parse(&["--only-print", "--pairs", "2"]).unwrap(), other);
        assert!(parse(&["--pairs", "0"]).is_err());
        let error = parse(&["--often"]).unwrap_err().to_string();
        assert!(error.contains("--often") && error.contains("--pairs N"));
    }
}
