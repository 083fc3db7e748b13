//! How long the page waits before it continues by itself. The values are tokens of the styles, for example
//! `--reply: 700ms`.

/// The delays of the page, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delays {
    /// The minimum time from a request to the engine until its move is made, so that the player can see the move.
    pub engine_least: u32,
    /// The same if the computer plays both sides, so that the viewer can follow.
    pub engine_watched: u32,
    /// The maximum time to wait for another tab that thinks about the same game.
    pub other_tab: u32,
    /// The pause in typing after which a note is saved.
    pub note: u32,
    /// The time before the move that answers a learner's move.
    pub reply: u32,
    /// The time before the board of a puzzle returns after a wrong move.
    pub take_back: u32,
    /// The time before the board turns towards the side to move.
    pub turn: u32,
    /// The time after which a press counts as a long press.
    pub long_press: u32,
    /// The times until a held button repeats: the first, then from the slowest to the fastest.
    pub repeat_first: u32,
    pub repeat_slowest: u32,
    pub repeat_fastest: u32,
}

impl Default for Delays {
    fn default() -> Self {
        Self {
            engine_least: 600,
            engine_watched: 1_200,
            other_tab: 10_000,
            note: 800,
            reply: 700,
            take_back: 1_800,
            turn: 500,
            long_press: 450,
            repeat_first: 500,
            repeat_slowest: 350,
            repeat_fastest: 100,
        }
    }
}

impl Delays {
    /// Reads every delay from its token. If a token is missing or not a duration, the default is used.
    pub fn read(token: impl Fn(&str) -> String) -> Self {
        let default = Self::default();
        let read = |name: &str, default: u32| {
            let read =
                milliseconds(&token(name)).filter(|length| (0.0..=60_000.0).contains(length));
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            read.map_or(default, |length| length.round() as u32)
        };
        Self {
            engine_least: read("--engine-least", default.engine_least),
            engine_watched: read("--engine-watched", default.engine_watched),
            other_tab: read("--other-tab", default.other_tab),
            note: read("--note-saved", default.note),
            reply: read("--reply", default.reply),
            take_back: read("--take-back", default.take_back),
            turn: read("--turn", default.turn),
            long_press: read("--long-press", default.long_press),
            repeat_first: read("--repeat-first", default.repeat_first),
            repeat_slowest: read("--repeat-slowest", default.repeat_slowest),
            repeat_fastest: read("--repeat-fastest", default.repeat_fastest),
        }
    }
}

/// Converts a duration in a style sheet, for example `220ms` or `.22s`, to milliseconds. `None` if it is not
/// a duration.
#[must_use]
pub fn milliseconds(text: &str) -> Option<f64> {
    let text = text.trim();
    match text.strip_suffix("ms") {
        Some(milliseconds) => decimal(milliseconds),
        None => Some(decimal(text.strip_suffix('s')?)? * 1_000.0),
    }
}

/// Reads a decimal number without a sign, for example `220`, `.7` or `1.25`, as the standard library reads it. `None`
/// if it is not such a number or has more digits than an `f64` can represent exactly. The standard library's parser
/// supports more, but it adds tables of 12 kB, which every visitor of the page would load.
#[must_use]
pub fn decimal(text: &str) -> Option<f64> {
    /// Not every whole number above this one is an `f64`.
    const TOO_LARGE: f64 = 9_007_199_254_740_992.0;
    /// The maximum number of decimal places for which the power of ten is exactly an `f64`.
    const MAX_PLACES: usize = 22;
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    if whole.is_empty() && fraction.is_empty() || fraction.len() > MAX_PLACES {
        return None;
    }
    let mut digits = whole.bytes().chain(fraction.bytes());
    let value = digits.try_fold(0.0, |value, digit| {
        let digit = digit.is_ascii_digit().then(|| f64::from(digit - b'0'))?;
        let value = value * 10.0 + digit;
        (value < TOO_LARGE).then_some(value)
    })?;
    let places = i32::try_from(fraction.len()).ok()?;
    // Both numbers are exact, so the quotient is the nearest `f64` to the decimal number.
    Some(value / 10_f64.powi(places))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_in_both_units() {
        assert_eq!(milliseconds(" 220ms"), Some(220.0));
        assert_eq!(milliseconds(".7s"), Some(700.0));
        assert_eq!(milliseconds("0s"), Some(0.0));
        for text in [
            "",
            "ms",
            "700",
            "1.8",
            "fast",
            "var(--move)",
            ".s",
            "1.2.3s",
            "-1s",
            "1e3s",
        ] {
            assert_eq!(milliseconds(text), None, "{text}");
        }
    }

    #[test]
    fn decimals_are_read_as_the_standard_library_reads_them() {
        for text in [
            "0",
            "7",
            "220",
            ".7",
            "0.70",
            "1.25",
            "640.5",
            "3.",
            "123456.789",
            "1700000000000.123",
            "9007199254740991",
            "0.0000000000000000000001",
        ] {
            assert_eq!(decimal(text), text.parse().ok(), "{text}");
        }
    }

    #[test]
    fn a_number_that_cannot_be_exact_is_not_read() {
        for text in [
            "9007199254740992",
            "9007199254740993",
            "17000000000000007000",
            "1700000000000.12345",
            "0.00000000000000000000001",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }

    #[test]
    fn a_delay_without_a_sensible_token_keeps_its_default() {
        for nonsense in ["", "soon", "-5ms", "NaNms", "infs", "3600s"] {
            assert_eq!(
                Delays::read(|_| nonsense.to_owned()),
                Delays::default(),
                "{nonsense}"
            );
        }
        let read = Delays::read(|name| match name {
            "--reply" => "0s".to_owned(),
            "--turn" => "12.6ms".to_owned(),
            _ => String::new(),
        });
        let expected = Delays {
            reply: 0,
            turn: 13,
            ..Delays::default()
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn the_tokens_of_the_styles_are_the_defaults() {
        const STYLES: &str = include_str!("../../style/tokens.css");
        let token = |name: &str| {
            let line = STYLES.lines().find_map(|line| {
                line.trim()
                    .strip_prefix(name)?
                    .strip_prefix(": ")?
                    .strip_suffix(';')
            });
            line.unwrap_or_else(|| panic!("{name} is no token"))
                .to_owned()
        };
        assert_eq!(Delays::read(token), Delays::default());
    }
}
