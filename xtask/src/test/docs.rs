//! Runs the commands in the documents one after another. This part only runs if it is named.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use super::counts::Counts;
use crate::documents::{self, commands};
use crate::measure::lab;
use crate::repo::Repo;

/// The time limit in minutes. Commands that take longer according to the document are skipped, unless a
/// higher limit is given.
const LIMIT: f64 = 10.0;

/// Runs each command within the time limit and prints its time.
pub fn test(repo: &Repo, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let limit = match arguments {
        [] => LIMIT,
        [flag, minutes] if flag == "--minutes" => {
            minutes.parse().context("minutes are a number")?
        }
        _ => bail!("expected `--minutes N`: longer commands are skipped"),
    };
    let lab = lab::build(repo)?;
    // The commands use `lab` without a path.
    let mut folders = Vec::from_iter(lab.parent().map(Path::to_owned));
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path = env::join_paths(folders)?;
    let mut failed = Vec::new();
    for command in named(repo)? {
        let line = &command.line;
        let minutes = command.minutes.unwrap_or_default();
        if command.is_endless {
            continue;
        }
        if minutes > limit {
            println!("{line}: skipped, stated to take {minutes} min");
            continue;
        }
        let start = Instant::now();
        let status = Command::new("sh")
            .args(["-c", line])
            .env("PATH", &path)
            .current_dir(repo.root())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .context("the shell cannot be started")?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{line}: {seconds:.0} s, stated {:.0} s", minutes * 60.0);
        if status.success() {
            counts.passed += 1;
        } else {
            counts.failed += 1;
            failed.push(command.line);
        }
    }
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("failed: {}", failed.join("; ")),
    }
}

/// Each command once, except the tests, which run separately.
fn named(repo: &Repo) -> Result<Vec<commands::Command>> {
    let mut found: Vec<commands::Command> = Vec::new();
    for (_, text) in documents::documents(repo.root())? {
        for program in ["cargo", "lab"] {
            let commands = commands::commands(&text, program).into_iter();
            for command in commands.filter(|one| !one.is_form()) {
                let task = command.words("cargo xtask").into_iter().next();
                let is_test = task.as_deref() == Some("test");
                if is_test {
                    continue;
                }
                match found.iter_mut().find(|other| other.line == command.line) {
                    // The time needs to be stated in one place only.
                    Some(other) => other.minutes = other.minutes.or(command.minutes),
                    None => found.push(command),
                }
            }
        }
    }
    Ok(found)
}
