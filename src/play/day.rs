//! The names of puzzles in links: a number, or for the puzzle of a day its date, for example `2026-11-22`.
//! The number of that puzzle is 20261122.

/// The largest number of a puzzle that is not the puzzle of a day.
const MAX_ORDINARY: u64 = 9_999_999;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    pub year: u16,
    /// From 1.
    pub month: u8,
    pub day: u8,
}

impl Day {
    /// The number of its puzzle.
    #[must_use]
    pub fn number(self) -> u64 {
        u64::from(self.year) * 10_000 + u64::from(self.month) * 100 + u64::from(self.day)
    }

    /// The day of a puzzle's number, if it is the number of a day.
    #[must_use]
    pub fn of(number: u64) -> Option<Day> {
        let day = Day {
            year: u16::try_from(number / 10_000).ok()?,
            month: (number / 100 % 100) as u8,
            day: (number % 100) as u8,
        };
        let exists = (1_000..=9_999).contains(&day.year) && (1..=day.days()).contains(&day.day);
        exists.then_some(day)
    }

    /// The next day. `None` after the last day that has a number.
    #[must_use]
    pub fn next(self) -> Option<Day> {
        let Day { year, month, day } = self;
        let candidates = [
            (year, month, day + 1),
            (year, month + 1, 1),
            (year + 1, 1, 1),
        ];
        let days = candidates.map(|(year, month, day)| Day { year, month, day });
        days.into_iter().find_map(|day| Day::of(day.number()))
    }

    /// The previous day. `None` before the first day that has a number.
    #[must_use]
    pub fn before(self) -> Option<Day> {
        let Day { year, month, day } = self;
        if day > 1 {
            return Some(Day {
                day: day - 1,
                ..self
            });
        }
        let (year, month) = match month {
            1 => (year - 1, 12),
            _ => (year, month - 1),
        };
        let first = Day {
            year,
            month,
            day: 1,
        };
        Day::of(
            Day {
                day: first.days(),
                ..first
            }
            .number(),
        )
    }

    /// Its day of the week, from 0 for Monday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // The first day of the year 0 was a Saturday.
        ((self.ordinal() + 5) % 7) as u8
    }

    /// The index of the thing for this day, if this many things alternate from day to day. `None` for 0 things.
    #[must_use]
    pub fn rotation_index(self, things: usize) -> Option<usize> {
        let things = u32::try_from(things).ok().filter(|things| *things > 0)?;
        usize::try_from(self.ordinal() % things).ok()
    }

    /// The number of days since the first day of the year 0, as if the Gregorian calendar had always been
    /// used.
    #[must_use]
    pub fn ordinal(self) -> u32 {
        let year = u32::from(self.year);
        // Leap days of the previous years.
        let leap_days = year.div_ceil(4) - year.div_ceil(100) + year.div_ceil(400);
        let months = (1..self.month).map(|month| u32::from(Day { month, ..self }.days()));
        year * 365 + leap_days + months.sum::<u32>() + u32::from(self.day) - 1
    }

    /// The number of days in its month; 0 if there is no such month.
    #[must_use]
    pub fn days(self) -> u8 {
        let leap = self.year.is_multiple_of(4)
            && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        match self.month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        }
    }
}

/// The name for a puzzle's number in links.
#[must_use]
pub fn puzzle_name(number: u64) -> String {
    match Day::of(number) {
        Some(Day { year, month, day }) => format!("{year}-{month:02}-{day:02}"),
        None => number.to_string(),
    }
}

/// The number for a name in a link. `None` if the name is not valid.
#[must_use]
pub fn puzzle_number(name: &str) -> Option<u64> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let fields: Vec<&str> = name.split('-').collect();
    match fields.as_slice() {
        [number] if digits(number) => {
            let number = number.parse().ok()?;
            ((1..=MAX_ORDINARY).contains(&number) || Day::of(number).is_some()).then_some(number)
        }
        [year, month, day]
            if [year, month, day].iter().all(|part| digits(part))
                && (year.len(), month.len(), day.len()) == (4, 2, 2) =>
        {
            let number = format!("{year}{month}{day}").parse().ok()?;
            Day::of(number).map(Day::number)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back_as_its_number() {
        for (name, number) in [
            ("1", 1),
            ("412", 412),
            ("9999999", MAX_ORDINARY),
            ("2026-11-22", 20_261_122),
            ("2028-02-29", 20_280_229),
            ("2000-02-29", 20_000_229),
        ] {
            assert_eq!(puzzle_number(name), Some(number), "{name}");
            assert_eq!(puzzle_name(number), name);
        }
        assert_eq!(puzzle_number("20261122"), Some(20_261_122));
        assert_eq!(puzzle_number("007"), Some(7));
    }

    #[test]
    fn each_day_follows_the_one_before() {
        let mut before = None;
        let numbers = (19_990_101..=20_041_231).chain(20_991_225..=21_000_315);
        for day in numbers.filter_map(Day::of) {
            let ordinal = day.ordinal();
            let is_first = day.number() == 20_991_225;
            assert!(
                is_first || before.is_none_or(|before: Day| ordinal == before.ordinal() + 1),
                "{day:?}"
            );
            if !is_first && let Some(before) = before {
                assert_eq!((before.next(), day.before()), (Some(day), Some(before)));
            }
            before = Some(day);
        }
    }

    #[test]
    fn a_day_knows_its_day_of_the_week() {
        for (number, weekday) in [(20_261_125, 2), (20_000_101, 5), (20_240_229, 3)] {
            assert_eq!(Day::of(number).unwrap().weekday(), weekday, "{number}");
        }
        assert_eq!(Day::of(99_991_231).unwrap().next(), None);
        assert_eq!(Day::of(10_000_101).unwrap().before(), None);
    }

    #[test]
    fn the_rotation_continues_across_months_and_years() {
        let turns =
            |numbers: [u64; 4]| numbers.map(|day| Day::of(day).unwrap().rotation_index(5).unwrap());
        let [one, two, three, four] = turns([20_271_230, 20_271_231, 20_280_101, 20_280_102]);
        assert_eq!([two, three, four], [1, 2, 3].map(|days| (one + days) % 5));
        assert_eq!(Day::of(20_280_101).unwrap().rotation_index(0), None);
    }

    #[test]
    fn other_names_are_refused() {
        for name in [
            "",
            "0",
            "-1",
            "x",
            "1.5",
            "10000000",
            "20261322",
            "2026-13-01",
            "2026-02-29",
            "2100-02-29",
            "2026-11-00",
            "2026-11-31",
            "2026-1-1",
            "26-11-22",
            "2026-11-22-1",
            "+2026-11-22",
            "99999999999999999999999",
            "２",
        ] {
            assert_eq!(puzzle_number(name), None, "{name}");
        }
    }
}
