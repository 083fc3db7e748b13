//! The summary at the end of a run, and the data stored for the next run.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::runner::Run;
use crate::browser::Browser;

/// The number of the slowest tests that are listed.
const SLOWEST: usize = 10;

pub struct Summary {
    runs: Vec<Run>,
    /// The expected number of runs.
    expected: usize,
    /// The time from the start of the first test to the end of the last.
    time: Duration,
    slots: usize,
}

impl Summary {
    pub fn new(mut runs: Vec<Run>, expected: usize, time: Duration, slots: usize) -> Self {
        runs.sort_by_key(|run| std::cmp::Reverse(run.time));
        Self {
            runs,
            expected,
            time,
            slots,
        }
    }

    pub fn passed(&self) -> bool {
        self.runs.len() == self.expected && self.runs.iter().all(|run| run.failure.is_none())
    }

    /// Writes the times of the tests, keeping the times of other tests from earlier runs.
    pub fn keep_times(&self) {
        let mut times = last_times();
        for run in &self.runs {
            times.insert(run.name.clone(), run.time);
        }
        let mut text = String::new();
        for (name, time) in times {
            let _ = writeln!(text, "{} {name}", time.as_millis());
        }
        if let Err(error) = fs::write(times_file(), text) {
            eprintln!("the times of the tests cannot be kept: {error}");
        }
    }

    fn write_times(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = Duration::ZERO;
        for browser in Browser::ALL {
            let runs = self.runs.iter().filter(|run| run.browser == browser);
            let (mut count, mut time) = (0, Duration::ZERO);
            for run in runs {
                count += 1;
                time += run.time;
            }
            all += time;
            let seconds = time.as_secs_f32();
            writeln!(f, "{:9} {count:4} tests in {seconds:6.1} s", browser.name())?;
        }
        let offered = self.time.as_secs_f32() * self.slots as f32;
        let idle = 100.0 * (1.0 - all.as_secs_f32() / offered.max(0.001));
        let slots = self.slots;
        writeln!(
            f,
            "{:.1} s in all; {idle:.0} % of what {slots} sessions at once can do was not used",
            self.time.as_secs_f32()
        )?;
        writeln!(f, "the slowest:")?;
        for run in self.runs.iter().take(SLOWEST) {
            writeln!(f, "{:6.1} s  {}", run.time.as_secs_f32(), run.name)?;
        }
        Ok(())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let failed: Vec<&Run> = self
            .runs
            .iter()
            .filter(|run| run.failure.is_some())
            .collect();
        for run in &failed {
            let failure = run.failure.as_deref().unwrap_or_default();
            writeln!(f, "\n---- {} ----\n{failure}", run.name)?;
        }
        writeln!(f)?;
        if self.runs.len() > 1 {
            self.write_times(f)?;
        }
        for run in &self.runs {
            if let Some(first) = &run.first {
                writeln!(
                    f,
                    "second try: {} passed only then; first: {first}",
                    run.name
                )?;
            }
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for run in &failed {
            *counts.entry(&run.name).or_default() += 1;
        }
        for (name, count) in counts {
            writeln!(f, "failed: {name}, {count} times")?;
        }
        if self.runs.len() != self.expected {
            let played = self.runs.len();
            writeln!(f, "only {played} of {} runs came to an end", self.expected)?;
        }
        let word = if self.passed() { "ok" } else { "FAILED" };
        let passed = self.runs.len() - failed.len();
        writeln!(
            f,
            "test result: {word}. {passed} passed; {} failed; 0 ignored; finished in {:.2}s",
            failed.len(),
            self.time.as_secs_f32()
        )
    }
}

/// The times of tests in their latest runs.
pub fn last_times() -> BTreeMap<String, Duration> {
    let text = fs::read_to_string(times_file()).unwrap_or_default();
    let time = |line: &str| {
        let (millis, name) = line.split_once(' ')?;
        Some((name.to_owned(), Duration::from_millis(millis.parse().ok()?)))
    };
    text.lines().filter_map(time).collect()
}

fn times_file() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser-times.txt")
}
