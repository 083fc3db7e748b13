//! Calendar days in words.

use crate::play::Day;
use crate::words::{self, Locale};
use js_sys::{Date, Object, Reflect};

/// A day in words, as the browser writes it.
pub fn name(locale: Locale, day: Day) -> String {
    written(locale, day, &[("dateStyle", "long")])
}

/// A day as the browser writes it where there is little room.
pub fn short_name(locale: Locale, day: Day) -> String {
    written(locale, day, &[("dateStyle", "medium")])
}

/// The month of a day without its year, short.
pub fn short_month_name(locale: Locale, day: Day) -> String {
    written(locale, day, &[("month", "short")])
}

/// The day of a moment (in milliseconds since 1970) by the player's clock; none if no calendar has it.
pub fn of_moment(moment: f64) -> Option<Day> {
    let date = Date::new(&moment.into());
    let day = Day {
        year: u16::try_from(date.get_full_year()).ok()?,
        month: u8::try_from(date.get_month()).ok()? + 1,
        day: u8::try_from(date.get_date()).ok()?,
    };
    Day::of(day.number())
}

/// The month of a day, and its year.
pub fn month_name(locale: Locale, day: Day) -> String {
    written(locale, day, &[("month", "long"), ("year", "numeric")])
}

/// The day of the week, short.
pub fn weekday_name(locale: Locale, day: Day) -> String {
    written(locale, day, &[("weekday", "short")])
}

fn written(locale: Locale, day: Day, options: &[(&str, &str)]) -> String {
    let (year, month) = (u32::from(day.year), i32::from(day.month) - 1);
    let date = Date::new_with_year_month_day(year, month, i32::from(day.day));
    let wanted = Object::new();
    for (name, value) in options {
        // Setting a property of a new object never fails.
        let _ = Reflect::set(&wanted, &(*name).into(), &(*value).into());
    }
    date.to_locale_date_string(words::code(locale), &wanted)
        .into()
}
