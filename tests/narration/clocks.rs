//! The display of a clock, and its text.

use super::in_each_language;
use tablero::narration::{PlayerNames, clock_digits, time_left};
use tablero::rules::Side;
use tablero::words::Locale;

#[test]
fn a_clock_shows_minutes_and_at_the_end_tenths() {
    for (left, english, spanish) in [
        (300_000, "5:00", "5:00"),
        (64_001, "1:05", "1:05"),
        (10_000, "0:10", "0:10"),
        (9_700, "9.7", "9,7"),
        (0, "0.0", "0,0"),
        (3_600_000, "1:00:00", "1:00:00"),
    ] {
        assert_eq!(clock_digits(Locale::En, left), english);
        assert_eq!(clock_digits(Locale::Es, left), spanish);
    }
}

#[test]
fn what_is_left_is_said_in_words() {
    let said = in_each_language(|locale, said| {
        for left in [0, 1_000, 10_000, 60_000, 61_000, 120_000, 3_725_000] {
            let sentence = time_left(locale, Side::White, left, &PlayerNames::default());
            said.add(&left.to_string(), sentence);
        }
    });
    let (_, english) = &said[0];
    let expected = [
        "White: 1 second left.",
        "White: 1 minute 1 second left.",
        "White: 62 minutes 5 seconds left.",
    ];
    let found = ["1000", "61000", "3725000"].map(|left| english.0[left].as_str());
    assert_eq!(found, expected);
}
