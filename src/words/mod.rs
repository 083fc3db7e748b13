//! The texts for readers in every language, which the build generates from `locales/`, and functions that combine them.

mod file;
mod fill;
mod generated;
mod language;
mod languages;

pub use file::TextFileError;
pub use fill::fill;
pub use language::Locale;
#[cfg(feature = "page")]
pub use languages::set_languages;
pub use languages::{add, all, code, from_code, is_loaded, name};

pub use generated::{FILES, texts};
use languages::text;

/// The text of a key in a language, as a `String`: `say!(locale, late_notice.broken_link, why = reason)`.
macro_rules! say {
    ($locale:expr, $($key:ident).+ $(, $blank:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::texts::$($key)::+ { $($blank $(: $value)?),* }.text($locale)
    };
}
pub(crate) use say;

/// A number of moves, for example `1 move` or `5 moves`.
#[must_use]
pub fn moves(locale: Locale, count: usize) -> String {
    match count {
        1 => say!(locale, moves.count_one),
        _ => say!(locale, moves.count, count = count),
    }
}

/// Several things, separated by commas.
#[must_use]
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().collect::<Vec<_>>().join(", ")
}

/// Numbers joined by "or".
#[must_use]
pub fn either(locale: Locale, numbers: &[u8]) -> String {
    let joined = numbers.iter().map(u8::to_string);
    let joined = joined.reduce(|one, other| say!(locale, board.either, one = one, other = other));
    joined.unwrap_or_default()
}

/// Capitalizes the first word, unless the text starts with the name of a cell.
#[must_use]
pub fn capitalized(text: String) -> String {
    let first = text.split([' ', ':']).next().unwrap_or_default();
    let mut letters = text.chars();
    match letters.next() {
        Some(letter) if first.chars().all(char::is_alphabetic) => {
            std::iter::once(capital(letter)).chain(letters).collect()
        }
        _ => text,
    }
}

/// The capital of a letter in the Latin, Greek or Cyrillic alphabets. The tables of the standard library, for all
/// alphabets, take 12 kB of the page.
fn capital(letter: char) -> char {
    let code = u32::from(letter);
    let capital = match code {
        0x61..=0x7a | 0xe0..=0xf6 | 0xf8..=0xfe | 0x3b1..=0x3c1 | 0x3c3..=0x3c9 | 0x430..=0x44f => {
            code - 32
        }
        0x450..=0x45f => code - 80,
        // A capital and its small letter have consecutive codes.
        0x100..=0x130 | 0x132..=0x137 | 0x14a..=0x177 if code % 2 == 1 => code - 1,
        0x139..=0x148 | 0x179..=0x17e if code.is_multiple_of(2) => code - 1,
        _ => code,
    };
    char::from_u32(capital).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_match_the_standard_library() {
        let letters = ('a'..='\u{17e}').chain('α'..='ω').chain('а'..='џ');
        // Except the letters whose capital is in another block or is two letters.
        let others = ['µ', 'ÿ', 'ı', 'ŉ', 'ς', 'ß'];
        for letter in letters.filter(|letter| letter.is_lowercase() && !others.contains(letter)) {
            let standard: Vec<char> = letter.to_uppercase().collect();
            assert_eq!(vec![capital(letter)], standard, "{letter}");
        }
        assert_eq!(capital('A'), 'A');
        assert_eq!(capital('Ř'), 'Ř');
    }

    #[test]
    fn names_of_cells_stay_as_they_are() {
        assert_eq!(capitalized("él juega".to_owned()), "Él juega");
        assert_eq!(capitalized("b2 is free".to_owned()), "b2 is free");
    }
}
