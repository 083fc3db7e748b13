//! A node of a tree: a position, the move that led to it, and the notes on it.

use crate::play::termination::Termination;
use crate::play::{Erased, GameResult, MoveId, Pos};

/// The id of a node, never reused for another node of the same tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

/// Written after a move if the next player to move was helped.
pub(super) const HELPED: &str = "$help";

/// The step from the parent to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: it is the first position.
    Start,
    Move {
        id: MoveId,
        notation: Box<str>,
        /// Whether it is a pass that was made automatically, because there was no other move.
        is_forced: bool,
    },
    /// The position stays the same.
    End(Termination),
}

/// A position in a tree, with the notes on it.
#[derive(Clone)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) step: Step,
    pub(super) position: Pos,
    pub(super) key: Option<u64>,
    pub(super) ply: usize,
    pub(super) times: usize,
    pub(super) result: Option<GameResult<Erased>>,
    /// How deep brackets are nested in the text of the moves that follow.
    pub(super) depth: usize,
    pub(super) is_helped: bool,
    pub(super) comment: String,
    pub(super) glyphs: Vec<u8>,
}

impl Node {
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow, the main line first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    #[must_use]
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The move to this node, if any.
    #[must_use]
    pub fn notation(&self) -> Option<&str> {
        self.step.notation()
    }

    /// Whether the move to this node is a pass that was made automatically, because there was no other move.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        matches!(
            self.step,
            Step::Move {
                is_forced: true,
                ..
            }
        )
    }

    #[must_use]
    pub fn is_end(&self) -> bool {
        matches!(self.step, Step::End(_))
    }

    #[must_use]
    pub fn position(&self) -> &Pos {
        &self.position
    }

    /// The number of moves from the first position; an end is not a move.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How often the position has occurred from the first position to here; 0 if the game has no repetition rule.
    #[must_use]
    pub fn times(&self) -> usize {
        self.times
    }

    /// The result, and its cause, if the game is over here.
    #[must_use]
    pub fn result(&self) -> Option<&GameResult<Erased>> {
        self.result.as_ref()
    }

    /// Whether the player to move was helped.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// The comment, with commands such as `[%csl Ra1]`. Empty if there is none.
    #[must_use]
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Glyphs such as `!` and `?` by their numbers in the PGN standard.
    #[must_use]
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// Whether it has a comment or a glyph.
    #[must_use]
    pub fn has_notes(&self) -> bool {
        !self.comment.is_empty() || !self.glyphs.is_empty()
    }

    /// An upper bound of its bytes in the text, with the brackets of the variations after it.
    pub(super) fn size(&self) -> usize {
        let step = match &self.step {
            Step::Start => 0,
            Step::Move { notation, .. } => notation.len() + 1,
            Step::End(ended) => ended.to_string().len() + 1,
        };
        let brackets = 3 * self.children.len().saturating_sub(1);
        step + brackets + notes_size(self)
    }
}

impl Step {
    /// The move, or `None` for the first position and for an end.
    #[must_use]
    pub fn id(&self) -> Option<MoveId> {
        match self {
            Step::Move { id, .. } => Some(*id),
            Step::Start | Step::End(_) => None,
        }
    }

    /// The notation of the move, or `None` for the first position and for an end.
    #[must_use]
    pub fn notation(&self) -> Option<&str> {
        match self {
            Step::Move { notation, .. } => Some(notation),
            Step::Start | Step::End(_) => None,
        }
    }
}

/// An upper bound of the bytes of a node's notes in the text.
fn notes_size(node: &Node) -> usize {
    let glyphs = node.glyphs.iter().map(|glyph| glyph.to_string().len() + 2);
    let helped = if node.is_helped { HELPED.len() + 1 } else { 0 };
    glyphs.sum::<usize>() + helped + comment_size(&node.comment)
}

/// The bytes of a comment in the text, with its braces and a space.
pub(super) fn comment_size(comment: &str) -> usize {
    match comment {
        "" => 0,
        comment => escaped_len(comment) + 3,
    }
}

/// The bytes of a part of a comment in the text, with the backslashes before escaped characters.
pub(super) fn escaped_len(comment: &str) -> usize {
    let is_escaped = |byte: &u8| matches!(byte, b'\\' | b'}' | b'\n');
    comment.len() + comment.bytes().filter(is_escaped).count()
}
