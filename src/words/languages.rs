//! The languages and their texts.

use super::file::{self, TextFileError};
#[cfg(not(feature = "page"))]
use super::generated::BUILT_IN;
#[cfg(feature = "page")]
use super::generated::FILES;
use super::language::{Language, Locale};
#[cfg(feature = "page")]
use std::cell::Cell;
use std::cell::RefCell;

thread_local! {
    static LANGUAGES: RefCell<Vec<Language>> = RefCell::new(initial());
}

#[cfg(feature = "page")]
thread_local! {
    static REPORT: Cell<fn(&str)> = const { Cell::new(|_| {}) };
}

#[cfg(feature = "page")]
fn initial() -> Vec<Language> {
    Vec::new()
}

#[cfg(not(feature = "page"))]
fn initial() -> Vec<Language> {
    let built_in = BUILT_IN.iter();
    let built_in = built_in.map(|&(code, name, files)| Language {
        code,
        name,
        texts: files.iter().map(|&texts| Some(texts)).collect(),
    });
    built_in.collect()
}

/// Sets the languages of a program that loads their texts, by code and name, English first. `report` is called with a
/// message for each text that is used before it is loaded.
#[cfg(feature = "page")]
pub fn set_languages(languages: Vec<(String, String)>, report: fn(&str)) {
    REPORT.set(report);
    let languages = languages.into_iter().map(|(code, name)| Language {
        code: code.leak(),
        name: name.leak(),
        texts: vec![None; FILES.len()],
    });
    LANGUAGES.set(languages.collect());
}

/// All languages.
#[must_use]
pub fn all() -> Vec<Locale> {
    let count = LANGUAGES.with_borrow(Vec::len);
    (0..).map(Locale).take(count).collect()
}

/// For example `en` or `es`.
#[must_use]
pub fn code(locale: Locale) -> &'static str {
    get(locale, |language| language.code).unwrap_or_default()
}

/// The name of a language in that language, for example `Español`.
#[must_use]
pub fn name(locale: Locale) -> &'static str {
    get(locale, |language| language.name).unwrap_or_default()
}

/// The language with this code, or else one that differs only in the region.
#[must_use]
pub fn from_code(found: &str) -> Option<Locale> {
    let language = |code: &str| {
        code.split('-')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase()
    };
    let all = all();
    let exact = all
        .iter()
        .find(|&&locale| code(locale).eq_ignore_ascii_case(found));
    let near = || {
        all.iter()
            .find(|&&locale| language(code(locale)) == language(found))
    };
    exact.or_else(near).copied()
}

/// A text by the number of its file and its own number. Empty if the file is not loaded.
pub(super) fn text(locale: Locale, file: usize, number: usize) -> &'static str {
    let texts = get(locale, |language| {
        language.texts.get(file).copied().flatten()
    })
    .flatten();
    if texts.is_none() {
        warn(locale, file, number);
    }
    texts
        .and_then(|texts| texts.get(number).copied())
        .unwrap_or_default()
}

/// Whether the texts of a file are loaded.
#[must_use]
pub fn is_loaded(locale: Locale, file: &str) -> bool {
    let number = file::number(file);
    let loaded =
        |language: &Language| number.is_some_and(|number| language.texts[number].is_some());
    get(locale, loaded).unwrap_or(false)
}

/// Adds the texts of a file in a language. They are kept until the program ends.
///
/// # Errors
/// If the text is not the complete file of this name from this build.
pub fn add(locale: Locale, file: &str, text: &str) -> Result<(), TextFileError> {
    let texts = file::read(file, text)?;
    let texts: Vec<&'static str> = texts
        .into_iter()
        .map(|text| &*text.to_owned().leak())
        .collect();
    LANGUAGES.with_borrow_mut(|languages| {
        let language = languages.get_mut(usize::from(locale.0));
        if let (Some(language), Some(number)) = (language, file::number(file)) {
            language.texts[number] = Some(texts.leak());
        }
    });
    Ok(())
}

fn get<T>(locale: Locale, read: impl FnOnce(&Language) -> T) -> Option<T> {
    LANGUAGES.with_borrow(|languages| languages.get(usize::from(locale.0)).map(read))
}

/// Reports a text that is not loaded. A screen must load its texts before it uses them.
#[cfg(feature = "page")]
fn warn(locale: Locale, file: usize, number: usize) {
    let file = FILES.get(file).copied().unwrap_or_default();
    let language = code(locale);
    REPORT.get()(&format!(
        "text {number} of {file} is not loaded in {language:?}"
    ));
}

#[cfg(not(feature = "page"))]
fn warn(_: Locale, _file: usize, _number: usize) {}

#[cfg(all(test, not(feature = "page")))]
mod tests {
    use super::*;
    use crate::words::FILES;

    #[test]
    fn a_language_is_found_by_its_code_without_the_region() {
        assert_eq!(from_code("es-MX"), Some(Locale::Es));
        assert_eq!(from_code("EN"), Some(Locale::En));
        assert_eq!(from_code("eo"), None);
        assert_eq!(from_code(""), None);
        assert!(all().iter().all(|&one| from_code(code(one)) == Some(one)));
    }

    #[test]
    fn no_text_is_missing() {
        for locale in all() {
            assert!(
                FILES.iter().all(|file| is_loaded(locale, file)),
                "{}",
                code(locale)
            );
        }
        assert_eq!(name(Locale::Es), "Español");
        assert!(!is_loaded(Locale::En, "chess"));
    }
}
