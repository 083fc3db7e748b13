//! The languages.

use super::generated::{CODES, LOCALES, Locale};

/// All languages.
#[must_use]
pub fn all() -> &'static [Locale] {
    &LOCALES
}

/// For example `en` or `es`.
#[must_use]
pub fn code(locale: Locale) -> &'static str {
    CODES[locale as usize]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_code_without_the_region() {
        assert_eq!(from_code("es-MX"), Some(Locale::Es));
        assert_eq!(from_code("EN"), Some(Locale::En));
        assert_eq!(from_code("eo"), None);
        assert_eq!(from_code(""), None);
        assert!(all().iter().all(|&one| from_code(code(one)) == Some(one)));
    }
}
