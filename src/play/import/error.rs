//! The reasons why a text is not a game, the place of the fault, and the part read before it.

use crate::play::tree::{TreeError, TreeFault};
use crate::play::{GameTree, LinkError, TextError, limits};
use std::fmt;

/// The reason why a text is not a game.
#[derive(Clone, Debug)]
pub enum ImportFault {
    /// It is empty.
    Empty,
    /// It is longer than [`limits::TEXT`] bytes.
    TooLong,
    /// It is neither a game, nor a position, nor a list of moves.
    Unknown,
    /// It has more than [`limits::GAMES`] games.
    TooMany,
    /// It is a part of a text of several games, and does not begin like a game.
    NoHeading,
    /// It is one of several games, and it has no moves.
    NotBegun,
    /// It is a link that is damaged.
    Link(LinkError),
    /// It is a game, a position or a list of moves with a fault.
    Game(TreeFault),
}

/// The first fault of a text.
#[derive(Debug)]
pub struct ImportError {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// The word at that place, shortened; empty if there is none.
    pub found: String,
    pub fault: ImportFault,
    /// The name of the game, if it is known.
    pub game: Option<String>,
    /// The game up to the fault, if it has any moves.
    pub part: Option<Box<GameTree>>,
}

/// The maximum number of characters of a word that is shown.
const SHOWN: usize = 40;

impl ImportError {
    /// A fault of a text as a whole.
    #[must_use]
    pub fn whole(fault: ImportFault) -> ImportError {
        ImportError {
            line: 1,
            column: 1,
            found: String::new(),
            fault,
            game: None,
            part: None,
        }
    }

    /// A fault at a byte of a text.
    #[must_use]
    pub(super) fn at_byte(text: &str, byte: usize, fault: ImportFault) -> ImportError {
        let before = text.get(..byte).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        ImportError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            found: word_at(text, byte),
            ..ImportError::whole(fault)
        }
    }

    /// A fault of the text of a game.
    #[must_use]
    pub(super) fn of_tree(text: &str, error: TreeError) -> ImportError {
        let line = text.split('\n').nth(error.line.saturating_sub(1));
        let line = line.unwrap_or_default();
        let byte = line.char_indices().nth(error.column.saturating_sub(1));
        ImportError {
            line: error.line,
            column: error.column,
            found: byte.map_or_else(String::new, |(byte, _)| word_at(line, byte)),
            ..ImportError::whole(match error.fault {
                TreeFault::Text(TextError::TooLong { .. }) => ImportFault::TooLong,
                fault => ImportFault::Game(fault),
            })
        }
    }
}

/// The word that begins at a byte.
fn word_at(text: &str, byte: usize) -> String {
    let rest = text.get(byte..).unwrap_or_default();
    let word = rest.split([' ', '\n', '\t']).next().unwrap_or_default();
    word.chars().take(SHOWN).collect()
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportFault::Empty => f.write_str("there is no text"),
            ImportFault::TooLong => write!(f, "expected at most {} bytes", limits::TEXT),
            ImportFault::Unknown => f.write_str("not a game, a position or a list of moves"),
            ImportFault::TooMany => write!(f, "expected at most {} games", limits::GAMES),
            ImportFault::NoHeading => f.write_str("no game begins here"),
            ImportFault::NotBegun => f.write_str("a game without moves"),
            ImportFault::Link(error) => error.fmt(f),
            ImportFault::Game(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {}
