//! Errors in the text of a tree, with their places.

use crate::play::{OpenError, TextError, limits};
use std::fmt;

/// The reason why a text is not a game, and the place of the fault.
#[derive(Clone, Debug)]
pub struct TreeError {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    pub fault: TreeFault,
}

/// The kind of a fault.
#[derive(Clone, Debug)]
pub enum TreeFault {
    /// It was written by a newer version of the page.
    Newer(String),
    /// It is neither form 1 nor form 2.
    Text(TextError),
    /// The game, its options, its start, a move or the result is rejected.
    Open(OpenError),
    /// A line before the moves that is empty, too long, one too many, not allowed there, or has the name of an
    /// earlier one; or an `id` that is not ten hexadecimal digits.
    Line(String),
    NoGame,
    /// A bracket is not closed.
    Unclosed,
    /// A bracket is closed without being opened.
    ClosedUnopened,
    CommentUnclosed,
    /// A variation without a move before it that it could replace.
    NoAlternative,
    /// A variation begins with the main line's move.
    Repeats,
    /// A variation without a move.
    EmptyVariation,
    /// A comment or a glyph at the beginning of a variation.
    NoMove,
    /// Something other than `$0` to `$255` or `$help`.
    Glyph,
    /// Brackets are nested deeper than [`limits::BRACKETS`].
    TooDeep,
    /// More moves and ends than a tree may have nodes, [`limits::NODES`].
    TooMany,
    /// The text would be longer than [`limits::TEXT`] bytes if it were written again.
    Full,
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

impl fmt::Display for TreeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeFault::Newer(version) => {
                write!(f, "format `{version}` is not known, expected `1` or `2`")
            }
            TreeFault::Text(error) => error.fmt(f),
            TreeFault::Open(error) => error.fmt(f),
            TreeFault::Line(line) => write!(f, "`{line}` was not expected here"),
            TreeFault::NoGame => f.write_str("no game is named"),
            TreeFault::Unclosed => f.write_str("the bracket is not closed"),
            TreeFault::ClosedUnopened => f.write_str("no bracket is open"),
            TreeFault::CommentUnclosed => f.write_str("the comment is not closed"),
            TreeFault::NoAlternative => f.write_str("there is no move before the variation"),
            TreeFault::Repeats => f.write_str("the variation begins with the main line's move"),
            TreeFault::EmptyVariation => f.write_str("the variation has no move"),
            TreeFault::NoMove => f.write_str("there is no move before it"),
            TreeFault::Glyph => f.write_str("expected `$0` to `$255` or `$help`"),
            TreeFault::TooDeep => {
                write!(
                    f,
                    "brackets in brackets, expected at most {}",
                    limits::BRACKETS
                )
            }
            TreeFault::TooMany => write!(f, "expected at most {} moves", limits::NODES - 1),
            TreeFault::Full => write!(
                f,
                "more than {} bytes when it is written again",
                limits::TEXT
            ),
        }
    }
}

impl std::error::Error for TreeError {}
