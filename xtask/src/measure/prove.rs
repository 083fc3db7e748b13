//! Small boards of Breakthrough, proven by `lab` and checked with the rules' moves.

use std::fs;
use std::process::Command;

use anyhow::{Result, bail};

use super::example::Build;
use super::{busy, lab};
use crate::process;
use crate::repo::Repo;

/// Boards that are proven completely, in minutes.
const WHOLE: [&str; 5] = ["4x4", "5x4", "4x5", "5x5", "4x6"];
/// Boards for which the progress is measured.
const PARTLY: [&str; 2] = ["5x6", "6x5"];
const MINUTES: &str = "60";
/// The size of the transposition tables in megabytes.
const HASH: &str = "4096";

/// Takes sizes like `5x5`. Without any, takes all sizes. `--minutes M` is the time limit for each of the
/// larger boards.
pub fn measure(repo: &Repo, options: &[String]) -> Result<()> {
    let (mut sizes, mut minutes) = (Vec::new(), MINUTES);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match (&**option, options.as_slice().first()) {
            ("--minutes", Some(value)) => {
                minutes = value;
                options.next();
            }
            (size, _) if size.starts_with(|c: char| c.is_ascii_digit()) => sizes.push(size),
            (other, _) => bail!("unexpected {other:?}: expected a size like 5x5, or --minutes M"),
        }
    }
    if sizes.is_empty() {
        sizes.extend(WHOLE.into_iter().chain(PARTLY));
    }
    let lab = lab::build(repo)?;
    let folder = repo.target().join("proofs");
    fs::create_dir_all(&folder)?;
    busy::warn();
    for size in sizes {
        let file = folder.join(size);
        // A file from an earlier run is not a result of this one.
        if file.exists() {
            fs::remove_file(&file)?;
        }
        let mut prove = Command::new(&lab);
        prove.args(["prove", "breakthrough", "--size", size, "--hash", HASH]);
        prove.arg("--to").arg(&file);
        if !WHOLE.contains(&size) {
            prove.args(["--minutes", minutes]);
        }
        process::run(&mut prove)?;
        if file.exists() {
            let mut verify = Command::new(&lab);
            verify.args(["verify", "breakthrough", "--size", size]);
            process::run(verify.arg("--from").arg(&file))?;
        }
    }
    Ok(())
}

/// Positions of games on five by five cells, proven like in an analysis on the page.
pub fn analysis(repo: &Repo) -> Result<()> {
    let program = Build::native("proven", "release").make(repo)?;
    busy::warn();
    process::run(&mut Command::new(program))
}
