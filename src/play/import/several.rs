//! Texts of several games, one after another, as the library saves them. Each has its heading, and an empty line
//! separates them. No game has an empty line or a second heading inside, so a damaged game does not affect the next
//! one.

use super::error::{ImportError, ImportFault};
use super::normal_text::normal_lines;
use super::reader::{GAME, read_tree};
use super::reading::ReadableGame;
use crate::play::{GameTree, limits};
use std::fmt;

/// The beginning of the line that names a game.
const KIND: &str = "game ";

/// A text of several games.
pub struct SeveralGames {
    text: String,
    /// The byte offset of each part, and the number of its first line, from 0.
    starts: Vec<(usize, usize)>,
    read: usize,
}

/// Whether a text has several games, each with its heading. A heading may be damaged if the line with the name of the
/// game is intact.
#[must_use]
pub fn has_several_games(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let count = |start: &str| {
        let lines = text.split(['\n', '\r']);
        lines.filter(|line| line.starts_with(start)).take(2).count()
    };
    match count(GAME) {
        0 => false,
        1 => count(KIND) > 1,
        _ => true,
    }
}

impl SeveralGames {
    /// Finds the start of each game. Nothing is read yet.
    ///
    /// # Errors
    /// If the text is longer than [`limits::GAMES_BYTES`], or has more than [`limits::GAMES`] games.
    pub fn of(text: &str) -> Result<SeveralGames, ImportError> {
        if text.len() > limits::GAMES_BYTES {
            return Err(ImportError::whole(ImportFault::TooLong));
        }
        let text = normal_lines(text);
        let starts = starts(&text);
        match starts.len() > limits::GAMES {
            true => Err(ImportError::whole(ImportFault::TooMany)),
            false => Ok(SeveralGames {
                text,
                starts,
                read: 0,
            }),
        }
    }

    /// The name of the kind of its games, if all are of one kind. There may be no game with this name.
    #[must_use]
    pub fn kind(&self) -> Option<&str> {
        let lines = self.text.split('\n');
        let mut kinds = lines.filter_map(|line| line.strip_prefix(KIND));
        let first = kinds.next()?;
        kinds.all(|kind| kind == first).then_some(first)
    }

    /// The number of parts: games, and parts that are not games.
    #[must_use]
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// The number of parts already read.
    #[must_use]
    pub fn count_read(&self) -> usize {
        self.read
    }

    /// The number of bytes of the next part.
    #[must_use]
    pub fn next_bytes(&self) -> usize {
        self.next_part().map_or(0, |(part, _)| part.len())
    }

    /// The number of the first line of the next part, counted from 1.
    #[must_use]
    pub fn next_line(&self) -> usize {
        self.next_part().map_or(1, |(_, line)| line + 1)
    }

    /// Reads the next game. The place of a fault is its place in the whole text. Only these games are tried.
    pub fn read_next(&mut self, games: &[ReadableGame]) -> Option<Result<GameTree, ImportError>> {
        let (part, line) = self.next_part()?;
        let read = read_part(part, games).map_err(|error| ImportError {
            line: error.line + line,
            part: None,
            ..error
        });
        self.read += 1;
        Some(read)
    }

    fn next_part(&self) -> Option<(&str, usize)> {
        let (start, line) = *self.starts.get(self.read)?;
        let end = self.starts.get(self.read + 1);
        let end = end.map_or(self.text.len(), |(end, _)| *end);
        Some((self.text.get(start..end)?, line))
    }
}

impl fmt::Debug for SeveralGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} games read", self.read, self.count())
    }
}

/// The starts of the parts: a heading, the line after an empty line, and the line before the name of a second game,
/// which is a damaged heading.
fn starts(text: &str) -> Vec<(usize, usize)> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    let (mut byte, mut is_after_gap, mut has_kind) = (0, true, false);
    // The line before, if it may be a damaged heading.
    let mut before = None;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let here = (byte, number);
        byte += line.len();
        if line.trim().is_empty() {
            (is_after_gap, before) = (true, None);
            continue;
        }
        let is_kind = line.starts_with(KIND);
        if is_after_gap || line.starts_with(GAME) {
            starts.push(here);
            has_kind = false;
        } else if is_kind && has_kind {
            starts.extend(before);
        }
        has_kind |= is_kind;
        is_after_gap = false;
        before = (!is_kind && starts.last() != Some(&here)).then_some(here);
    }
    starts
}

/// Reads a part. A part that does not begin like a game is not tried as a list of moves, which takes long.
fn read_part(part: &str, games: &[ReadableGame]) -> Result<GameTree, ImportError> {
    let part = part.trim();
    match part.starts_with(GAME) {
        true => read_tree(part, games),
        false => Err(ImportError::at_byte(part, 0, ImportFault::NoHeading)),
    }
}
