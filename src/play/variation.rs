//! Variations of a game, as a list shows them.

use super::NodeId;

/// A move of a variation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VariationMove {
    pub node: NodeId,
    pub ply: usize,
    pub notation: String,
    pub glyphs: Vec<u8>,
    pub has_comment: bool,
}

/// A variation up to its end. Its own variations are listed separately.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Variation {
    /// 1 for a variation of the game, 2 for a variation of that, and so on.
    pub depth: usize,
    /// Never empty.
    pub moves: Vec<VariationMove>,
}

/// A move of the game that has a glyph or a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotedMove {
    /// The number of the move, counted from 1. Moves of both sides count.
    pub ply: usize,
    pub glyph: Option<u8>,
    pub has_comment: bool,
}
