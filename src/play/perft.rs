//! Counting lines of moves from the current position of a game.

use super::{Game, GameLine, GameText, OpenError};
use crate::rules::{divide, perft};

/// The number of lines of a given length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Perft {
    /// The number of lines after each first move, if requested.
    pub split: Vec<(String, u64)>,
    pub leaves: u64,
}

/// The number of lines of `depth` plies from the current position of a game, split by first move if `split`
/// is set.
///
/// # Errors
/// The first thing in the text that the rules do not allow.
pub fn perft_of<G: Game>(text: &GameText, depth: u32, split: bool) -> Result<Perft, OpenError> {
    let line = GameLine::<G>::read(text)?;
    if !split || depth == 0 {
        return Ok(Perft {
            split: Vec::new(),
            leaves: perft(line.last(), depth),
        });
    }
    let split: Vec<(String, u64)> = divide(line.last(), depth)
        .into_iter()
        .map(|(mv, leaves)| (mv.to_string(), leaves))
        .collect();
    let leaves = split.iter().map(|(_, leaves)| leaves).sum();
    Ok(Perft { split, leaves })
}
