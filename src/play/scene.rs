//! A position in a game as the display needs it, and the changes between two of them.

use super::{Note, Piece, PieceAction, PieceChange, Spot, backwards, diff_pieces_of_move};
use crate::rules::Side;

/// A position in a game, as the display needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub ply: usize,
    /// The ply before the last move that a player decided, or its own ply if there is none.
    pub since: usize,
    pub pieces: Vec<Piece>,
    pub turn: Side,
    /// The effects of that move.
    pub piece_actions: Vec<PieceAction>,
    /// The places where that move started and ended, each once, at ground level.
    pub last: Vec<Spot>,
    pub notes: Vec<Note>,
    /// The places that decided the position, in groups. Empty before it is over.
    pub decided: Vec<Vec<Spot>>,
}

impl Scene {
    /// The changes when this scene is shown after another one, which may be earlier or later in the game.
    #[must_use]
    pub fn changes_from(&self, before: &Scene) -> Vec<PieceChange> {
        if self.since == before.ply && self.ply > before.ply {
            diff_pieces_of_move(&before.pieces, &self.pieces, &self.piece_actions)
        } else if before.since == self.ply && before.ply > self.ply {
            let there = diff_pieces_of_move(&self.pieces, &before.pieces, &before.piece_actions);
            backwards(there)
        } else {
            diff_pieces_of_move(&before.pieces, &self.pieces, &[])
        }
    }
}
