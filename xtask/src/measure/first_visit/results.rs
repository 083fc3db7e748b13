//! The results of measurements in a file, with a line for each page, so that they can be compared over time.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use super::figures::{Figure, Measured, Subject};
use crate::process;
use crate::repo::Repo;

/// The path of the file, relative to the root of the project.
pub const FILE: &str = "tests/browser/first_visit/results.tsv";

/// The first lines of a new file.
const ABOUT: &str = "\
# Medians of `cargo xtask measure first-visit`: ms milliseconds, kb 1,000 bytes, shift without a unit, - not measured.
# Compare a page with the empty one of the same run; load: programs that wanted a core before it; commit+: with changes.
";

/// The circumstances of a measurement: when, and on what machine.
#[derive(Debug)]
pub struct Run {
    /// For example "2026-05-31".
    pub date: String,
    /// The commit, with a plus if the sources were changed after it.
    pub commit: String,
    /// The load average before the measurement. `None` if it is not known.
    pub load: Option<f64>,
    pub pairs: usize,
}

impl Run {
    /// A measurement that starts now.
    pub fn now(repo: &Repo, load: Option<f64>, pairs: usize) -> Result<Self> {
        let git = |words: &[&str]| {
            let mut git = Command::new("git");
            process::output(git.current_dir(repo.root()).args(words))
        };
        let mut commit = git(&["rev-parse", "--short=10", "HEAD"])?.trim().to_owned();
        let others = format!(":(exclude){FILE}");
        let changed = git(&["status", "--porcelain", "--", ".", &others])?;
        if !changed.trim().is_empty() {
            commit.push('+');
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH)?;
        Ok(Self {
            date: date_of(since.as_secs() / (24 * 60 * 60)),
            commit,
            load,
            pairs,
        })
    }

    /// The line with a page's medians, without its line end.
    fn line(&self, measured: &Measured, subject: Subject) -> String {
        let load = self
            .load
            .map_or("-".to_owned(), |load| format!("{load:.1}"));
        let mut fields = vec![
            self.date.clone(),
            self.commit.clone(),
            load,
            self.pairs.to_string(),
            subject.name().to_owned(),
        ];
        fields.extend(Figure::ALL.map(|figure| {
            let median = measured.median(subject, figure);
            median.map_or("-".to_owned(), |median| figure.shown(median))
        }));
        fields.join("\t")
    }
}

/// Appends the medians of both pages to the file, under a matching header.
pub fn keep(repo: &Repo, run: &Run, measured: &Measured) -> Result<()> {
    append(&repo.path(FILE), run, measured).with_context(|| format!("{FILE} cannot be written"))
}

fn append(file: &Path, run: &Run, measured: &Measured) -> Result<()> {
    let mut text = match file.is_file() {
        true => fs::read_to_string(file)?,
        false => ABOUT.to_owned(),
    };
    let header = header();
    let last = text.lines().rfind(|line| line.starts_with("date\t"));
    if last != Some(header.as_str()) {
        text += &header;
        text.push('\n');
    }
    for subject in Subject::ALL {
        text += &run.line(measured, subject);
        text.push('\n');
    }
    fs::write(file, text)?;
    Ok(())
}

/// The names of the columns, with the units of the medians.
fn header() -> String {
    let mut names = vec!["date", "commit", "load", "pairs", "page"];
    names.extend(Figure::ALL.map(Figure::name));
    names.join("\t")
}

/// The date this many days after 1 January 1970.
fn date_of(days: u64) -> String {
    // Years start on 1 March, so that the leap day is the last day.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = (from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::super::figures::Sample;
    use super::*;

    fn run() -> Run {
        Run {
            date: "2026-05-31".to_owned(),
            commit: "0123456789+".to_owned(),
            load: Some(0.25),
            pairs: 7,
        }
    }

    fn measured() -> Measured {
        let mut measured = Measured::default();
        for value in [900.4, 1000.6, 2000.0] {
            measured.add(Sample {
                subject: Subject::Empty,
                figure: Figure::Ready,
                value,
            });
        }
        measured
    }

    #[test]
    fn a_line_has_a_field_for_each_column() {
        let header = header();
        let line = run().line(&measured(), Subject::Empty);
        assert!(
            line.starts_with("2026-05-31\t0123456789+\t0.2\t7\tempty\t-\t1001\t-\t"),
            "{line}"
        );
        assert_eq!(line.split('\t').count(), header.split('\t').count());
    }

    #[test]
    fn the_header_is_written_once_and_again_when_the_columns_are_others() {
        let file = std::env::temp_dir().join(format!("xtask-results-{}", std::process::id()));
        let keep = || append(&file, &run(), &measured()).unwrap();
        keep();
        keep();
        let text = fs::read_to_string(&file).unwrap();
        let lines = ABOUT.lines().count() + 5;
        assert_eq!(text.lines().count(), lines);
        assert!(text.contains("\ndate\tcommit\t"));
        fs::write(&file, text.replace("\tready_ms", "\told_ms")).unwrap();
        keep();
        let text = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        let headers = text.lines().filter(|line| line.starts_with("date\t"));
        assert_eq!(headers.count(), 2);
        assert_eq!(text.lines().count(), lines + 3);
    }

    #[test]
    fn days_are_dates() {
        assert_eq!(date_of(0), "1970-01-01");
        assert_eq!(date_of(11_016), "2000-02-29");
        assert_eq!(date_of(11_017), "2000-03-01");
        assert_eq!(date_of(20_453), "2025-12-31");
        assert_eq!(date_of(20_454), "2026-01-01");
    }
}
