//! How long ago something was, in the unit in which one says so.

/// The milliseconds of a day.
pub const DAY: f64 = 86_400_000.0;

/// A unit of time, by its name in the browser's own formatter.
const UNITS: [(f64, &str); 4] = [
    (DAY, "day"),
    (3_600_000.0, "hour"),
    (60_000.0, "minute"),
    (1_000.0, "second"),
];

/// How many whole units of which name have passed in so many milliseconds: the largest unit that has passed once. A
/// clock that was set back counts as no time.
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
    fn the_largest_unit_that_has_passed_is_named() {
        assert_eq!(ago(0.0), (0.0, "second"));
        assert_eq!(ago(59_999.0), (59.0, "second"));
        assert_eq!(ago(60_000.0), (1.0, "minute"));
        assert_eq!(ago(7_199_999.0), (1.0, "hour"));
        assert_eq!(ago(DAY * 40.5), (40.0, "day"));
    }

    #[test]
    fn a_clock_set_back_is_no_time() {
        assert_eq!(ago(-5_000.0), (0.0, "second"));
        assert_eq!(ago(f64::NAN), (0.0, "second"));
    }
}
