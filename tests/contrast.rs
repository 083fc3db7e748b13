//! The colours in the tokens have the contrast that WCAG 2.2 requires at level AA: on every board, with every
//! style of pieces, in the light and the dark theme.

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../style/tokens.css");
/// The minimum contrast of shapes (1.4.11), and of text (1.4.3).
const SHAPE: f64 = 3.0;
const WORDS: f64 = 4.5;

const MARKS: [&str; 10] = [
    "selected",
    "target",
    "last",
    "danger-mark",
    "note",
    "focus",
    "pen-1",
    "pen-2",
    "pen-3",
    "pen-4",
];

/// The tokens of a look: the defaults, replaced by the tokens of a board and of pieces.
fn tokens(board: &str, pieces: &str, dark: bool) -> BTreeMap<String, String> {
    let mut tokens = BTreeMap::new();
    for selector in [
        ":root".to_owned(),
        format!(":root[data-board-look=\"{board}\"]"),
        format!(":root[data-pieces=\"{pieces}\"]"),
    ] {
        // Blocks under a condition are indented further.
        let begins = format!("\n  {selector} {{");
        let blocks = TOKENS.split(&begins).skip(1);
        let lines = blocks.flat_map(|rest| rest.split('}').next().unwrap_or_default().lines());
        for line in lines {
            if let Some((name, value)) = line.trim().split_once(": ") {
                let name = name.trim_start_matches("--").to_owned();
                tokens.insert(name, value.trim_end_matches(';').to_owned());
            }
        }
    }
    let of_mode = |value: &String| match value.strip_prefix("light-dark(") {
        Some(both) => {
            let mut both = both.trim_end_matches(')').split(", ");
            both.nth(usize::from(dark)).unwrap_or_default().to_owned()
        }
        None => value.clone(),
    };
    let chosen: BTreeMap<String, String> = tokens
        .iter()
        .map(|(name, value)| (name.clone(), of_mode(value)))
        .collect();
    let follow = |value: &String| match value.strip_prefix("var(--") {
        Some(name) => chosen.get(name.trim_end_matches(')')).cloned(),
        None => Some(value.clone()),
    };
    chosen
        .iter()
        .filter_map(|(name, value)| Some((name.clone(), follow(value)?)))
        .collect()
}

/// The relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

/// All violations in a look.
fn hard_to_see(board: &str, pieces: &str, dark: bool) -> Vec<String> {
    let tokens = tokens(board, pieces, dark);
    let of = |name: &str| tokens[name].as_str();
    let mut faults = Vec::new();
    let mut want = |what: String, found: f64, min: f64| {
        if found < min {
            faults.push(format!("{board}, {pieces}, dark {dark}: {what} {found:.2}"));
        }
    };
    for cell in ["wood-pale", "wood"] {
        for mark in MARKS {
            let found = contrast(of(mark), of(cell));
            want(format!("{mark} on {cell}"), found, SHAPE);
        }
        for side in ["white", "black"] {
            // The piece differs from the cell by its body or by its edge.
            let edge = contrast(of(&format!("{side}-edge")), of(cell));
            let body = contrast(of(&format!("{side}-piece")), of(cell));
            want(format!("{side} on {cell}"), edge.max(body), SHAPE);
        }
    }
    for side in ["white", "black"] {
        for body in ["piece", "light"] {
            let line = contrast(of(&format!("{side}-line")), of(&format!("{side}-{body}")));
            want(format!("lines on {side} {body}"), line, SHAPE);
        }
    }
    let sides = contrast(of("white-piece"), of("black-light"));
    want("white beside black".to_owned(), sides, WORDS);
    let figure = contrast(of("black-figure"), of("black-light"));
    want("figures on black".to_owned(), figure, WORDS);
    let figure = contrast(of("white-edge"), of("white-piece"));
    want("figures on white".to_owned(), figure, WORDS);
    let names = contrast(of("wood-ink"), of("wood-frame"));
    want("names of files".to_owned(), names, WORDS);
    for ink in ["ink", "ink-quiet", "danger"] {
        want(ink.to_owned(), contrast(of(ink), of("ground")), WORDS);
    }
    let button = contrast(of("on-accent"), of("accent"));
    want("words on buttons".to_owned(), button, WORDS);
    faults
}

#[test]
fn every_board_and_every_style_of_pieces_can_be_seen() {
    let mut faults = Vec::new();
    for board in ["wood", "slate", "paper"] {
        for pieces in ["flat", "turned", "ink"] {
            for dark in [false, true] {
                faults.extend(hard_to_see(board, pieces, dark));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_cannot_be_seen_is_found() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
    assert!(contrast("#97a8b2", "#c8401f") < SHAPE);
    let (wood, slate) = (
        tokens("wood", "flat", false),
        tokens("slate", "flat", false),
    );
    assert_ne!(wood["wood"], slate["wood"], "a board has its own colours");
    let (flat, ink) = (tokens("wood", "flat", true), tokens("wood", "ink", true));
    assert_ne!(
        flat["black-piece"], ink["black-piece"],
        "and so have pieces"
    );
}
