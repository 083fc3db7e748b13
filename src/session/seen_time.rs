//! Time that counts only while the page is active: not while the device sleeps, and not if its clock is changed.

use std::time::Duration;

/// The longest pause between two calls that counts, for a visible page and for a hidden one, in milliseconds. Browsers
/// let a hidden page run once a minute.
const MAX_VISIBLE: u64 = 5_000;
const MAX_HIDDEN: u64 = 90_000;

/// The interval of the page's calls, in milliseconds.
pub const TICK_MILLIS: u32 = 1_000;

/// Counts the time while the page is active. The page calls it every [`TICK_MILLIS`] milliseconds. A longer pause does
/// not count at all: the time stops at the last call.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeenTime {
    /// The time of the last call by the device's clock, and whether the page was hidden then.
    last: Option<(u64, bool)>,
    counted: u64,
}

impl SeenTime {
    /// The counted time in milliseconds since the first call. `now` is the device's monotonic clock in
    /// milliseconds.
    pub fn advance(&mut self, now: u64, is_hidden: bool) -> u64 {
        let (before, was_hidden) = self.last.unwrap_or((now, is_hidden));
        let max = if was_hidden { MAX_HIDDEN } else { MAX_VISIBLE };
        let passed = now.checked_sub(before).filter(|passed| *passed <= max);
        self.counted = self.counted.saturating_add(passed.unwrap_or_default());
        self.last = Some((now, is_hidden));
        self.counted
    }
}

/// A duration in milliseconds without its fraction. Values that are not a duration, such as negative numbers, become 0.
#[must_use]
pub fn whole_millis(millis: f64) -> u64 {
    let duration = Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default();
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counted time after each call, given the device's clock and whether the page is hidden.
    fn counted(sights: &[(u64, bool)]) -> Vec<u64> {
        let mut time = SeenTime::default();
        let sights = sights.iter();
        sights
            .map(|(now, hidden)| time.advance(*now, *hidden))
            .collect()
    }

    #[test]
    fn durations_lose_their_fraction() {
        let rounded = [0.0, 0.9, 1.0, 1_234.5, -3.0, f64::NAN].map(whole_millis);
        assert_eq!(rounded, [0, 0, 1, 1_234, 0, 0]);
    }

    #[test]
    fn it_counts_from_the_first_sight() {
        let sights = [(700, false), (1_700, false), (2_950, false)];
        assert_eq!(counted(&sights), [0, 1_000, 2_250]);
    }

    #[test]
    fn sleep_and_a_changed_clock_do_not_count() {
        let sights = [
            (0, false),
            (1_000, false),
            (3_601_000, false),
            (3_602_000, false),
            (10, false),
            (510, false),
            (600, false),
        ];
        let expected = [0, 1_000, 1_000, 2_000, 2_000, 2_500, 2_590];
        assert_eq!(counted(&sights), expected);
    }

    #[test]
    fn a_hidden_page_is_seen_less_often() {
        let sights = [
            (0, true),
            (60_000, true),
            (120_000, false),
            (180_000, false),
        ];
        assert_eq!(counted(&sights), [0, 60_000, 120_000, 120_000]);
    }
}
