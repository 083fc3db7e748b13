//! Builds the page in parallel with other parts of the tests. Most of a build is linking, which uses one
//! core.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};

use crate::page::Edition;
use crate::repo::Repo;

/// A build that runs as a child process of this program. Its output is kept until it ends.
#[derive(Debug)]
pub struct BuildBeside(JoinHandle<Build>);

/// A finished build.
#[derive(Debug)]
pub struct Build {
    pub edition: Edition,
    pub time: Duration,
    /// Its output.
    pub output: String,
    pub result: Result<()>,
}

impl BuildBeside {
    pub fn start(repo: &Repo, edition: Edition) -> Self {
        let repo = repo.clone();
        // Find our own program now. After it is compiled again, its path is no longer known.
        let program = own_program();
        Self(thread::spawn(move || {
            let start = Instant::now();
            let log = repo.path("target").join(edition.named("page") + ".log");
            let result = match &program {
                Ok(program) => run(&repo, program, edition, &log),
                Err(error) => Err(anyhow!("{error:#}")),
            };
            Build {
                edition,
                time: start.elapsed(),
                output: fs::read_to_string(&log).unwrap_or_default(),
                result,
            }
        }))
    }

    /// Waits for its end.
    pub fn finish(self) -> Result<Build> {
        self.0.join().map_err(|_| anyhow!("building panicked"))
    }
}

fn run(repo: &Repo, program: &Path, edition: Edition, log: &Path) -> Result<()> {
    let unwritable = || format!("{} cannot be written", log.display());
    fs::create_dir_all(repo.path("target"))?;
    let output = File::create(log).with_context(unwritable)?;
    let mut command = Command::new(program);
    command
        .arg("build")
        .args(edition.flag())
        .current_dir(repo.root())
        .stdin(Stdio::null())
        .stderr(output.try_clone().with_context(unwritable)?)
        .stdout(output);
    let status = command.status().context("xtask cannot be started")?;
    match status.success() {
        true => Ok(()),
        false => Err(anyhow!("{} could not be built", edition.name())),
    }
}

fn own_program() -> Result<PathBuf> {
    env::current_exe().context("the path of xtask is not known")
}
