//! Help in the first games: what a piece can do, what may happen, what has just happened.

use super::game::GameFacts;
use crate::lessons::name_of;
use crate::play::seen_on;
use crate::rules::sort_short;
use crate::words::say;

/// The maximum length of warnings, in bytes.
const MAX_WARNING_BYTES: usize = 140;

/// The help about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// About the position: the last move, and what may happen. None while the board shows a more important message.
    pub position: Option<String>,
    /// What may happen.
    pub warning: Option<String>,
    /// What the numbers on the board mean.
    pub numbers: Option<String>,
    /// The key of the course's text about the piece that is selected or pointed at.
    pub piece: Option<String>,
    pub is_selected: bool,
}

/// The help about the shown position. `last` is the sentence about the last move.
#[must_use]
pub fn help(facts: &GameFacts, last: Option<String>) -> Help {
    let (locale, board) = (facts.locale, &facts.board);
    let warning = warning(facts);
    let is_busy =
        board.feedback().is_refusal() || board.board.is_looking_back() || board.preview.is_some();
    let position = (!is_busy).then(|| {
        let sentences: Vec<String> = last.into_iter().chain(warning.clone()).collect();
        sentences.join(" ")
    });
    let has_numbers = board.lifted() > 1 && !board.touches.others.is_empty();
    Help {
        position,
        warning,
        // Once more than one piece of a stack is selected.
        numbers: has_numbers.then(|| say!(locale, play.tap_number)),
        piece: piece(facts),
        is_selected: !board.touches.touched.is_empty(),
    }
}

impl Help {
    /// The sentence that is shown. `find` finds a text of the game's course by its key.
    pub fn shown(&self, find: impl Fn(&str) -> Option<String>) -> Option<String> {
        let position = self.position.as_ref()?;
        // A piece that is only pointed at is less important than the position.
        if !self.is_selected && !position.is_empty() {
            return Some(position.clone());
        }
        let piece = || find(self.piece.as_ref()?);
        let about_piece = self.numbers.clone().or_else(piece);
        about_piece.or_else(|| Some(position.clone()))
    }
}

/// The key of the text about the piece that is selected, or else pointed at.
fn piece(facts: &GameFacts) -> Option<String> {
    if facts.game.is_over() {
        return None;
    }
    let board = &facts.board;
    let hover = || board.board.hover().map(|hover| hover.spot);
    let spot = board.touches.touched.first().copied().or_else(hover)?;
    let piece = seen_on(&board.scene.pieces, spot)?;
    // After a move, the moved piece is not explained.
    let moves = piece.side.is_none_or(|side| side == board.scene.turn);
    let name = moves.then(|| name_of(piece, &board.record().board()))?;
    Some(format!("pieces.{name}"))
}

/// What may happen, according to the notes of the position.
fn warning(facts: &GameFacts) -> Option<String> {
    let (locale, game_words) = (facts.locale, facts.board.game_words);
    if facts.game.is_over() || facts.board.board.is_looking_back() {
        return None;
    }
    let mut sentences: Vec<String> = Vec::new();
    // Notes that only explain a mark come last.
    let mut notes: Vec<_> = facts.board.scene.notes.iter().collect();
    sort_short(&mut notes, |note| game_words.explains_mark(note));
    for note in notes {
        let warning = game_words.warning(locale, note);
        sentences.extend(warning.filter(|warning| !sentences.contains(warning)));
    }
    // If the warnings are too long, only the first is shown.
    if sentences.concat().len() > MAX_WARNING_BYTES {
        sentences.truncate(1);
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
