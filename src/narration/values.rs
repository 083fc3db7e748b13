//! Results of places in words.

use crate::play::Repetition;
use crate::search::{ExactValue, Wdl};
use crate::session::SpotValue;
use crate::words::{Locale, say};

/// The best result at a place.
pub fn place_value(locale: Locale, one: &SpotValue) -> String {
    let what = value_text(locale, one.value, one.repeats);
    match one.is_target {
        true => say!(locale, exact.leads, what = what),
        false => say!(locale, exact.best_here, what = what),
    }
}

/// The short form of a value. For a draw by repetition, how the position repeats.
pub fn value_text(locale: Locale, value: ExactValue, repeats: Option<Repetition>) -> String {
    match repeats {
        Some(Repetition::Now) => say!(locale, exact.repeats),
        Some(Repetition::Answer) => say!(locale, exact.answered),
        None => short_value(locale, value),
    }
}

/// The short form of a value.
pub fn short_value(locale: Locale, value: ExactValue) -> String {
    let moves = value.moves().unwrap_or_default();
    match value {
        ExactValue::Win(_) => say!(locale, exact.win, moves = moves),
        ExactValue::Draw => say!(locale, exact.draw),
        ExactValue::Loss(_) => say!(locale, exact.loss, moves = moves),
    }
}

/// The name of a result in styles.
pub fn value_class(value: ExactValue) -> &'static str {
    match value.wdl() {
        Wdl::Win => "win",
        Wdl::Draw => "draw",
        Wdl::Loss => "loss",
    }
}
