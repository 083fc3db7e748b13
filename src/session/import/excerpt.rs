//! The place of a fault in a text, with the text around it.

use crate::play::import::ImportError;

/// The number of characters shown before and after the word at the fault.
const AROUND: usize = 24;

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    pub before: String,
    /// The word at the fault.
    pub found: String,
    pub after: String,
}

impl Excerpt {
    /// The words around a fault. None if it is not at a word.
    #[must_use]
    pub fn of(text: &str, error: &ImportError) -> Option<Excerpt> {
        if error.found.is_empty() {
            return None;
        }
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let line = text.split('\n').nth(error.line.checked_sub(1)?)?;
        let (at, _) = line.char_indices().nth(error.column.checked_sub(1)?)?;
        let (before, rest) = line.split_at_checked(at)?;
        let after = rest.strip_prefix(&*error.found)?;
        let mut nearest: Vec<char> = before.chars().rev().take(AROUND).collect();
        nearest.reverse();
        Some(Excerpt {
            before: nearest.into_iter().collect(),
            found: error.found.clone(),
            after: after.chars().take(AROUND).collect(),
        })
    }
}
