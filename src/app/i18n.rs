//! The languages of the page. Every text for readers comes from `locales/`.

use std::fmt::{Display, Write};

use crate::play;
use js_sys::{Array, Date, Intl, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Generated from `locales/` by the build: a struct for each key, whose fields are the placeholders of its
/// text.
#[allow(dead_code, non_camel_case_types)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use generated::{Locale, words};

/// The text of a key in a language, as a `String`: `say!(locale, notice.broken_link, why = reason)`.
macro_rules! say {
    ($locale:expr, $($key:ident).+ $(, $blank:ident $(= $value:expr)?)* $(,)?) => {
        $crate::app::i18n::words::$($key)::+ { $($blank $(: $value)?),* }.text($locale)
    };
}
pub(crate) use say;

/// A text with its placeholders `{{ name }}` replaced by these values. A placeholder without a value is kept.
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
    /// Puts the language into the page's context.
    pub fn provide(locale: Locale) -> Lang {
        let lang = Lang(RwSignal::new(locale));
        provide_context(lang);
        lang
    }

    /// The language, reactive.
    #[must_use]
    pub fn get(self) -> Locale {
        self.0.get()
    }

    /// The current language, not reactive.
    #[must_use]
    pub fn now(self) -> Locale {
        self.0.get_untracked()
    }

    pub fn set(self, locale: Locale) {
        self.0.set(locale);
    }
}

/// The language from the context.
pub fn use_lang() -> Lang {
    expect_context()
}

/// All languages.
#[must_use]
pub fn all() -> &'static [Locale] {
    &generated::LOCALES
}

/// For example `en` or `es`.
#[must_use]
pub fn code(locale: Locale) -> &'static str {
    generated::CODES[locale as usize]
}

/// The language with this code. The region is ignored.
#[must_use]
pub fn from_code(found: &str) -> Option<Locale> {
    let language = found.split('-').next().unwrap_or_default();
    all()
        .iter()
        .copied()
        .find(|locale| code(*locale).eq_ignore_ascii_case(language))
}

/// The first of the browser's languages that the page supports.
#[must_use]
pub fn of_browser() -> Locale {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language: JsValue| language.as_string())
        .find_map(|language| from_code(&language))
        .unwrap_or_default()
}

/// How long ago a moment (in milliseconds since 1970) was, as formatted by the browser in a language.
#[must_use]
pub fn ago(locale: Locale, moment: f64) -> String {
    let (count, unit) = play::ago(Date::now() - moment);
    let options = Object::new();
    // Setting a property of a new object never fails.
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let _ = Reflect::set(&options, &"style".into(), &"short".into());
    let locales = Array::of1(&code(locale).into());
    let format = Intl::RelativeTimeFormat::new(&locales, &options);
    format.format(-count, unit).into()
}

/// A number of moves, for example `1 move` or `5 moves`.
#[must_use]
pub fn moves(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, moves.count_one),
        _ => say!(locale, moves.count, count = count),
    }
}

/// Capitalizes the first word, unless the text starts with the name of a cell.
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
