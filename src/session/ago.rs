//! How long ago something was, in the usual unit.

/// The milliseconds of a day.
pub const DAY: f64 = 86_400_000.0;

/// The units of time, with their names in the browser's own formatter.
const UNITS: [(f64, &str); 4] = [
    (DAY, "day"),
    (3_600_000.0, "hour"),
    (60_000.0, "minute"),
    (1_000.0, "second"),
];

/// The number of whole units in these milliseconds and the unit's name. The unit is the largest that fits at
/// least once. Negative times (the clock was set back) count as 0.
#[must_use]
pub fn ago(milliseconds: f64) -> (f64, &'static str) {
    let passed = milliseconds.max(0.0);
    let (length, name) = UNITS
        .into_iter()
        .find(|(length, _)| passed >= *length)
        .unwrap_or(UNITS[3]);
    ((passed / length).floor(), name)
}

#[cfg(test)]
mod tests {
    use super::{DAY, ago};

    #[test]
    fn the_largest_passed_unit_is_shown() {
        assert_eq!(ago(0.0), (0.0, "second"));
        assert_eq!(ago(59_999.0), (59.0, "second"));
        assert_eq!(ago(60_000.0), (1.0, "minute"));
        assert_eq!(ago(7_199_999.0), (1.0, "hour"));
        assert_eq!(ago(DAY * 40.5), (40.0, "day"));
    }

    #[test]
    fn a_clock_that_was_set_back_shows_no_time() {
        assert_eq!(ago(-5_000.0), (0.0, "second"));
        assert_eq!(ago(f64::NAN), (0.0, "second"));
    }
}
