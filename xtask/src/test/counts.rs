//! Counts passed tests in the output of test harnesses.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// The numbers of tests by result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    pub passed: u32,
    pub failed: u32,
    pub ignored: u32,
}

impl Counts {
    /// Reads a line like "test result: ok. 12 passed; 0 failed; 1 ignored; …".
    fn read(line: &str) -> Option<Self> {
        let (_, results) = line
            .trim()
            .strip_prefix("test result: ")?
            .split_once(". ")?;
        let mut counts = Self::default();
        for result in results.split(';') {
            match result.trim().split_once(' ') {
                Some((number, "passed")) => counts.passed = number.parse().ok()?,
                Some((number, "failed")) => counts.failed = number.parse().ok()?,
                Some((number, "ignored")) => counts.ignored = number.parse().ok()?,
                _ => {}
            }
        }
        Some(counts)
    }

    pub fn ran(self) -> u32 {
        self.passed + self.failed
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed", self.passed)?;
        if self.failed > 0 {
            write!(f, ", {} failed", self.failed)?;
        }
        if self.ignored > 0 {
            write!(f, ", {} ignored", self.ignored)?;
        }
        Ok(())
    }
}

/// Runs a command, prints its output line by line, and adds up the results in it. Returns whether it
/// succeeded.
pub fn run_counting(command: &mut Command, counts: &mut Counts) -> Result<bool> {
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{program} cannot be started"))?;
    let output = child.stdout.take().context("a child has no output")?;
    let mut stdout = std::io::stdout();
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        stdout.write_all(&line)?;
        stdout.write_all(b"\n")?;
        if let Some(more) = Counts::read(&String::from_utf8_lossy(&line)) {
            *counts += more;
        }
    }
    stdout.flush()?;
    Ok(child.wait()?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_and_other_lines_are_not() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; \
                    7 filtered out; finished in 0.01s";
        let counts = Counts {
            passed: 12,
            failed: 2,
            ignored: 1,
        };
        assert_eq!(Counts::read(line), Some(counts));
        assert_eq!(counts.to_string(), "12 passed, 2 failed, 1 ignored");
        assert_eq!(Counts::read("test rules::start ... ok"), None);
        assert_eq!(Counts::read("test result: "), None);
    }
}
