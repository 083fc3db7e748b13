//! The languages of the page. Every string a person reads comes from `locales/`.

use std::fmt::{Display, Write};

use crate::play;
use js_sys::{Array, Date, Intl, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// What the build made of `locales/`: a struct for each key, whose fields are the blanks of its text.
#[allow(dead_code, non_camel_case_types)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use generated::{Locale, words};

/// The words of a key in a language, as a `String`: `say!(locale, notice.broken_link, why = reason)`.
macro_rules! say {
    ($locale:expr, $($key:ident).+ $(, $blank:ident $(= $value:expr)?)* $(,)?) => {
        $crate::app::i18n::words::$($key)::+ { $($blank $(: $value)?),* }.text($locale)
    };
}
pub(crate) use say;

/// A text with its blanks, `{{ name }}`, filled with these values. One that has no value stays as it is.
pub fn fill(text: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((blank, after)) = after.split_once("}}") else {
            break;
        };
        filled += before;
        match values.iter().find(|(name, _)| *name == blank.trim()) {
            Some((_, value)) => {
                let _ = write!(filled, "{value}");
            }
            None => filled.extend(["{{", blank, "}}"]),
        }
        rest = after;
    }
    filled + rest
}

/// The page's language.
#[derive(Clone, Copy)]
pub struct Lang(RwSignal<Locale>);

impl Lang {
    /// Puts the language into the context of the page.
    pub fn provide(locale: Locale) -> Lang {
        let lang = Lang(RwSignal::new(locale));
        provide_context(lang);
        lang
    }

    /// The language, followed as it changes.
    #[must_use]
    pub fn get(self) -> Locale {
        self.0.get()
    }

    /// The language now.
    #[must_use]
    pub fn now(self) -> Locale {
        self.0.get_untracked()
    }

    pub fn set(self, locale: Locale) {
        self.0.set(locale);
    }
}

/// The language of the page around.
pub fn use_lang() -> Lang {
    expect_context()
}

/// Every language there is.
#[must_use]
pub fn all() -> &'static [Locale] {
    &generated::LOCALES
}

/// `en`, `es`.
#[must_use]
pub fn code(locale: Locale) -> &'static str {
    generated::CODES[locale as usize]
}

/// The language of a code, whatever its region.
#[must_use]
pub fn from_code(found: &str) -> Option<Locale> {
    let language = found.split('-').next().unwrap_or_default();
    all()
        .iter()
        .copied()
        .find(|locale| code(*locale).eq_ignore_ascii_case(language))
}

/// The first of the browser's languages that the page speaks.
#[must_use]
pub fn of_browser() -> Locale {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language: JsValue| language.as_string())
        .find_map(|language| from_code(&language))
        .unwrap_or_default()
}

/// How long ago a moment was, in milliseconds since 1970, as the browser says it in a language.
#[must_use]
pub fn ago(locale: Locale, moment: f64) -> String {
    let (count, unit) = play::ago(Date::now() - moment);
    let options = Object::new();
    // A new object takes anything.
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let locales = Array::of1(&code(locale).into());
    let format = Intl::RelativeTimeFormat::new(&locales, &options);
    format.format(-count, unit).into()
}

/// So many moves: `1 move`, `5 moves`.
#[must_use]
pub fn moves(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, moves.count_one),
        _ => say!(locale, moves.count, count = count),
    }
}

/// With a capital letter in front, if it begins with a word: the name of a cell stays as it is.
pub fn sentence(text: String) -> String {
    let first = text.split([' ', ':']).next().unwrap_or_default();
    let mut letters = text.chars();
    match letters.next() {
        Some(letter) if first.chars().all(char::is_alphabetic) => {
            letter.to_uppercase().chain(letters).collect()
        }
        _ => text,
    }
}
