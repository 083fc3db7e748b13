//! Converts a score to a difference in strength in Elo points.

use std::fmt;

/// The number of standard errors in a 95 % confidence interval, to either side.
const SIGMAS: f64 = 1.959_964;

/// A score between 0 and 1, with its error in a 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rate {
    score: f64,
    error: f64,
}

impl Rate {
    /// From groups of games, each with its number of games and the points made in them. Games in a group may
    /// depend on each other, like two games from the same opening. Different groups must be independent.
    pub(super) fn of(groups: &[(usize, f64)]) -> Rate {
        let games: usize = groups.iter().map(|(games, _)| games).sum();
        let games = games.max(1) as f64;
        let score = groups.iter().map(|(_, points)| points).sum::<f64>() / games;
        let off = |&(games, points): &(usize, f64)| (points - score * games as f64).powi(2);
        let error = groups.iter().map(off).sum::<f64>().sqrt() / games;
        Rate {
            score,
            error: SIGMAS * error,
        }
    }

    /// Half the length of the interval. None if one of its ends is not a finite Elo value.
    fn elo_error(self) -> Option<f64> {
        let (low, high) = (elo(self.score - self.error)?, elo(self.score + self.error)?);
        Some((high - low) / 2.0)
    }
}

/// For example `65.0 % ±6.3, Elo +108 ±48`. `inf` if the value is infinite.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, error) = (100.0 * self.score, 100.0 * self.error);
        write!(f, "{score:.1} % ±{error:.1}, Elo ")?;
        match elo(self.score) {
            None if self.score > 0.5 => f.write_str("+inf"),
            None => f.write_str("-inf"),
            Some(elo) => write!(f, "{:+}", elo.round() as i64),
        }?;
        match self.elo_error() {
            None => f.write_str(" ±inf"),
            Some(error) => write!(f, " ±{}", error.round() as i64),
        }
    }
}

/// The Elo difference that gives this expected score. None for 0 or 1.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rate of single games: won, drawn, lost.
    fn single(won: usize, drawn: usize, lost: usize) -> Rate {
        let games = [vec![1.0; won], vec![0.5; drawn], vec![0.0; lost]].concat();
        let groups: Vec<_> = games.into_iter().map(|points| (1, points)).collect();
        Rate::of(&groups)
    }

    #[test]
    fn a_score_is_the_strength_that_elo_s_table_gives() {
        for (score, known) in [
            (0.5, 0.0),
            (0.64, 99.95),
            (0.75, 190.85),
            (0.909_090_909, 400.0),
            (0.99, 798.25),
            (0.25, -190.85),
        ] {
            let found = elo(score).unwrap();
            assert!((found - known).abs() < 0.01, "{score}: {found}");
        }
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }

    #[test]
    fn single_games_have_the_error_of_their_results() {
        // 60 of 100: the error is 1.96 times the root of 0.6 x 0.4 / 100.
        let rate = single(60, 0, 40);
        assert!((rate.error - 0.096_02).abs() < 1e-5, "{rate:?}");
        assert_eq!(rate.to_string(), "60.0 % ±9.6, Elo +70 ±71");
        // Draws reduce the error: 40 wins, 40 draws and 20 losses also make 60.
        let drawn = single(40, 40, 20);
        assert!((drawn.score - 0.6).abs() < 1e-12);
        assert!((drawn.error - 0.073_34).abs() < 1e-5, "{drawn:?}");
    }

    #[test]
    fn decisive_openings_do_not_count_for_the_players() {
        // White wins with every opening, whichever player is White.
        let rate = Rate::of(&[(2, 1.0); 50]);
        assert_eq!(rate.to_string(), "50.0 % ±0.0, Elo +0 ±0");
        // If the same player wins both games, they count as one.
        let groups: Vec<_> = (0..50).map(|pair| (2, f64::from(pair % 2) * 2.0)).collect();
        let alike = Rate::of(&groups);
        assert!((alike.error - single(25, 0, 25).error).abs() < 1e-12);
    }

    #[test]
    fn a_perfect_score_has_no_rating() {
        assert_eq!(single(10, 0, 0).to_string(), "100.0 % ±0.0, Elo +inf ±inf");
        assert_eq!(single(0, 0, 10).to_string(), "0.0 % ±0.0, Elo -inf ±inf");
        assert!(single(19, 0, 1).to_string().ends_with("Elo +512 ±inf"));
    }
}
