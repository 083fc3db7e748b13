//! Tests of the fit with an evaluation whose best weights are known.

use super::*;
use tablero::rules::mix;

/// Positions with a few counts each, and results drawn with the probabilities of the true weights.
struct Known {
    counts: Vec<[i32; 3]>,
    samples: Vec<Sample>,
    /// Values are limited to this, so that they are not linear.
    max: i32,
}

const TRUE: [i32; 3] = [100, -60, 25];
const SCALE: f64 = 0.006;

impl Known {
    fn of(positions: usize, max: i32) -> Known {
        let mut known = Known {
            counts: Vec::new(),
            samples: Vec::new(),
            max,
        };
        for index in 0..positions {
            let count = |which| (mix(7, 4 * index as u64 + which) % 9) as i32 - 4;
            known.counts.push([count(0), count(1), count(2)]);
            let scaled = SCALE * f64::from(known.value(index, &TRUE));
            let drawn = (mix(8, index as u64) >> 11) as f64 / (1_u64 << 53) as f64;
            known.samples.push(Sample {
                result: f64::from(u8::from(drawn < chance(scaled))),
                held_out: index % 5 == 4,
            });
        }
        known
    }

    fn fit(&self, from: [i32; 3], unit: Option<usize>) -> Fitted {
        fit(self, &from, unit, &mut std::io::sink())
    }
}

impl Judged for Known {
    fn samples(&self) -> &[Sample] {
        &self.samples
    }

    fn value(&self, index: usize, numbers: &[i32]) -> i32 {
        let counts = self.counts[index].iter().zip(numbers);
        let sum: i32 = counts.map(|(count, number)| count * number).sum();
        sum.clamp(-self.max, self.max)
    }
}

#[test]
fn the_true_values_are_found_up_to_a_factor() {
    let known = Known::of(6_000, i32::MAX);
    for from in [[10, 10, 10], [300, 0, 0], [100, -60, 25]] {
        let fitted = known.fit(from, None);
        let [first, second, third] = fitted.numbers[..] else {
            panic!("{fitted:?}")
        };
        let ratio = |number: i32| f64::from(number) / f64::from(first);
        assert!((ratio(second) + 0.60).abs() < 0.06, "{fitted:?}");
        assert!((ratio(third) - 0.25).abs() < 0.06, "{fitted:?}");
        let strength = fitted.scale * f64::from(first);
        assert!((strength - 100.0 * SCALE).abs() < 0.05, "{fitted:?}");
    }
}

#[test]
fn the_unit_keeps_its_value_and_the_rest_is_scaled() {
    let known = Known::of(6_000, i32::MAX);
    let fitted = known.fit([100, 0, 0], Some(0));
    assert_eq!(fitted.numbers[0], 100);
    assert!((fitted.numbers[1] + 60).abs() < 6, "{fitted:?}");
    assert!((fitted.numbers[2] - 25).abs() < 6, "{fitted:?}");
    assert!((fitted.scale - SCALE).abs() < 0.0005, "{fitted:?}");
    let wrong = known.fit([-100, 0, 0], Some(0));
    assert!(wrong.numbers[0] > 0, "a sign is not kept: {wrong:?}");
}

#[test]
fn fitting_lowers_the_loss() {
    let known = Known::of(2_000, i32::MAX);
    for from in [[10, 10, 10], [-100, 60, -25], [0, 0, 0], [50_000, 1, 1]] {
        for unit in [None, Some(0)] {
            let fitted = known.fit(from, unit);
            assert!(fitted.after.fitted < fitted.before.fitted, "{fitted:?}");
            assert!(fitted.after.held_out < fitted.before.held_out, "{fitted:?}");
        }
    }
    let best = known.fit([100, 0, 0], None);
    let numbers = [best.numbers[0], best.numbers[1], best.numbers[2]];
    let again = known.fit(numbers, None);
    assert!(again.after.fitted <= again.before.fitted, "{again:?}");
}

#[test]
fn values_that_are_not_linear_are_fitted_too() {
    let known = Known::of(6_000, 250);
    let fitted = known.fit([100, 0, 0], Some(0));
    assert!((fitted.numbers[1] + 60).abs() < 15, "{fitted:?}");
    assert!(fitted.after.fitted < fitted.before.fitted, "{fitted:?}");
}

#[test]
fn without_positions_nothing_changes() {
    let none = Known::of(0, i32::MAX);
    assert_eq!(none.fit([1, 2, 3], None).numbers, [1, 2, 3]);
}

#[test]
fn a_fit_that_is_worse_on_other_positions_is_rejected() {
    // With so few positions, the fit follows chance more than the true weights.
    let mut moved = 0;
    for positions in [10, 20, 40, 80] {
        let known = Known::of(positions, i32::MAX);
        let fitted = known.fit([100, -60, 25], None);
        assert!(
            fitted.after.held_out <= fitted.before.held_out,
            "{fitted:?}"
        );
        moved += usize::from(fitted.numbers != [100, -60, 25]);
    }
    assert!(moved > 0, "some was believed");
}
