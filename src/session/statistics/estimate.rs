//! An estimate of a player's strength by results against the levels of the computer.

use super::ladder::{Ladder, LadderPlace};

/// With fewer games there is no estimate.
pub const MIN_GAMES: usize = 10;

/// Only this many of the newest games count, because players become stronger.
pub const MAX_GAMES: usize = 60;

/// Half of the value that a variable with the chi-squared distribution of one degree of freedom exceeds in 5 % of
/// cases: strengths whose log-likelihood is at most this much below the greatest are in the interval.
const HALF_OF_CHI_SQUARED: f64 = 3.841_459 / 2.0;

/// The estimate is searched up to this far beyond the weakest and the strongest level that was played, in Elo points.
const BEYOND: f64 = 1_200.0;

/// How often an interval is halved. After that it is shorter than a thousandth of an Elo point.
const HALVINGS: u32 = 24;

/// The most likely strength, and an interval that contains the true one 95 times out of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// None if all games were won or all were lost, which gives only a lower or an upper bound.
    pub likeliest: Option<LadderPlace>,
    pub lowest: LadderPlace,
    pub highest: LadderPlace,
    /// The number of games that it is based on.
    pub games: usize,
}

/// A game against the computer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedGame {
    /// The computer's level, from 1.
    pub level: u8,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

/// The estimate from games, the newest first. None with fewer than [`MIN_GAMES`].
#[must_use]
pub fn estimate(ladder: &Ladder, games: &[RatedGame]) -> Option<Estimate> {
    let rated: Vec<(f64, f64)> = games
        .iter()
        .filter_map(|game| Some((ladder.strength(game.level)?, game.score)))
        .take(MAX_GAMES)
        .collect();
    if rated.len() < MIN_GAMES {
        return None;
    }
    let weakest = rated
        .iter()
        .fold(f64::MAX, |min, (strength, _)| min.min(*strength));
    let strongest = rated
        .iter()
        .fold(f64::MIN, |max, (strength, _)| max.max(*strength));
    let (min, max) = (weakest - BEYOND, strongest + BEYOND);
    // The expected score grows with the strength. The strength is most likely where it equals the score.
    let score: f64 = rated.iter().map(|(_, score)| score).sum();
    let expects_less = |strength: f64| {
        let expected = rated
            .iter()
            .map(|(of_level, _)| expected_score(strength - of_level));
        expected.sum::<f64>() < score
    };
    let likeliest = boundary(min, max, expects_less);
    let bound = log_likelihood(&rated, likeliest) - HALF_OF_CHI_SQUARED;
    let is_outside = |strength: f64| log_likelihood(&rated, strength) < bound;
    let lowest = boundary(min, likeliest, is_outside);
    let highest = boundary(likeliest, max, |strength| !is_outside(strength));
    // The likelihood has no maximum there: all games were lost, or all were won.
    let is_open = |strength: f64| strength <= min + 1.0 || strength >= max - 1.0;
    let place = |strength: f64| match strength {
        strength if strength <= min + 1.0 => LadderPlace::Below,
        strength if strength >= max - 1.0 => LadderPlace::Above,
        strength => ladder.place(strength),
    };
    Some(Estimate {
        likeliest: (!is_open(likeliest)).then(|| place(likeliest)),
        lowest: place(lowest),
        highest: place(highest),
        games: rated.len(),
    })
}

/// The expected score of a player who is this many Elo points stronger.
fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// How likely the scores are for a player of this strength, as a logarithm. A draw counts as half a win and half a
/// loss.
fn log_likelihood(rated: &[(f64, f64)], strength: f64) -> f64 {
    let each = rated.iter().map(|(of_level, score)| {
        let expected = expected_score(strength - of_level);
        let is_certain = f64::MIN_POSITIVE;
        score * expected.max(is_certain).ln()
            + (1.0 - score) * (1.0 - expected).max(is_certain).ln()
    });
    each.sum()
}

/// The end of the range in which a condition holds, starting from the lower end of an interval.
fn boundary(low: f64, high: f64, holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (low, high);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        match holds(middle) {
            true => low = middle,
            false => high = middle,
        }
    }
    f64::midpoint(low, high)
}
