//! Who played, when and where: lines of the text before the moves.

use crate::play::limits;

/// What the text of a game says before its moves, beside the game, its options and its start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    lines: Vec<(String, String)>,
}

/// The lines with a meaning, in the order in which they are written.
const KNOWN: [&str; 5] = ["id", "white", "black", "date", "event"];

/// The names of lines that are not a header's.
const RESERVED: [&str; 7] = [
    "tablero", "game", "options", "start", "moves", "hints", "result",
];

impl Header {
    /// A line's value; empty where there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        let mut lines = self.lines.iter();
        let found = lines.find(|(line, _)| line == name);
        found.map_or("", |(_, value)| value)
    }

    /// Writes a line, or takes it out where the value is empty; breaks of lines become spaces. False where the name or
    /// the value cannot stand in a text, or there are too many lines.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) || value.len() > limits::HEADER_LINE {
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

    /// The names and values in the order in which they are written: those with a meaning, then the others.
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

/// Whether a line of a header may be called so: a word of small letters, digits and hyphens.
pub(super) fn is_name(name: &str) -> bool {
    let is_kept = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.len() <= limits::HEADER_NAME
        && name.chars().all(is_kept)
        && !RESERVED.contains(&name)
}
