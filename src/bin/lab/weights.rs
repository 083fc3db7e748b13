//! Files with lines `name value`: other weights for a game's evaluation.

use super::Failure;
use super::typed::{Typed, with_type};
use std::fs;
use tablero::play::Game;
use tablero::search::Weight;

/// The weights of a game, overridden by the values in the file.
pub(super) fn read(file: &str, game: &str) -> Result<Vec<i32>, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| Failure::Usage(format!("{file}: {error}")))?;
    overlaid(names(game), &text).map_err(|why| Failure::Usage(format!("{file}: {why}")))
}

/// The weights of a game with their names.
pub(super) fn names(game: &str) -> &'static [Weight] {
    struct Names;
    impl Typed for Names {
        type Made = &'static [Weight];

        fn with<G: Game>(self) -> &'static [Weight] {
            <G::Node as tablero::search::Node>::WEIGHTS
        }
    }
    with_type(game, Names).unwrap_or_default()
}

/// The index of a weight.
pub(super) fn index(name: &str, game: &str) -> Result<usize, String> {
    let index = names(game).iter().position(|weight| weight.name == name);
    index.ok_or_else(|| format!("`{name}` is not a weight of {game}"))
}

/// The lines of a file.
pub(super) fn written(names: &[Weight], values: &[i32]) -> String {
    let line = |(weight, value): (&Weight, &i32)| format!("{} {value}\n", weight.name);
    names.iter().zip(values).map(line).collect()
}

/// Overrides weights with the values in the text. Empty lines and lines that start with `#` are ignored.
fn overlaid(names: &[Weight], text: &str) -> Result<Vec<i32>, String> {
    let mut values: Vec<i32> = names.iter().map(|weight| weight.value).collect();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, value) = line
            .rsplit_once(char::is_whitespace)
            .ok_or_else(|| format!("`{line}`, expected a name and a number"))?;
        let index = names.iter().position(|weight| weight.name == name.trim());
        let index = index.ok_or_else(|| format!("`{name}` is not a weight of this game"))?;
        values[index] = value
            .parse()
            .map_err(|_| format!("`{value}` is not a whole number"))?;
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[Weight] = &[
        Weight {
            name: "man",
            value: 100,
        },
        Weight {
            name: "tempo",
            value: 7,
        },
    ];

    #[test]
    fn a_file_overrides_only_the_values_it_names() {
        assert_eq!(overlaid(NAMES, ""), Ok(vec![100, 7]));
        assert_eq!(overlaid(NAMES, "# new\n\ntempo -3\n"), Ok(vec![100, -3]));
        assert_eq!(overlaid(NAMES, "tempo 1\r\nman 2"), Ok(vec![2, 1]));
        assert_eq!(
            overlaid(NAMES, &written(NAMES, &[5, 6])),
            Ok(vec![5, 6]),
            "what is written is read"
        );
    }

    #[test]
    fn an_unknown_line_is_refused() {
        for (text, why) in [
            ("man", "`man`, expected a name and a number"),
            ("men 3", "`men` is not a weight of this game"),
            ("man x", "`x` is not a whole number"),
            ("man 1.5", "`1.5` is not a whole number"),
        ] {
            assert_eq!(overlaid(NAMES, text), Err(why.to_owned()), "{text}");
        }
    }
}
