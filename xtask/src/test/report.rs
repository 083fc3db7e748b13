//! The parts that ran, their results and their times.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::background::Build;
use super::counts::Counts;
use crate::page::Edition;

/// The parts that have run.
#[derive(Debug)]
pub struct Report {
    started: Instant,
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    part: &'static str,
    /// Whether it ran in parallel with the parts before it.
    beside: bool,
    failure: Option<String>,
    counts: Counts,
    time: Duration,
}

impl Report {
    pub fn start() -> Self {
        Self {
            started: Instant::now(),
            lines: Vec::new(),
        }
    }

    /// Runs a part and prints its result. A failure does not stop the other parts.
    pub fn run<T>(
        &mut self,
        part: &'static str,
        work: impl FnOnce(&mut Counts) -> Result<T>,
    ) -> Option<T> {
        println!("\n=== {part} ===");
        let started = Instant::now();
        let mut counts = Counts::default();
        let (value, failure) = match work(&mut counts) {
            Ok(value) => (Some(value), None),
            Err(error) => (None, Some(format!("{error:#}"))),
        };
        let line = Line {
            part,
            beside: false,
            failure,
            counts,
            time: started.elapsed(),
        };
        println!("--- {}", line.sentence());
        self.lines.push(line);
        value
    }

    /// Adds a build that ran in parallel, and prints its output.
    pub fn add(&mut self, build: Build) {
        let part = match build.edition {
            Edition::Release => "page",
            Edition::Development => "page dev",
            Edition::TestGame => "page +game",
        };
        println!("\n=== {part} ===\n{}", build.output.trim_end());
        let line = Line {
            part,
            beside: true,
            failure: build.result.err().map(|error| format!("{error:#}")),
            counts: Counts::default(),
            time: build.time,
        };
        println!("--- {}", line.sentence());
        self.lines.push(line);
    }

    pub fn all_passed(&self) -> bool {
        self.lines.iter().all(|line| line.failure.is_none())
    }

    /// The table at the end.
    pub fn summary(&self) -> String {
        let mut total = Counts::default();
        let mut text = String::from("\n");
        for line in &self.lines {
            total += line.counts;
            let result = if line.failure.is_some() {
                "FAILED"
            } else {
                "ok"
            };
            let counts = match line.counts {
                Counts {
                    passed: 0,
                    failed: 0,
                    ignored: 0,
                } => String::new(),
                counts => counts.to_string(),
            };
            let beside = if line.beside { "beside the others" } else { "" };
            let row = format!(
                "{:12} {result:7} {:>6}  {counts}{beside}",
                line.part,
                clock(line.time)
            );
            let _ = writeln!(text, "{}", row.trim_end());
        }
        let all = clock(self.started.elapsed());
        let _ = writeln!(text, "{:12} {:7} {all:>6}  {total}", "all", "");
        for line in &self.lines {
            if let Some(failure) = &line.failure {
                let _ = writeln!(text, "\n{} failed: {failure}", line.part);
            }
        }
        text
    }
}

impl Line {
    fn sentence(&self) -> String {
        let time = clock(self.time);
        let counts = self.counts;
        match &self.failure {
            Some(failure) => format!("{} FAILED after {time}: {failure}", self.part),
            None if counts.ran() + counts.ignored == 0 => format!("{}: ok, {time}", self.part),
            None => format!("{}: ok, {counts}, {time}", self.part),
        }
    }
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_failure_is_named_at_the_end_and_stops_nothing() {
        let mut report = Report::start();
        let failed: Option<()> = report.run("first", |counts| {
            counts.failed = 1;
            bail!("one test failed")
        });
        let passed = report.run("second", |counts| {
            counts.passed = 3;
            Ok(())
        });
        assert_eq!((failed, passed), (None, Some(())));
        assert!(!report.all_passed());
        let summary = report.summary();
        assert!(summary.contains("first        FAILED"), "{summary}");
        assert!(summary.contains("3 passed, 1 failed\n"), "{summary}");
        assert!(
            summary.ends_with("first failed: one test failed\n"),
            "{summary}"
        );
    }

    #[test]
    fn a_time_is_in_minutes_and_seconds() {
        assert_eq!(clock(Duration::from_secs(605)), "10:05");
    }
}
