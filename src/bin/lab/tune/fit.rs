//! Texel's tuning: the numbers by which values say best how games end.
//!
//! A value is taken for linear in the numbers near those it has: how it grows with each is found by
//! differences, Newton's method finds the best numbers for that, and the values themselves say
//! whether these are better; then once more from there.

use super::logistic::{chance, loss, scale};
use super::samples::{Judged, Sample};
use super::solve::Square;
use std::fmt;
use std::io::Write;

/// How far a number is moved to see how the value grows: far enough that rounding says little.
const STEP: i32 = 256;
/// How often the growth is looked at anew.
const LOOKS: usize = 4;
const NEWTON_STEPS: usize = 12;
/// How often a step that makes things worse is halved.
const HALVINGS: usize = 8;
/// Numbers of which the positions say little stay where they were: this much is held against moving
/// one by a chance of e to 1, for every thousand positions.
const PULL: f64 = 0.2;
/// No number becomes greater.
const MOST: f64 = 50_000.0;
/// A gain of less is none.
const LEAST_GAIN: f64 = 1e-7;

/// What a fit has found.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fitted {
    pub numbers: Vec<i32>,
    /// The probability to win is the logistic function of a value times this.
    pub scale: f64,
    pub before: Losses,
    pub after: Losses,
}

/// The mean loss of a position among those that were fitted, and among those that were not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Losses {
    pub fitted: f64,
    pub kept_out: f64,
}

/// `loss 0.612345 -> 0.598765, of games kept out 0.61 -> 0.60, scale 0.0042`.
impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "loss {:.6} -> {:.6}, of games kept out {:.6} -> {:.6}, scale {:.6}",
            self.before.fitted,
            self.after.fitted,
            self.before.kept_out,
            self.after.kept_out,
            self.scale
        )
    }
}

/// Fits numbers, beginning from these; the loss is never greater after it.
pub(super) fn fit(judged: &impl Judged, numbers: &[i32], told: &mut impl Write) -> Fitted {
    let samples = judged.samples();
    let fitted = || (0..samples.len()).filter(|&index| !samples[index].kept_out);
    let values: Vec<(f64, f64)> = fitted()
        .map(|index| (judged.value(index, numbers).into(), samples[index].result))
        .collect();
    let scale = scale(&values);
    let before = losses(judged, numbers, scale);
    let mut best = (numbers.to_vec(), before);
    for look in 1..=LOOKS {
        let rows: Vec<Row> = fitted()
            .map(|index| Row::of(judged, index, &best.0, scale))
            .collect();
        let wanted = newton(&rows, numbers.len());
        let better = halved(judged, &best, &wanted, scale);
        // Who does not listen does not stop the fit.
        let _ = writeln!(
            told,
            "look {look}: loss {:.6}",
            better.as_ref().unwrap_or(&best).1.fitted
        );
        match better {
            Some(better) => best = better,
            None => break,
        }
    }
    Fitted {
        numbers: best.0,
        scale,
        before,
        after: best.1,
    }
}

/// The first of the whole step, its half and so on that is a gain, in whole numbers.
fn halved(
    judged: &impl Judged,
    from: &(Vec<i32>, Losses),
    step: &[f64],
    scale: f64,
) -> Option<(Vec<i32>, Losses)> {
    (0..HALVINGS).find_map(|halving| {
        let part = 0.5_f64.powi(halving as i32) / scale;
        let moved = from.0.iter().zip(step).map(|(&number, step)| {
            (f64::from(number) + part * step).clamp(-MOST, MOST).round() as i32
        });
        let moved: Vec<i32> = moved.collect();
        let losses = losses(judged, &moved, scale);
        (losses.fitted + LEAST_GAIN < from.1.fitted).then_some((moved, losses))
    })
}

fn losses(judged: &impl Judged, numbers: &[i32], scale: f64) -> Losses {
    let mean = |wanted: bool| {
        let (mut count, mut sum) = (0_usize, 0.0);
        for (index, sample) in judged.samples().iter().enumerate() {
            if sample.kept_out != wanted {
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
        kept_out: mean(true),
    }
}

/// A position near some numbers.
struct Row {
    /// Its scaled value there.
    value: f64,
    /// How much it grows with each number with which it does.
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

/// The scaled step to where the loss of the rows is least.
fn newton(rows: &[Row], size: usize) -> Vec<f64> {
    let pull = PULL * rows.len() as f64 / 1_000.0 + 1e-6;
    let total = |step: &[f64]| -> f64 {
        let lost = rows.iter().map(|row| loss(row.moved(step), row.result));
        let pulled = step.iter().map(|by| pull * by * by / 2.0);
        lost.sum::<f64>() + pulled.sum::<f64>()
    };
    let mut step = vec![0.0; size];
    let mut least = total(&step);
    for _ in 0..NEWTON_STEPS {
        let Some(by) = newton_step(rows, &step, pull) else {
            break;
        };
        let tried = (0..HALVINGS).find_map(|halving| {
            let part = 0.5_f64.powi(halving as i32);
            let moved = step.iter().zip(&by).map(|(at, by)| at + part * by);
            let moved: Vec<f64> = moved.collect();
            let found = total(&moved);
            (found < least).then_some((moved, found))
        });
        let Some((moved, found)) = tried else {
            break;
        };
        let gain = least - found;
        (step, least) = (moved, found);
        if gain < LEAST_GAIN * rows.len() as f64 {
            break;
        }
    }
    step
}

fn newton_step(rows: &[Row], step: &[f64], pull: f64) -> Option<Vec<f64>> {
    let mut curve = Square::zero(step.len());
    let mut slope: Vec<f64> = step.iter().map(|at| -pull * at).collect();
    for (index, _) in step.iter().enumerate() {
        *curve.at(index, index) = pull;
    }
    for row in rows {
        let chance = chance(row.moved(step));
        let bend = chance * (1.0 - chance);
        for (index, &(one, grows)) in row.grows.iter().enumerate() {
            slope[one] += (row.result - chance) * grows;
            // They stand in order, so that this is the lower half.
            for &(other, also) in &row.grows[..=index] {
                *curve.at(one, other) += bend * grows * also;
            }
        }
    }
    curve.solve(&slope)
}
