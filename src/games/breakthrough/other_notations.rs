//! How other programs write the moves of Breakthrough.
//!
//! OpenSpiel writes `a7b6*`: two cells, and a star for a capture. Its first player starts on the highest ranks and
//! moves down, so its board is our board upside down. Other programs omit the star and have White on the lowest ranks,
//! as in our own notation. Little Golem writes our own notation with move numbers and player names, which every list of
//! moves may have.

use super::Move;
use crate::play::AnyPosition;
use crate::play::import::Notation;

/// The notations of other programs.
pub(super) const NOTATIONS: &[Notation] = &[
    Notation {
        program: Some("OpenSpiel"),
        own: from_openspiel,
        black_may_begin: false,
    },
    Notation {
        program: None,
        own: from_cells,
        black_may_begin: true,
    },
];

/// Two cells and a star for a capture, on a board that is upside down.
fn from_openspiel(position: &dyn AnyPosition, word: &str) -> Option<String> {
    let (from, to, captures) = cells(word)?;
    let height = position.text().split('/').count();
    let turned = |(file, rank): (char, usize)| {
        let rank = (height + 1).checked_sub(rank).filter(|rank| *rank > 0)?;
        Some(format!("{file}{rank}"))
    };
    let sign = if captures { 'x' } else { '-' };
    own(&format!("{}{sign}{}", turned(from)?, turned(to)?))
}

/// Two cells, perhaps with a star for a capture.
fn from_cells(position: &dyn AnyPosition, word: &str) -> Option<String> {
    let ((file, rank), (to_file, to_rank), captures) = cells(word)?;
    let written = |sign: char| own(&format!("{file}{rank}{sign}{to_file}{to_rank}"));
    let (step, capture) = (written('-')?, written('x')?);
    let is_capture = captures || position.play_text(&step).is_err();
    Some(if is_capture { capture } else { step })
}

/// A move in our own notation, or `None` if there is no such move on any board.
fn own(text: &str) -> Option<String> {
    let mv: Move = text.parse().ok()?;
    Some(mv.to_string())
}

/// A letter and a number.
type WrittenCell = (char, usize);

/// Two cells one after another, and whether a star follows.
fn cells(word: &str) -> Option<(WrittenCell, WrittenCell, bool)> {
    let (word, captures) = match word.strip_suffix('*') {
        Some(word) => (word, true),
        None => (word, false),
    };
    let (from, rest) = cell(word)?;
    let (to, rest) = cell(rest)?;
    rest.is_empty().then_some((from, to, captures))
}

/// The cell at the beginning of a text, and the rest.
fn cell(text: &str) -> Option<(WrittenCell, &str)> {
    let file = text.chars().next().filter(char::is_ascii_lowercase)?;
    let rest = text.get(1..)?;
    let end = rest
        .find(|sign: char| !sign.is_ascii_digit())
        .unwrap_or(rest.len());
    let rank = rest.get(..end)?.parse().ok()?;
    Some(((file, rank), rest.get(end..)?))
}
