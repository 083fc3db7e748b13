//! The number of days in a row on which something was done, such as solving the puzzle of the day.

use crate::play::Day;
use std::collections::BTreeSet;

/// The longest series of days that reaches yesterday or a later day. Setting the clock back does not shorten
/// it.
#[must_use]
pub fn streak(solved: &BTreeSet<Day>, today: Day) -> u32 {
    let reaches = |day: Day| day.ordinal() + 1 >= today.ordinal();
    let lengths = series(solved).filter(|(day, _)| reaches(*day));
    lengths.map(|(_, length)| length).max().unwrap_or(0)
}

/// Each day, with the number of days in a row that end with it.
pub(super) fn series(days: &BTreeSet<Day>) -> impl Iterator<Item = (Day, u32)> {
    let mut last: Option<(Day, u32)> = None;
    days.iter().map(move |&day| {
        let length = match last {
            Some((before, length)) if before.ordinal() + 1 == day.ordinal() => length + 1,
            _ => 1,
        };
        last = Some((day, length));
        (day, length)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(numbers: &[u64]) -> BTreeSet<Day> {
        numbers
            .iter()
            .filter_map(|&number| Day::of(number))
            .collect()
    }

    fn on(numbers: &[u64], today: u64) -> u32 {
        streak(&days(numbers), Day::of(today).unwrap())
    }

    #[test]
    fn days_in_a_row_count_until_one_is_missed() {
        let solved = [20_261_129, 20_261_130, 20_261_201];
        assert_eq!(on(&solved, 20_261_201), 3, "today is solved");
        assert_eq!(on(&solved, 20_261_202), 3, "today may still be solved");
        assert_eq!(on(&solved, 20_261_203), 0, "yesterday was missed");
        assert_eq!(on(&[], 20_261_203), 0);
        assert_eq!(on(&[20_261_128, 20_261_130], 20_261_130), 1);
    }

    #[test]
    fn a_wrong_clock_does_not_end_a_streak() {
        let solved = [20_261_123, 20_261_124, 20_261_125];
        assert_eq!(on(&solved, 20_261_123), 3, "set back");
        let with_future = [&solved[..], &[20_270_101]].concat();
        assert_eq!(on(&with_future, 20_261_126), 3, "set forward and back");
    }
}
