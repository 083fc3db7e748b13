//! The levels of the computer.

use crate::play::Kind;
use crate::search::ExactLevel;
use crate::words::{Locale, say};

/// The number of names for levels.
const NAMES: usize = 10;

/// The name of a level among this many levels, for example `Level 3 · Learner`.
#[must_use]
pub fn level_name(locale: Locale, level: u8, levels: usize) -> String {
    let name = level_word(locale, level, levels);
    say!(locale, level.long, level = level, name = name)
}

/// The name without the number, for example `Learner`.
#[must_use]
pub fn level_word(locale: Locale, level: u8, levels: usize) -> String {
    match named(level, levels) {
        0 => say!(locale, level.name.one),
        1 => say!(locale, level.name.two),
        2 => say!(locale, level.name.three),
        3 => say!(locale, level.name.four),
        4 => say!(locale, level.name.five),
        5 => say!(locale, level.name.six),
        6 => say!(locale, level.name.seven),
        7 => say!(locale, level.name.eight),
        8 => say!(locale, level.name.nine),
        _ => say!(locale, level.name.ten),
    }
}

/// A description of a level's strength.
#[must_use]
pub fn level_description(locale: Locale, level: u8, kind: &dyn Kind) -> String {
    // A level that uses the solution has an exact strength.
    match kind
        .exact_levels()
        .get(usize::from(level).saturating_sub(1))
    {
        Some(&ExactLevel::PERFECT) => return say!(locale, level.perfect),
        Some(exact_level) => {
            return say!(
                locale,
                level.exact,
                mistakes = exact_level.error_rate / (ExactLevel::WHOLE / 100)
            );
        }
        None => {}
    }
    match named(level, kind.levels()) {
        _ if kind.varies_by_game(level.into()) => say!(locale, level.promise.varying),
        0 => say!(locale, level.promise.one),
        1 => say!(locale, level.promise.two),
        2 => say!(locale, level.promise.three),
        3 => say!(locale, level.promise.four),
        4 => say!(locale, level.promise.five),
        5 => say!(locale, level.promise.six),
        6 => say!(locale, level.promise.seven),
        7 => say!(locale, level.promise.eight),
        8 => say!(locale, level.promise.nine),
        _ => say!(locale, level.promise.ten),
    }
}

/// The index of a level's name among this many levels. The first level has the lowest name, the last the
/// highest.
fn named(level: u8, levels: usize) -> usize {
    let steps = levels.saturating_sub(1).max(1);
    let step = usize::from(level).clamp(1, levels.max(1)) - 1;
    match levels {
        0 | 1 => NAMES - 1,
        _ => (step * (NAMES - 1) + steps / 2) / steps,
    }
}
