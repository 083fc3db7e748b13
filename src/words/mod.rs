//! The texts for readers in every language, generated from `locales/` by the build, and how they are put
//! together.

mod file;
mod fill;
mod generated;
mod language;
mod languages;

pub use file::Unfit;
pub use fill::fill;
pub use language::Locale;
#[cfg(feature = "page")]
pub use languages::set_languages;
pub use languages::{add, all, code, from_code, is_loaded, name};

pub use generated::{FILES, texts};
use languages::text;

/// The text of a key in a language, as a `String`: `say!(locale, notice.broken_link, why = reason)`.
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

/// Several things in one sentence.
#[must_use]
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().collect::<Vec<_>>().join(", ")
}

/// One of several numbers, joined by "or".
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
            letter.to_uppercase().chain(letters).collect()
        }
        _ => text,
    }
}
