//! Variations and notes in words.

use super::list_item::ListedMove;
use crate::games::words::{GameWords, side_name};
use crate::play::{Drawing, DrawingColor, NodeId, Spot, Variation, VariationMove};
use crate::rules::Side;
use crate::words::{Locale, say};

/// The glyphs of moves by their numbers in the PGN standard, with their signs.
pub const GLYPHS: [(u8, &str); 6] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
];

/// A move of a variation, as a list shows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ListedVariationMove {
    pub node: NodeId,
    /// The number before the move, if it has one there.
    pub number: Option<String>,
    /// The move with its glyph.
    pub shown: String,
    /// Its name for screen readers.
    pub label: String,
    pub has_comment: bool,
}

/// The sign of a glyph.
#[must_use]
pub fn glyph_sign(glyph: u8) -> &'static str {
    let found = GLYPHS.iter().find(|(number, _)| *number == glyph);
    found.map_or("", |(_, sign)| sign)
}

/// The meaning of a glyph.
#[must_use]
pub fn glyph_name(locale: Locale, glyph: u8) -> String {
    match glyph {
        1 => say!(locale, moves.good),
        2 => say!(locale, moves.mistake),
        3 => say!(locale, moves.brilliant),
        4 => say!(locale, moves.blunder),
        5 => say!(locale, moves.interesting),
        6 => say!(locale, moves.dubious),
        _ => String::new(),
    }
}

/// The moves of a variation for a list. `first` is the side that moves first in the game.
#[must_use]
pub fn listed_variation(
    game_words: &dyn GameWords,
    locale: Locale,
    first: Side,
    variation: &Variation,
) -> Vec<ListedVariationMove> {
    let moves = variation.moves.iter().enumerate();
    let listed = moves.map(|(index, one)| {
        let listed = ListedMove {
            ply: one.ply,
            first,
            notation: one.notation.clone(),
        };
        let number = match listed.side() {
            Side::White => Some(format!("{}.", listed.number())),
            Side::Black if index == 0 => Some(format!("{}…", listed.number())),
            Side::Black => None,
        };
        ListedVariationMove {
            node: one.node,
            number,
            shown: format!("{}{}", one.notation, signs(one)),
            label: label(game_words, locale, &listed, one),
            has_comment: one.has_comment,
        }
    });
    listed.collect()
}

/// The move after which variations begin.
#[must_use]
pub fn variations_after(locale: Locale, last: Option<&ListedMove>) -> String {
    match last {
        None => say!(locale, variations.from_start),
        Some(last) => say!(
            locale,
            variations.after,
            number = last.number(),
            notation = last.notation.clone()
        ),
    }
}

/// The name of a pen, by its colour.
#[must_use]
pub fn pen_name(locale: Locale, color: DrawingColor) -> String {
    match color {
        DrawingColor::Green => say!(locale, variations.pen_green),
        DrawingColor::Red => say!(locale, variations.pen_red),
        DrawingColor::Blue => say!(locale, variations.pen_blue),
        DrawingColor::Yellow => say!(locale, variations.pen_yellow),
    }
}

/// The drawings on a position, for screen readers. Empty if there are none.
#[must_use]
pub fn drawn(locale: Locale, drawings: &[Drawing], name: impl Fn(Spot) -> String) -> String {
    let parts: Vec<String> = drawings
        .iter()
        .map(|drawing| match drawing.to {
            Some(to) => say!(
                locale,
                variations.arrow,
                from = name(drawing.from),
                to = name(to)
            ),
            None => say!(locale, variations.mark, place = name(drawing.from)),
        })
        .collect();
    match parts.as_slice() {
        [] => String::new(),
        _ => say!(locale, variations.drawn, list = parts.join(", ")),
    }
}

fn signs(one: &VariationMove) -> String {
    one.glyphs.iter().map(|glyph| glyph_sign(*glyph)).collect()
}

fn label(
    game_words: &dyn GameWords,
    locale: Locale,
    listed: &ListedMove,
    one: &VariationMove,
) -> String {
    let mut label = say!(
        locale,
        moves.ply,
        number = listed.number(),
        notation = one.notation.clone(),
        who = side_name(locale, listed.side()),
        what = game_words.spoken(locale, &one.notation)
    );
    for glyph in &one.glyphs {
        label = format!("{label}, {}", glyph_name(locale, *glyph));
    }
    match one.has_comment {
        true => format!("{label}, {}", say!(locale, moves.has_note)),
        false => label,
    }
}
