//! The words of the courses: their keys are known at run time only, so the build makes a table.

use crate::app::i18n::Locale;

mod generated {
    include!(concat!(env!("OUT_DIR"), "/learn.rs"));
}

use generated::WORDS;

/// The words of a course under a key; the build has seen to it that every language has them.
#[must_use]
pub fn word(locale: Locale, slug: &str, key: &str) -> &'static str {
    find(locale, slug, key).unwrap_or_default()
}

/// The same where there may be none.
#[must_use]
pub fn find(locale: Locale, slug: &str, key: &str) -> Option<&'static str> {
    let name = format!("{slug}.{key}");
    let row = WORDS.binary_search_by_key(&name.as_str(), |(key, _)| key);
    Some(WORDS[row.ok()?].1[locale as usize])
}
