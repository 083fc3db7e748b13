//! The logistic loss between values and results, and the scale that minimizes it.

/// The probability of winning for a value.
pub(super) fn chance(scaled: f64) -> f64 {
    1.0 / (1.0 + (-scaled).exp())
}

/// The loss of a scaled value for a result: `-ln` of the result's probability.
pub(super) fn loss(scaled: f64, result: f64) -> f64 {
    // ln(1 + e^x) without overflow.
    let soft = scaled.max(0.0) + (-scaled.abs()).exp().ln_1p();
    soft - result * scaled
}

/// The range of scales: a winning value is between some tens and some thousands.
const MIN_SCALE: f64 = 0.0005;
const MAX_SCALE: f64 = 0.1;
/// The scale if all values are 0.
const USUAL: f64 = 0.005;
const STEPS: usize = 60;

/// The scale with the least loss for these values and results.
pub(super) fn scale(values: &[(f64, f64)]) -> f64 {
    if values.iter().all(|(value, _)| *value == 0.0) {
        return USUAL;
    }
    let total = |log: f64| -> f64 {
        let scale = log.exp();
        let each = values
            .iter()
            .map(|(value, result)| loss(scale * value, *result));
        each.sum()
    };
    // The loss has a single minimum: golden-section search.
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (MIN_SCALE.ln(), MAX_SCALE.ln());
    let inner = |low: f64, high: f64| (high - golden * (high - low), low + golden * (high - low));
    let (mut one, mut other) = inner(low, high);
    let (mut at_one, mut at_other) = (total(one), total(other));
    for _ in 0..STEPS {
        if at_one <= at_other {
            (high, other, at_other) = (other, one, at_one);
            one = inner(low, high).0;
            at_one = total(one);
        } else {
            (low, one, at_one) = (one, other, at_other);
            other = inner(low, high).1;
            at_other = total(other);
        }
    }
    f64::midpoint(low, high).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_is_the_log_of_the_probability_of_the_result() {
        for scaled in [-3.0, -0.2, 0.0, 1.5] {
            let (won, lost) = (chance(scaled), chance(-scaled));
            assert!((loss(scaled, 1.0) + won.ln()).abs() < 1e-12);
            assert!((loss(scaled, 0.0) + lost.ln()).abs() < 1e-12);
            let half = f64::midpoint(-won.ln(), -lost.ln());
            assert!((loss(scaled, 0.5) - half).abs() < 1e-12);
        }
        assert!((loss(0.0, 1.0) - 2.0_f64.ln()).abs() < 1e-12);
        assert_eq!(loss(1e9, 1.0), 0.0);
        assert_eq!(loss(1e9, 0.0), 1e9, "and no number is too great");
    }

    #[test]
    fn the_scale_fits_the_results() {
        // 100 points win three of four games: ln 3 is the logit of 0.75.
        let values = [(100.0, 1.0), (100.0, 1.0), (100.0, 1.0), (100.0, 0.0)];
        assert!((scale(&values) - 3.0_f64.ln() / 100.0).abs() < 1e-6);
        assert!((scale(&[(0.0, 1.0), (0.0, 0.0)]) - USUAL).abs() < 1e-12);
        assert!(
            (scale(&[(100.0, 0.0)]) - MIN_SCALE).abs() < 1e-6,
            "not below"
        );
    }
}
