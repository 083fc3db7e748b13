//! From a score to the difference in strength that explains it, in Elo's points.

use std::fmt;

/// So many standard errors lie on either side of what is true in 95 cases of 100.
const SIGMAS: f64 = 1.959_964;

/// A score between 0 and 1, and how far off it may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rate {
    score: f64,
    error: f64,
}

impl Rate {
    pub(super) fn of(won: usize, drawn: usize, lost: usize) -> Rate {
        let (won, drawn, lost) = (won as f64, drawn as f64, lost as f64);
        let games = (won + drawn + lost).max(1.0);
        let score = (won + drawn / 2.0) / games;
        let off = |result: f64| (result - score).powi(2);
        let variance = (won * off(1.0) + drawn * off(0.5) + lost * off(0.0)) / games;
        Rate {
            score,
            error: SIGMAS * (variance / games).sqrt(),
        }
    }

    /// Half of what lies between the ends of the interval; none where one of them is no strength.
    fn elo_error(self) -> Option<f64> {
        let (low, high) = (elo(self.score - self.error)?, elo(self.score + self.error)?);
        Some((high - low) / 2.0)
    }
}

/// `65.0 % ±6.3, Elo +108 ±48`; without an error where the score is too near to all or nothing.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, error) = (100.0 * self.score, 100.0 * self.error);
        write!(f, "{score:.1} % ±{error:.1}, Elo ")?;
        match elo(self.score) {
            None if self.score > 0.5 => f.write_str("+inf"),
            None => f.write_str("-inf"),
            Some(elo) => write!(f, "{elo:+.0}"),
        }?;
        match self.elo_error() {
            None => f.write_str(" ±inf"),
            Some(error) => write!(f, " ±{error:.0}"),
        }
    }
}

/// The difference that makes that score likely; none for all or nothing.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}
