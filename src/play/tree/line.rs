//! One line of a tree as a separate game, in form 1 of the text.

use super::game_tree::GameTree;
use super::node::{Node, NodeId, Step};
use super::repetitions::Repetitions;
use crate::play::termination::Termination;
use crate::play::{GameText, Kind, OpenError, limits};
use crate::rules::Outcome;

impl GameTree {
    /// Reads a game of one line, checking every move.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    pub fn read_line(kind: &dyn Kind, text: &GameText) -> Result<(GameTree, NodeId), OpenError> {
        if text.game != kind.slug() {
            return Err(OpenError::no_game(&text.game));
        }
        let start = kind.start(&text.options, text.start.as_deref())?;
        let first = start.turn();
        let mut tree = GameTree::new(start);
        tree.make_room(text.moves.len());
        let mut at = GameTree::ROOT;
        let mut repetitions = Repetitions::at(&tree, GameTree::ROOT);
        let mut hints = text.hints.iter().peekable();
        for (index, mv) in text.moves.iter().enumerate() {
            if hints.next_if(|ply| **ply == index).is_some() {
                tree.note_help(at);
            }
            at = repetitions
                .play_text(&mut tree, at, mv)
                .map_err(|error| OpenError::Move {
                    number: index + 1,
                    first,
                    text: mv.chars().take(60).collect(),
                    error,
                })?;
        }
        if hints.next().is_some() {
            tree.note_help(at);
        }
        let at = tree.apply_result(at, text.result, text.on_time)?;
        tree.end_room();
        Ok((tree, at))
    }

    /// Raises the limits for this many moves and an end: a game stored before variations existed may have more moves
    /// than a tree may have nodes.
    pub(in crate::play) fn make_room(&mut self, moves: usize) {
        self.max_nodes = self.max_nodes.max(self.len + moves + 1);
        self.max_bytes = usize::MAX;
    }

    /// Restores the limits after [`GameTree::make_room`]; nothing is removed.
    pub(in crate::play) fn end_room(&mut self) {
        self.max_nodes = limits::NODES;
        self.max_bytes = limits::TEXT;
    }

    /// Sets the limits of a game of one line: form 1 is limited only in bytes.
    pub(in crate::play) fn allow_long_line(&mut self) {
        self.max_nodes = usize::MAX;
        self.max_bytes = limits::TEXT;
    }

    /// Applies a stated result: if the moves do not lead to it, it is a resignation, a loss on time if `on_time`, or
    /// a draw by agreement.
    ///
    /// # Errors
    /// If it contradicts the moves, the game has no draw by agreement, or a limit is reached.
    pub(in crate::play) fn apply_result(
        &mut self,
        at: NodeId,
        stated: Option<Outcome>,
        on_time: bool,
    ) -> Result<NodeId, OpenError> {
        let reached = self.node(at).result.as_ref();
        let reached = reached.map(|result| result.outcome);
        let ended = match (stated, reached) {
            (None, _) => return Ok(at),
            (Some(stated), Some(reached)) if stated == reached => return Ok(at),
            (Some(Outcome::Won(side)), None) if on_time => Some(Termination::Time(side.other())),
            (Some(Outcome::Won(side)), None) => Some(Termination::Resigned(side.other())),
            (Some(Outcome::Draw), None) => Some(Termination::Agreed),
            (Some(_), Some(_)) => None,
        };
        let ended = ended.and_then(|ended| self.end(at, ended).ok());
        match (ended, stated) {
            (Some(at), _) => Ok(at),
            (None, Some(stated)) => Err(OpenError::Result { stated, reached }),
            (None, None) => Ok(at),
        }
    }

    /// The line to a node as a separate game. Printed in form 1, a loss on time is a resignation.
    ///
    /// # Panics
    /// If the node was removed.
    #[must_use]
    pub fn line_to(&self, at: NodeId) -> GameText {
        let mut text = self.begun_at(GameTree::ROOT);
        for (_, node) in self.path(at) {
            text.moves.extend(node.notation().map(str::to_owned));
            if node.is_helped {
                text.hints.push(node.ply);
            }
        }
        text.moves.reverse();
        text.hints.reverse();
        let last = self.node(at);
        text.result = last.result.as_ref().map(|result| result.outcome);
        text.on_time = matches!(last.step, Step::End(Termination::Time(_)));
        text
    }

    /// The line to a node as a separate tree, without notes and without an end such as a resignation, and its nodes.
    /// `None` if the node was removed.
    #[must_use]
    pub fn copy_line(&self, at: NodeId) -> Option<(GameTree, Vec<NodeId>)> {
        let mut path: Vec<&Node> = self.path(at).map(|(_, node)| node).collect();
        path.reverse();
        path.pop_if(|last| last.is_end());
        let root = Node {
            children: Vec::new(),
            comment: String::new(),
            glyphs: Vec::new(),
            depth: 0,
            ..(*path.first()?).clone()
        };
        let mut tree = GameTree::new(root.position.clone());
        tree.make_room(path.len());
        let mut last = GameTree::ROOT;
        let mut line = vec![last];
        tree.nodes[0] = Some(root);
        for node in &path[1..] {
            let copy = Node {
                parent: Some(last),
                children: Vec::new(),
                comment: String::new(),
                glyphs: Vec::new(),
                depth: 0,
                ..(*node).clone()
            };
            last = tree.add(copy).ok()?;
            line.push(last);
        }
        tree.allow_long_line();
        Some((tree, line))
    }

    /// The position of a node as the start of a game.
    ///
    /// # Panics
    /// If the node was removed.
    #[must_use]
    pub fn begun_at(&self, at: NodeId) -> GameText {
        let position = &self.node(at).position;
        GameText {
            game: position.kind().slug().to_owned(),
            options: position.options(),
            start: Some(position.text()),
            ..GameText::default()
        }
    }

    /// The last node of the main line after a node.
    ///
    /// # Panics
    /// If the node was removed.
    #[must_use]
    pub fn main_end(&self, from: NodeId) -> NodeId {
        let mut at = from;
        while let Some(next) = self.node(at).children.first() {
            at = *next;
        }
        at
    }

    /// Whether form 1 can represent everything in the tree except its header.
    pub(super) fn is_line(&self) -> bool {
        let mut nodes = self.nodes.iter().flatten();
        let is_plain = |node: &Node| {
            node.children.len() < 2 && node.comment.is_empty() && node.glyphs.is_empty()
        };
        nodes.all(is_plain) && self.has_end_of_form_1()
    }

    /// Whether form 1 can represent the end of the main line: it has no losses on time.
    fn has_end_of_form_1(&self) -> bool {
        let end = self.node(self.main_end(GameTree::ROOT));
        !matches!(end.step, Step::End(Termination::Time(_)))
    }
}
