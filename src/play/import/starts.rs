//! The possible starts of a list of moves.

use super::notation::Notation;
use super::reading::ReadableGame;
use crate::play::{AnyPosition, Pos, Termination};
use crate::rules::Side;

/// The starts of a game are compared by this many moves: enough to involve the whole board, and few enough that no
/// text makes the comparison slow.
const COMPARED: usize = 300;

/// The starts of a game for each side to move first, White's first. A start that is not a valid position is left out.
pub(super) fn starts_of(game: &ReadableGame) -> [Vec<Pos>; 2] {
    let starts = game.starts.iter().filter_map(|start| {
        let position = start.start.as_deref();
        game.kind.start(&start.options, position).ok()
    });
    let starts: Vec<Pos> = starts.collect();
    Side::BOTH.map(|side| {
        let begun = starts
            .iter()
            .filter_map(|start| match start.turn() == side {
                true => Some(start.clone()),
                false => start.null_move(),
            });
        begun.collect()
    })
}

/// A start, and the number of compared moves that can be played from it.
pub(super) struct FittingStart {
    pub start: Pos,
    pub played: usize,
    /// Whether all compared moves could be played.
    pub is_whole: bool,
}

/// The first start from which most of the moves can be played.
pub(super) fn best_start(
    starts: &[Pos],
    notation: Option<Notation>,
    words: &[&str],
) -> Option<FittingStart> {
    let compared = &words[..words.len().min(COMPARED)];
    let mut best: Option<FittingStart> = None;
    for start in starts {
        let played = played(start, notation, compared);
        if best.as_ref().is_none_or(|best| best.played < played) {
            best = Some(FittingStart {
                start: start.clone(),
                played,
                is_whole: played == compared.len(),
            });
        }
    }
    best
}

/// The number of moves that can be played one after another.
fn played(start: &Pos, notation: Option<Notation>, words: &[&str]) -> usize {
    let mut position = start.clone();
    for (index, word) in words.iter().enumerate() {
        let own = own_word(&*position, notation, word);
        if Termination::read(&own).is_some() {
            continue;
        }
        match position.play_text(&own) {
            Ok((_, next)) => position = next,
            Err(_) => return index,
        }
    }
    words.len()
}

/// A word of a list in our own notation. A word that is not in this notation is rejected, unless it is an end.
pub(super) fn own_word(
    position: &dyn AnyPosition,
    notation: Option<Notation>,
    word: &str,
) -> String {
    if word.eq_ignore_ascii_case("resign") {
        return Termination::Resigned(position.turn()).to_string();
    }
    match notation {
        None => word.to_owned(),
        Some(notation) => match (notation.own)(position, word) {
            Some(own) => own,
            None if Termination::read(word).is_some() => word.to_owned(),
            // Mark it as invalid, even if it is a move in our own notation: a list has one notation.
            None => format!("?{word}"),
        },
    }
}
