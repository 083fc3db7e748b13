//! A game with its variations: playing and ending it.

use super::header::Header;
use super::node::{Node, NodeId, Step};
use crate::play::termination::Termination;
use crate::play::{EndReason, Erased, GameResult, MoveError, MoveId, Pos, limits};
use crate::rules::Outcome;

/// An upper bound of the bytes of the first line, the names of lines, the game, its options and its result.
const FIXED_SIZE: usize = 300;

/// A game with its variations. Edits change it in place.
pub struct GameTree {
    pub(super) header: Header,
    pub(super) nodes: Vec<Option<Node>>,
    /// The number of nodes, and its limit.
    pub(super) len: usize,
    pub(super) max_nodes: usize,
    /// An upper bound of the bytes of the text, and its limit.
    pub(super) size: usize,
    pub(super) max_bytes: usize,
}

impl GameTree {
    /// The first position.
    pub const ROOT: NodeId = NodeId(0);

    /// A game that begins at a position. Repetition is counted from there.
    #[must_use]
    pub fn new(start: Pos) -> GameTree {
        let key = start.repetition_key();
        let root = Node {
            parent: None,
            children: Vec::new(),
            step: Step::Start,
            key,
            ply: 0,
            times: usize::from(key.is_some()),
            result: position_result(&start),
            position: start,
            depth: 0,
            is_helped: false,
            comment: String::new(),
            glyphs: Vec::new(),
        };
        let header = Header::default();
        GameTree {
            size: header.size() + FIXED_SIZE + root.position.text().len() + root.size(),
            header,
            nodes: vec![Some(root)],
            len: 1,
            max_nodes: limits::NODES,
            max_bytes: limits::TEXT,
        }
    }

    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Replaces the header. Returns false and changes nothing if the text would become too long.
    pub fn set_header(&mut self, header: Header) -> bool {
        let size = self.size - self.header.size() + header.size();
        let fits = size <= limits::TEXT;
        if fits {
            self.size = size;
            self.header = header;
        }
        fits
    }

    /// The number of nodes, the first position included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Always false: the first position is never removed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// An upper bound of the bytes of its text.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.size
    }

    /// Every node, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().flatten()
    }

    /// A node, or `None` if it was removed.
    #[must_use]
    pub fn get(&self, at: NodeId) -> Option<&Node> {
        self.nodes.get(at.0 as usize)?.as_ref()
    }

    /// A node that is known to be in the tree.
    ///
    /// # Panics
    /// If it was removed. [`GameTree::get`] does not panic.
    #[must_use]
    pub fn node(&self, at: NodeId) -> &Node {
        self.get(at).expect("a node that was not removed")
    }

    pub(super) fn node_mut(&mut self, at: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(at.0 as usize)?.as_mut()
    }

    /// From a node back to the first position, both included. Empty if the node was removed.
    pub fn path(&self, at: NodeId) -> impl Iterator<Item = (NodeId, &Node)> {
        let with_id = |at: NodeId| Some((at, self.get(at)?));
        let parent = move |(_, node): &(NodeId, &Node)| node.parent.and_then(with_id);
        std::iter::successors(with_id(at), parent)
    }

    /// Plays a move after a node: returns the child of that move, or adds it.
    ///
    /// # Errors
    /// If the node was removed, the game is over there, the move is not legal, or a limit is reached. An existing
    /// move needs no room.
    pub fn play(&mut self, at: NodeId, mv: MoveId) -> Result<NodeId, MoveError> {
        let position = &self.open_node(at)?.position;
        if let Some(child) = self.child(at, |step| step.id() == Some(mv)) {
            return Ok(child);
        }
        let next = position.play(mv).ok_or(MoveError::Illegal)?;
        let notation = position.notation(mv).unwrap_or_default().into();
        let times = self.times_of(at, &next);
        self.add_move(at, (mv, notation), next, times)
    }

    /// Plays a move by its notation.
    ///
    /// # Errors
    /// As [`GameTree::play`], or if the text is not a move.
    pub fn play_text(&mut self, at: NodeId, notation: &str) -> Result<NodeId, MoveError> {
        self.open_node(at)?;
        if let Some(child) = self.child(at, |step| step.notation() == Some(notation)) {
            return Ok(child);
        }
        let (mv, next) = self.open_node(at)?.position.play_text(notation)?;
        let times = self.times_of(at, &next);
        self.add_move(at, (mv, notation.into()), next, times)
    }

    /// Ends the game at a node: returns that end if it exists, or adds it.
    ///
    /// # Errors
    /// If the node was removed, the game is over there, it has no draw by agreement, or a limit is reached.
    pub fn end(&mut self, at: NodeId, ended: Termination) -> Result<NodeId, MoveError> {
        let node = self.open_node(at)?;
        if ended == Termination::Agreed && !node.position.kind().agreed_draws() {
            return Err(MoveError::Illegal);
        }
        if let Some(child) = self.child(at, |step| *step == Step::End(ended)) {
            return Ok(child);
        }
        let (outcome, reason) = match ended {
            Termination::Resigned(side) => (Outcome::Won(side.other()), EndReason::Resigned(side)),
            Termination::Agreed => (Outcome::Draw, EndReason::Agreed),
            Termination::Time(side) => (Outcome::Won(side.other()), EndReason::Time(side)),
        };
        let node = Node {
            parent: Some(at),
            children: Vec::new(),
            step: Step::End(ended),
            position: node.position.clone(),
            key: None,
            ply: node.ply,
            times: node.times,
            result: Some(GameResult { outcome, reason }),
            depth: 0,
            is_helped: false,
            comment: String::new(),
            glyphs: Vec::new(),
        };
        self.add(node)
    }

    /// Records that the player to move was helped. An end is not marked. Returns false and changes nothing if the node
    /// was removed or the text would become too long.
    pub fn note_help(&mut self, at: NodeId) -> bool {
        self.change(at, |node| node.is_helped = !node.is_end())
            .is_some()
    }

    /// A node where the game continues.
    pub(super) fn open_node(&self, at: NodeId) -> Result<&Node, MoveError> {
        let node = self.get(at).ok_or(MoveError::Illegal)?;
        match node.result {
            Some(_) => Err(MoveError::Over),
            None => Ok(node),
        }
    }

    /// How often a position has occurred if it follows a node; 0 if the game has no repetition rule.
    fn times_of(&self, at: NodeId, next: &Pos) -> usize {
        let Some(key) = next.repetition_key() else {
            return 0;
        };
        let before = self.path(at).filter(|(_, node)| node.key == Some(key));
        before.count() + 1
    }

    /// The child of a node with a matching step.
    fn child(&self, at: NodeId, is_it: impl Fn(&Step) -> bool) -> Option<NodeId> {
        let mut children = self.node(at).children.iter();
        let found = children.find(|child| is_it(&self.node(**child).step));
        found.copied()
    }

    /// Adds the node after a move, or returns the existing one.
    pub(super) fn add_move(
        &mut self,
        at: NodeId,
        (mv, notation): (MoveId, Box<str>),
        position: Pos,
        times: usize,
    ) -> Result<NodeId, MoveError> {
        if let Some(child) = self.child(at, |step| step.id() == Some(mv)) {
            return Ok(child);
        }
        let parent = self.node(at);
        let repeated = (times > 2).then_some(GameResult {
            outcome: Outcome::Draw,
            reason: EndReason::Repetition,
        });
        let node = Node {
            parent: Some(at),
            children: Vec::new(),
            step: Step::Move {
                id: mv,
                notation,
                is_forced: parent.position.forced() == Some(mv),
            },
            key: position.repetition_key(),
            ply: parent.ply + 1,
            times,
            result: position_result(&position).or(repeated),
            position,
            depth: 0,
            is_helped: false,
            comment: String::new(),
            glyphs: Vec::new(),
        };
        self.add(node)
    }
}

/// The result that the position alone decides.
fn position_result(position: &Pos) -> Option<GameResult<Erased>> {
    let (outcome, ending) = position.ending()?;
    Some(GameResult {
        outcome,
        reason: EndReason::Position(ending),
    })
}
