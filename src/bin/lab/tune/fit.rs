//! Texel's tuning: finds the weights with which the values predict the results of games best.
//!
//! The value is assumed to be linear in the weights near the current ones. Differences show how it changes
//! with each weight. Newton's method finds the best weights for this linear model, and the real values show
//! whether these are better. Then it repeats from there. Weights are pulled back to their start; the strength
//! of the pull is chosen by the games that are held out from the fit.

use super::logistic::{chance, loss, scale};
use super::samples::{Judged, Sample};
use super::solve::Square;
use std::fmt;
use std::io::Write;

/// By how much a weight is changed to measure how the value grows: far enough to make rounding errors small.
const STEP: i32 = 256;
/// How often the growth is measured again.
const LOOKS: usize = 3;
const NEWTON_STEPS: usize = 12;
/// How often a step that makes the result worse is halved.
const HALVINGS: usize = 8;
/// Strengths of the pull, for each position: the cost of moving a weight so far that a win becomes more
/// likely by a factor of e. The strongest comes first.
const PULLS: [f64; 6] = [1.0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5];
/// The maximum weight.
const MAX_WEIGHT: f64 = 50_000.0;
/// Smaller gains are ignored.
const MIN_GAIN: f64 = 1e-7;

/// The result of a fit.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fitted {
    pub numbers: Vec<i32>,
    /// The probability of winning is the logistic function of a value times this.
    pub scale: f64,
    pub before: Losses,
    pub after: Losses,
}

/// The mean loss for a position, in the fitted games and in the games that were held out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Losses {
    pub fitted: f64,
    pub held_out: f64,
}

/// `loss 0.612345 -> 0.598765, of games kept out 0.613579 -> 0.602468, scale 0.004200`.
impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, after) = (self.before, self.after);
        write!(f, "loss {:.6} -> {:.6}, ", before.fitted, after.fitted)?;
        write!(f, "of games kept out {:.6} -> ", before.held_out)?;
        write!(f, "{:.6}, scale {:.6}", after.held_out, self.scale)
    }
}

/// `loss 0.598765, of games kept out 0.602468`.
impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "loss {:.6}, ", self.fitted)?;
        write!(f, "of games kept out {:.6}", self.held_out)
    }
}

/// Fits weights, starting with these. No loss increases. If one of the weights is the unit, it keeps its
/// value, and the others are scaled in proportion.
pub(super) fn fit(
    judged: &impl Judged,
    numbers: &[i32],
    unit: Option<usize>,
    out: &mut impl Write,
) -> Fitted {
    let samples = judged.samples();
    let seen = || (0..samples.len()).filter(|&index| !samples[index].held_out);
    let values: Vec<(f64, f64)> = seen()
        .map(|index| (judged.value(index, numbers).into(), samples[index].result))
        .collect();
    let scale = scale(&values);
    let first = Candidate::of(judged, numbers.to_vec(), scale);
    let mut best = first.clone();
    let mut pulls = PULLS.to_vec();
    for look in 1..=LOOKS {
        let rows: Vec<Row> = seen()
            .map(|index| Row::of(judged, index, &best.numbers, scale))
            .collect();
        let moved = best.numbers.iter().zip(numbers);
        let moved: Vec<f64> = moved
            .map(|(to, from)| scale * f64::from(to - from))
            .collect();
        let found = pulls.iter().filter_map(|&pull| {
            let step = newton(&rows, &moved, pull * rows.len() as f64);
            Some((pull, halved(judged, &best, &step, scale)?))
        });
        // Among equal results, the strongest pull.
        let found = found.reduce(|one, other| {
            if other.1.holds_better(&one.1) {
                other
            } else {
                one
            }
        });
        let Some((pull, found)) = found.filter(|(_, found)| !best.holds_better(found)) else {
            break;
        };
        // A closed output must not stop the fit.
        let _ = writeln!(out, "look {look}, pull {pull}: {}", found.losses);
        (best, pulls) = (found, vec![pull]);
    }
    let fitted = Fitted {
        numbers: best.numbers,
        scale,
        before: first.losses,
        after: best.losses,
    };
    match unit {
        Some(unit) => in_unit(judged, fitted, unit, numbers[unit]),
        None => fitted,
    }
}

/// Weights and their losses.
#[derive(Clone)]
struct Candidate {
    numbers: Vec<i32>,
    losses: Losses,
}

impl Candidate {
    fn of(judged: &impl Judged, numbers: Vec<i32>, scale: f64) -> Candidate {
        let losses = losses(judged, &numbers, scale);
        Candidate { numbers, losses }
    }

    /// Whether the loss on the held-out games is less.
    fn holds_better(&self, than: &Candidate) -> bool {
        self.losses.held_out < than.losses.held_out
    }
}

/// The weights scaled so that one of them has the wanted value. Unchanged if that is not possible.
fn in_unit(judged: &impl Judged, fitted: Fitted, unit: usize, wanted: i32) -> Fitted {
    let factor = f64::from(wanted) / f64::from(fitted.numbers[unit]);
    if !(factor.is_finite() && factor > 0.0) {
        return fitted;
    }
    let scale = fitted.scale / factor;
    let numbers = fitted
        .numbers
        .iter()
        .map(|&number| whole(factor * f64::from(number)));
    let numbers: Vec<i32> = numbers.collect();
    let after = losses(judged, &numbers, scale);
    if after.fitted > fitted.before.fitted || after.held_out > fitted.before.held_out {
        return fitted;
    }
    Fitted {
        numbers,
        scale,
        after,
        ..fitted
    }
}

fn whole(number: f64) -> i32 {
    number.clamp(-MAX_WEIGHT, MAX_WEIGHT).round() as i32
}

/// Tries the full step, half of it, and so on. Returns the first result that is a gain, rounded to integers.
fn halved(judged: &impl Judged, from: &Candidate, step: &[f64], scale: f64) -> Option<Candidate> {
    (0..HALVINGS).find_map(|halving| {
        let part = 0.5_f64.powi(halving as i32) / scale;
        let numbers = from.numbers.iter().map(|&number| f64::from(number));
        let moved = numbers
            .zip(step)
            .map(|(number, step)| whole(number + part * step));
        let found = Candidate::of(judged, moved.collect(), scale);
        (found.losses.fitted + MIN_GAIN < from.losses.fitted).then_some(found)
    })
}

fn losses(judged: &impl Judged, numbers: &[i32], scale: f64) -> Losses {
    let mean = |wanted: bool| {
        let (mut count, mut sum) = (0_usize, 0.0);
        for (index, sample) in judged.samples().iter().enumerate() {
            if sample.held_out != wanted {
                continue;
            }
            let value = f64::from(judged.value(index, numbers));
            sum += loss(scale * value, sample.result);
            count += 1;
        }
        sum / count.max(1) as f64
    };
    Losses {
        fitted: mean(false),
        held_out: mean(true),
    }
}

/// A position and its linear model.
struct Row {
    /// Its scaled value at the current weights.
    value: f64,
    /// How much it grows with each weight that affects it.
    grows: Vec<(usize, f64)>,
    result: f64,
}

impl Row {
    fn of(judged: &impl Judged, index: usize, numbers: &[i32], scale: f64) -> Row {
        let value = judged.value(index, numbers);
        let mut moved = numbers.to_vec();
        let mut grows = Vec::new();
        for number in 0..numbers.len() {
            moved[number] += STEP;
            let grown = judged.value(index, &moved) - value;
            moved[number] = numbers[number];
            if grown != 0 {
                grows.push((number, f64::from(grown) / f64::from(STEP)));
            }
        }
        let Sample { result, .. } = judged.samples()[index];
        Row {
            value: scale * f64::from(value),
            grows,
            result,
        }
    }

    fn moved(&self, step: &[f64]) -> f64 {
        let grown: f64 = self.grows.iter().map(|(at, by)| by * step[*at]).sum();
        self.value + grown
    }
}

/// The scaled step that minimizes the loss of the rows plus the cost of the distance from the start. `moved`
/// is the distance so far.
fn newton(rows: &[Row], moved: &[f64], pull: f64) -> Vec<f64> {
    let pull = pull.max(1e-6);
    let total = |step: &[f64]| -> f64 {
        let lost = rows.iter().map(|row| loss(row.moved(step), row.result));
        let both = step.iter().zip(moved).map(|(by, moved)| by + moved);
        lost.sum::<f64>() + both.map(|by| pull * by * by / 2.0).sum::<f64>()
    };
    let mut step = vec![0.0; moved.len()];
    let mut min = total(&step);
    for _ in 0..NEWTON_STEPS {
        let Some(by) = newton_step(rows, &step, moved, pull) else {
            break;
        };
        let tried = (0..HALVINGS).find_map(|halving| {
            let part = 0.5_f64.powi(halving as i32);
            let moved = step.iter().zip(&by).map(|(at, by)| at + part * by);
            let moved: Vec<f64> = moved.collect();
            let found = total(&moved);
            (found < min).then_some((moved, found))
        });
        let Some((moved, found)) = tried else {
            break;
        };
        let gain = min - found;
        (step, min) = (moved, found);
        if gain < MIN_GAIN * rows.len() as f64 {
            break;
        }
    }
    step
}

fn newton_step(rows: &[Row], step: &[f64], moved: &[f64], pull: f64) -> Option<Vec<f64>> {
    let mut curve = Square::zero(step.len());
    let both = step.iter().zip(moved).map(|(by, moved)| by + moved);
    let mut slope: Vec<f64> = both.map(|by| -pull * by).collect();
    for index in 0..step.len() {
        *curve.at(index, index) = pull;
    }
    for row in rows {
        let chance = chance(row.moved(step));
        let bend = chance * (1.0 - chance);
        for (index, &(one, grows)) in row.grows.iter().enumerate() {
            slope[one] += (row.result - chance) * grows;
            // The entries are sorted, so this is the lower half.
            for &(other, also) in &row.grows[..=index] {
                *curve.at(one, other) += bend * grows * also;
            }
        }
    }
    curve.solve(&slope)
}

#[cfg(test)]
mod tests;
