//! Texts that many games have in common: boards, and the names of pieces. A page has each once, and lines have their
//! keys.
//!
//! ```text
//! w counter a1 b1;b counter a3    pieces
//! 3182a1b1;bf11a3                 the same in a line
//! ```

use crate::play::{Piece, print_pieces};
use crate::session::storage::revision::checksum;
use std::collections::HashMap;

/// How many digits a key has.
pub const KEY: usize = 4;

/// The key of a text. A test makes sure that no two texts of the games have the same.
#[must_use]
pub fn key_of(text: &str) -> String {
    format!("{:04x}", checksum(text) & 0xffff)
}

/// The text of pieces for a line, without their names, which are added to a list. Equal pieces are adjacent. Pieces on
/// top of others come after them, because they are drawn over them.
pub fn print_grouped(mut pieces: Vec<Piece>, names: &mut Vec<String>) -> String {
    pieces.sort_by_cached_key(|piece| {
        let side = piece.side.map(|side| side as u8);
        (piece.top_level(), side, piece.kind, piece.pose as u8)
    });
    let text = print_pieces(&pieces);
    let groups = text.split(';').filter_map(|group| {
        // The name is made of words, a place begins with a file and a rank.
        let is_place = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        let first = group.split(' ').find(is_place)?;
        let (name, places) = group.split_at(group.find(first)?);
        let name = name.trim_end();
        names.push(name.to_owned());
        Some(format!("{}{}", key_of(name), places.replace(' ', "")))
    });
    groups.collect::<Vec<_>>().join(";")
}

/// The keys in a line, and other texts, which are not keys.
pub fn keys_in(line: &str) -> impl Iterator<Item = &str> {
    line.split(['|', ';']).filter_map(|field| field.get(..KEY))
}

/// Adds places with spaces before them: a place begins with a letter before a digit, unless it continues after a `+`.
fn push_places(text: &mut String, places: &str) {
    let mut from = 0;
    let signs = places.as_bytes();
    for (at, pair) in signs.windows(2).enumerate().skip(1) {
        let is_file = pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
        if is_file && signs[at - 1] != b'+' {
            text.push(' ');
            text.push_str(places.get(from..at).unwrap_or_default());
            from = at;
        }
    }
    text.push(' ');
    text.push_str(places.get(from..).unwrap_or_default());
}

/// Texts by their keys.
pub struct SharedTexts<'a>(HashMap<String, &'a str>);

impl<'a> SharedTexts<'a> {
    #[must_use]
    pub fn new(texts: &[&'a str]) -> SharedTexts<'a> {
        SharedTexts(texts.iter().map(|text| (key_of(text), *text)).collect())
    }

    /// The text with this key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.0.get(key).copied()
    }

    /// The text of the pieces of a line, with their names. None if a name is lost.
    #[must_use]
    pub fn pieces(&self, grouped: &str) -> Option<String> {
        let mut text = String::with_capacity(2 * grouped.len());
        for group in grouped.split(';').filter(|group| !group.is_empty()) {
            let (key, places) = group.split_at_checked(KEY)?;
            if !text.is_empty() {
                text.push(';');
            }
            text.push_str(self.get(key)?);
            push_places(&mut text, places);
        }
        Some(text)
    }
}
