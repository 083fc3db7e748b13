//! Times programs that do the same work alternately, so that other load affects them equally.

use std::str::FromStr;

use anyhow::{Context, Result, bail};

const ROUNDS: usize = 5;

/// One run of a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    /// The count that it printed, or 0 if it does not count.
    pub leaves: u64,
    pub seconds: f64,
}

/// The programs to compare, with the first as the reference.
#[derive(Default)]
pub struct Race<'a>(Vec<Entry<'a>>);

struct Entry<'a> {
    name: &'static str,
    work: Box<dyn Fn() -> Result<Timing> + 'a>,
    times: Vec<f64>,
    leaves: u64,
}

impl<'a> Race<'a> {
    pub fn enter(&mut self, name: &'static str, work: impl Fn() -> Result<Timing> + 'a) {
        self.0.push(Entry {
            name,
            work: Box::new(work),
            times: Vec::new(),
            leaves: 0,
        });
    }

    /// Runs all of them alternately. Returns the median time of each.
    pub fn times(mut self) -> Result<Vec<f64>> {
        self.in_turns()?;
        Ok(self.0.iter().map(Entry::median).collect())
    }

    /// Runs all of them alternately and prints the median time of each, relative to the first.
    pub fn run(mut self) -> Result<()> {
        self.in_turns()?;
        println!("Medians of {ROUNDS} runs in turns:");
        let base = self
            .0
            .first()
            .context("there is nothing to compare")?
            .median();
        for entry in &self.0 {
            let median = entry.median();
            let leaves = match entry.leaves {
                0 => String::new(),
                leaves => format!("{leaves} leaves"),
            };
            println!(
                "  {:42} {leaves:>18} {median:9.3} s {:8.2} times",
                entry.name,
                median / base
            );
        }
        let mut counts = self
            .0
            .iter()
            .map(|entry| entry.leaves)
            .filter(|&leaves| leaves > 0);
        let first = counts.next();
        if counts.any(|leaves| Some(leaves) != first) {
            println!("The counts differ: the programs do not follow the same rules.");
        }
        Ok(())
    }

    fn in_turns(&mut self) -> Result<()> {
        for _ in 0..ROUNDS {
            for entry in &mut self.0 {
                let timing = (entry.work)()?;
                entry.times.push(timing.seconds);
                entry.leaves = timing.leaves;
            }
        }
        Ok(())
    }
}

impl Entry<'_> {
    fn median(&self) -> f64 {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied().unwrap_or_default()
    }
}

impl FromStr for Timing {
    type Err = anyhow::Error;

    /// Reads leaves and seconds.
    fn from_str(text: &str) -> Result<Self> {
        let numbers = text.trim().split_once(' ').and_then(|(leaves, seconds)| {
            let leaves = leaves.parse().ok()?;
            let seconds = seconds.parse().ok()?;
            Some(Self { leaves, seconds })
        });
        match numbers {
            Some(timing) => Ok(timing),
            None => bail!("expected leaves and seconds, found {text:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_and_seconds_are_read() {
        let timing = Timing {
            leaves: 22,
            seconds: 0.5,
        };
        assert_eq!("22 0.5\n".parse::<Timing>().unwrap(), timing);
        let error = "no module".parse::<Timing>().unwrap_err().to_string();
        assert_eq!(error, "expected leaves and seconds, found \"no module\"");
    }

    #[test]
    fn the_median_is_neither_the_fastest_nor_the_slowest() {
        let entry = Entry {
            name: "",
            work: Box::new(|| bail!("not run")),
            times: vec![0.3, 0.1, 9.0, 0.2, 0.4],
            leaves: 0,
        };
        assert_eq!(entry.median(), 0.3);
    }
}
