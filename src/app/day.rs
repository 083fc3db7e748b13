//! Calendar days in words.

use crate::play::Day;
use crate::words::{self, Locale};
use js_sys::Intl::DateTimeFormat;
use js_sys::{Array, Date, Function, Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// How the browser writes a date: names of options and their values.
type Form = &'static [(&'static str, &'static str)];

type Writer = (Locale, Form, Function);

thread_local! {
    static WRITERS: RefCell<Vec<Writer>> = const { RefCell::new(Vec::new()) };
}

/// A day in words, as the browser writes it.
pub fn name(locale: Locale, day: Day) -> String {
    formatted(locale, day, &[("dateStyle", "long")])
}

/// A day as the browser writes it where there is little room.
pub fn short_name(locale: Locale, day: Day) -> String {
    formatted(locale, day, &[("dateStyle", "medium")])
}

/// The month of a day without its year, short.
pub fn short_month_name(locale: Locale, day: Day) -> String {
    formatted(locale, day, &[("month", "short")])
}

/// The day of a moment (in milliseconds since 1970) by the player's clock. None if it is not a valid date.
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
    formatted(locale, day, &[("month", "long"), ("year", "numeric")])
}

/// The day of the week, short.
pub fn weekday_name(locale: Locale, day: Day) -> String {
    formatted(locale, day, &[("weekday", "short")])
}

fn formatted(locale: Locale, day: Day, form: Form) -> String {
    let (year, month) = (u32::from(day.year), i32::from(day.month) - 1);
    let date = Date::new_with_year_month_day(year, month, i32::from(day.day));
    let formatted = writer(locale, form).call1(&JsValue::UNDEFINED, &date);
    let formatted = formatted.ok().and_then(|formatted| formatted.as_string());
    formatted.unwrap_or_default()
}

/// The browser's function that writes dates in this form. Making one takes a hundred times as long as writing a date.
fn writer(locale: Locale, form: Form) -> Function {
    let known = WRITERS.with_borrow(|writers| {
        let is_it = |(of, its, _): &&Writer| (*of, *its) == (locale, form);
        writers.iter().find(is_it).map(|(.., write)| write.clone())
    });
    known.unwrap_or_else(|| {
        let wanted = Object::new();
        for (name, value) in form {
            // Setting a property of a new object never fails.
            let _ = Reflect::set(&wanted, &(*name).into(), &(*value).into());
        }
        let locales = Array::of1(&words::code(locale).into());
        let write = DateTimeFormat::new(&locales, &wanted).format();
        WRITERS.with_borrow_mut(|writers| writers.push((locale, form, write.clone())));
        write
    })
}
