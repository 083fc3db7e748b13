//! The result of a match.

use std::fmt;

use anyhow::{Context, Result};

/// The number of standard errors in a 95 % confidence interval, to either side.
const SIGMAS: f64 = 1.959_964;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    pub const HEADS: &str = " games   won drawn  lost    score  95 % interval";

    /// Reads the three numbers, separated by `between`.
    pub fn read(text: &str, between: char) -> Result<Self> {
        let numbers: Option<Vec<u32>> = text
            .trim()
            .split(between)
            .map(|number| number.parse().ok())
            .collect();
        match numbers.as_deref() {
            Some(&[won, drawn, lost]) => Ok(Self { won, drawn, lost }),
            _ => None.with_context(|| format!("expected three numbers, found {text:?}")),
        }
    }

    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn rate(self) -> f64 {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// The Wilson interval, which stays between 0 and 1.
    fn interval(self) -> (f64, f64) {
        let (rate, games) = (self.rate(), f64::from(self.games().max(1)));
        let square = SIGMAS * SIGMAS;
        let middle = rate + square / (2.0 * games);
        let reach = SIGMAS * (rate * (1.0 - rate) / games + square / (4.0 * games * games)).sqrt();
        let whole = 1.0 + square / games;
        ((middle - reach) / whole, (middle + reach) / whole)
    }

    /// A line under [`Score::HEADS`].
    pub fn in_columns(self) -> String {
        let (low, high) = self.interval();
        format!(
            "{:6} {:5} {:5} {:5} {:6.1} %  {:.1} to {:.1} %",
            self.games(),
            self.won,
            self.drawn,
            self.lost,
            100.0 * self.rate(),
            100.0 * low,
            100.0 * high
        )
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = self;
        let rate = 100.0 * self.rate();
        write!(f, "won {won}, drawn {drawn}, lost {lost}: {rate:.1} %")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_numbers_are_read() {
        let score = Score::read("120-20-60", '-').unwrap();
        assert_eq!(score.to_string(), "won 120, drawn 20, lost 60: 65.0 %");
        assert_eq!(Score::read("120 20 60\n", ' ').unwrap(), score);
        assert!(Score::read("120 20", ' ').is_err());
        assert!(Score::read("120 20 6 0", ' ').is_err());
    }

    #[test]
    fn the_ends_of_the_interval_are_as_many_errors_from_the_score() {
        for text in ["9 0 1", "196 0 4", "60 20 20"] {
            let score = Score::read(text, ' ').unwrap();
            let (low, high) = score.interval();
            assert!(low < score.rate() && score.rate() < high && high < 1.0);
            for end in [low, high] {
                let error = (end * (1.0 - end) / f64::from(score.games())).sqrt();
                let errors = (score.rate() - end).abs() / error;
                assert!((errors - SIGMAS).abs() < 1e-6, "{text}: {errors}");
            }
        }
        let (low, high) = Score::read("200 0 0", ' ').unwrap().interval();
        assert!(low > 0.98 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }
}
