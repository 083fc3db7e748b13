//! Places in the text of a tree.

use super::fault::{TreeError, TreeFault};
use crate::play::{OpenError, TextError};

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
}

impl At {
    pub fn error(self, fault: TreeFault) -> TreeError {
        TreeError {
            line: self.line,
            column: self.column,
            fault,
        }
    }

    /// The place this many bytes later in a value that begins here.
    pub fn beyond(self, value: &str, byte: usize) -> At {
        let before = value.get(..byte).unwrap_or(value);
        let column = self.column + before.chars().count();
        At { column, ..self }
    }

    /// The place of a fault in a text of form 1, or the start of the text if the fault is in none of its lines.
    pub fn in_form_1(text: &str, fault: &TreeFault) -> At {
        let found = match fault {
            TreeFault::Open(OpenError::Move { number, .. }) => {
                return value(text, "moves ").map_or(START, |(at, moves)| {
                    let before = moves.split(' ').take(number.saturating_sub(1));
                    at.beyond(moves, before.map(|mv| mv.len() + 1).sum())
                });
            }
            TreeFault::Text(TextError::Line(found)) => {
                let mut lines = text.split('\n').enumerate().skip(1);
                let (index, _) = match lines.find(|(_, line)| line.starts_with(found.as_str())) {
                    Some(line) => line,
                    None => return START,
                };
                return At {
                    line: index + 1,
                    column: 1,
                };
            }
            TreeFault::Text(TextError::Result(_)) | TreeFault::Open(OpenError::Result { .. }) => {
                value(text, "result ")
            }
            TreeFault::Open(OpenError::Game(_)) => value(text, "game "),
            TreeFault::Open(
                OpenError::Options(_)
                | OpenError::TooLong {
                    part: "options", ..
                },
            ) => value(text, "options "),
            TreeFault::Open(OpenError::Start(_) | OpenError::TooLong { .. }) => {
                value(text, "start ")
            }
            _ => None,
        };
        found.map_or(START, |(at, _)| at)
    }
}

const START: At = At { line: 1, column: 1 };

/// The value of the line that begins like this, and its place.
fn value<'a>(text: &'a str, name: &str) -> Option<(At, &'a str)> {
    let mut lines = text.split('\n').enumerate();
    lines.find_map(|(index, line)| {
        let at = At {
            line: index + 1,
            column: name.len() + 1,
        };
        Some((at, line.strip_prefix(name)?))
    })
}
