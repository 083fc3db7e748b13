//! A node of a tree: a position, what led to it, and what was written about it.

use crate::play::act::{DRAW, RESIGN};
use crate::play::{Erased, MoveId, Pos, Verdict};
use crate::rules::Side;
use std::fmt;

/// A node of a tree; never given to another node of the same tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

/// Stands after a move where the player to move was helped.
pub(super) const HELPED: &str = "$help";
/// A side whose time has run out follows.
const TIME: &str = "time:";
/// How players end a game that the rules have not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    Resigned(Side),
    /// Both agree on a draw.
    Agreed,
    /// The time of a side has run out.
    Time(Side),
}

/// What leads to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: it is the first position.
    Start,
    Move {
        id: MoveId,
        notation: Box<str>,
        /// Whether it was made for the player, who had no other: a pass.
        is_forced: bool,
    },
    /// The position stays.
    End(Ended),
}

/// A position in a tree, and what was written about it.
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) step: Step,
    pub(super) position: Pos,
    pub(super) key: Option<u64>,
    pub(super) ply: usize,
    pub(super) times: usize,
    pub(super) verdict: Option<Verdict<Erased>>,
    /// How deep brackets are nested in the text of what follows.
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

    /// What follows, the main line first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    #[must_use]
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The move that led here, if one did.
    #[must_use]
    pub fn notation(&self) -> Option<&str> {
        match &self.step {
            Step::Move { notation, .. } => Some(notation),
            Step::Start | Step::End(_) => None,
        }
    }

    /// Whether the move was made for a player who had no other.
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

    /// How many moves lead here.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How often the position has occurred on the way here; 0 where that does not matter in the game.
    #[must_use]
    pub fn times(&self) -> usize {
        self.times
    }

    /// How the game has ended here, if it has.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict<Erased>> {
        self.verdict.as_ref()
    }

    /// Whether the player to move was helped.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// What was written about it, commands as in `[%csl Ra1]` included; empty where nothing was.
    #[must_use]
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Judgements by their numbers in the PGN standard.
    #[must_use]
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// At least as many bytes as it takes in the text, with the brackets of the variations after it.
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

impl Ended {
    /// Reads what [`fmt::Display`] prints.
    #[must_use]
    pub fn read(text: &str) -> Option<Ended> {
        let side = |prefix: &str| text.strip_prefix(prefix)?.parse().ok();
        match text {
            DRAW => Some(Ended::Agreed),
            _ => side(RESIGN)
                .map(Ended::Resigned)
                .or(side(TIME).map(Ended::Time)),
        }
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Resigned(side) => write!(f, "{RESIGN}{side}"),
            Ended::Agreed => f.write_str(DRAW),
            Ended::Time(side) => write!(f, "{TIME}{side}"),
        }
    }
}

/// At least as many bytes as what is written about a node takes.
fn notes_size(node: &Node) -> usize {
    let glyphs = node.glyphs.iter().map(|glyph| glyph.to_string().len() + 2);
    let helped = if node.is_helped { HELPED.len() + 1 } else { 0 };
    let is_escaped = |byte: &u8| matches!(byte, b'\\' | b'}' | b'\n');
    let comment = match node.comment.as_str() {
        "" => 0,
        comment => comment.len() + comment.bytes().filter(is_escaped).count() + 3,
    };
    glyphs.sum::<usize>() + helped + comment
}
