//! The header: the players, the date and other lines of the text before the moves.

use crate::play::limits;

/// The lines of a game's text before its moves, apart from the game, its options and its start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    lines: Vec<(String, String)>,
}

/// The line with the id of a game.
const ID: &str = "id";
const ID_DIGITS: usize = 10;

/// The lines with a meaning, in the order in which they are written.
const KNOWN: [&str; 5] = [ID, "white", "black", "date", "event"];

/// The names of the other lines of a game's text.
const RESERVED: [&str; 7] = [
    "tablero", "game", "options", "start", "moves", "hints", "result",
];

impl Header {
    /// A line's value; empty if there is no such line.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        let mut lines = self.lines.iter();
        let found = lines.find(|(line, _)| line == name);
        found.map_or("", |(_, value)| value)
    }

    /// Writes a line, or removes it if the value is empty. Line breaks become spaces.
    ///
    /// Returns false and changes nothing if the name is not allowed, the value is longer than
    /// [`limits::HEADER_LINE`] bytes, an `id` is not ten hexadecimal digits in lowercase letters, or there are
    /// [`limits::HEADER_LINES`] lines already.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) || value.len() > limits::HEADER_LINE {
            return false;
        }
        if name == ID && !value.is_empty() && !is_id(value) {
            return false;
        }
        let value = value.replace(['\n', '\r'], " ");
        let at = self.lines.iter().position(|(line, _)| line == name);
        match (at, value.is_empty()) {
            (Some(at), true) => drop(self.lines.remove(at)),
            (Some(at), false) => self.lines[at].1 = value,
            (None, true) => {}
            (None, false) if self.lines.len() >= limits::HEADER_LINES => return false,
            (None, false) => self.insert(name, value),
        }
        true
    }

    /// The names and values in the order in which they are written: lines with a meaning, then the others.
    pub fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lines
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// White's name and Black's.
    #[must_use]
    pub fn names(&self) -> [&str; 2] {
        [self.get("white"), self.get("black")]
    }

    pub(super) fn size(&self) -> usize {
        self.lines()
            .map(|(name, value)| name.len() + value.len() + 2)
            .sum()
    }

    fn insert(&mut self, name: &str, value: String) {
        let rank = |name: &str| KNOWN.iter().position(|known| *known == name);
        let rank_of = |name: &str| rank(name).unwrap_or(KNOWN.len());
        let before = self
            .lines
            .iter()
            .filter(|(line, _)| rank_of(line) <= rank_of(name));
        let at = before.count();
        self.lines.insert(at, (name.to_owned(), value));
    }
}

/// Whether this is ten hexadecimal digits in lowercase letters, so that equal ids are equal texts.
fn is_id(value: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    value.len() == ID_DIGITS && value.bytes().all(is_digit)
}

/// Whether a line of a header may have this name: a word of lowercase letters, digits and hyphens.
pub(super) fn is_name(name: &str) -> bool {
    let is_kept = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.len() <= limits::HEADER_NAME
        && name.chars().all(is_kept)
        && !RESERVED.contains(&name)
}
