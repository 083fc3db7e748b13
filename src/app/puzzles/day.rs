//! A day of the calendar in words.

use crate::app::i18n::{self, Locale};
use crate::play::Day;
use js_sys::{Date, Object, Reflect};

/// A day in words.
pub fn told(locale: Locale, day: Day) -> String {
    let (year, month) = (u32::from(day.year), i32::from(day.month) - 1);
    let date = Date::new_with_year_month_day(year, month, i32::from(day.day));
    let options = Object::new();
    // A new object takes anything.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"long".into());
    date.to_locale_date_string(i18n::code(locale), &options)
        .into()
}
