//! The estimate of one's strength in words.

use crate::session::statistics::{Estimate, LadderPlace};
use crate::words::{Locale, say};

/// The likeliest strength, and between which levels the true one is. The second is empty if the first needs no
/// addition. `levels` is the number of levels.
#[must_use]
pub fn strength(locale: Locale, estimate: &Estimate, levels: usize) -> (String, String) {
    let level = |level| tenths(locale, level);
    let certain = match (estimate.lowest, estimate.highest) {
        (LadderPlace::Level(low), LadderPlace::Level(high)) => say!(
            locale,
            statistics.between,
            low = level(low),
            high = level(high)
        ),
        (LadderPlace::Level(low), _) => say!(locale, statistics.at_least, low = level(low)),
        (_, LadderPlace::Level(high)) => say!(locale, statistics.at_most, high = level(high)),
        (LadderPlace::Below, LadderPlace::Above) => say!(locale, statistics.open),
        (low, _) => beyond(locale, low, levels),
    };
    match estimate.likeliest {
        None => (certain, String::new()),
        Some(LadderPlace::Level(likeliest)) => {
            let likeliest = say!(locale, statistics.about, level = level(likeliest));
            (likeliest, certain)
        }
        Some(place) => {
            let likeliest = beyond(locale, place, levels);
            let is_certain = certain == likeliest;
            (likeliest, if is_certain { String::new() } else { certain })
        }
    }
}

/// That a strength is beyond an end of the ladder.
fn beyond(locale: Locale, place: LadderPlace, levels: usize) -> String {
    match place {
        LadderPlace::Below => say!(locale, statistics.below),
        _ => say!(locale, statistics.above, level = levels),
    }
}

/// How many things out of all are done.
#[must_use]
pub fn done_of(locale: Locale, done: usize, all: usize) -> String {
    say!(locale, statistics.done_of, done = done, all = all)
}

/// A level with one decimal place.
fn tenths(locale: Locale, level: f64) -> String {
    let text = format!("{level:.1}");
    let (whole, tenth) = text.split_once('.').unwrap_or((&text, "0"));
    say!(locale, statistics.tenths, whole = whole, tenth = tenth)
}
