//! Counts of repetition on the path to a node, kept up to date while a text is read. Without them, each move would
//! require a walk along the whole path.

use super::game_tree::GameTree;
use super::node::NodeId;
use crate::play::MoveError;
use std::collections::HashMap;

/// How often each repetition key occurs on the path from the start to a node.
pub(in crate::play) struct Repetitions(HashMap<u64, usize>);

impl Repetitions {
    /// The counts of the path to a node.
    pub fn at(tree: &GameTree, at: NodeId) -> Repetitions {
        let mut repetitions = Repetitions(HashMap::new());
        for (at, _) in tree.path(at) {
            repetitions.enter(tree, at);
        }
        repetitions
    }

    /// Plays a move after the last node of the path, and extends the path by it.
    ///
    /// # Errors
    /// See [`GameTree::play_text`].
    pub fn play_text(
        &mut self,
        tree: &mut GameTree,
        at: NodeId,
        notation: &str,
    ) -> Result<NodeId, MoveError> {
        let (mv, next) = tree.open_node(at)?.position.play_text(notation)?;
        let key = next.repetition_key();
        let times = key.map_or(0, |key| 1 + self.0.get(&key).copied().unwrap_or_default());
        let at = tree.add_move(at, (mv, notation.into()), next, times)?;
        self.enter(tree, at);
        Ok(at)
    }

    /// Extends the path by a node.
    pub fn enter(&mut self, tree: &GameTree, at: NodeId) {
        if let Some(key) = tree.node(at).key {
            *self.0.entry(key).or_default() += 1;
        }
    }

    /// Shortens the path from its last node to one before it.
    pub fn go_back(&mut self, tree: &GameTree, from: NodeId, to: NodeId) {
        for (_, node) in tree.path(from).take_while(|(at, _)| *at != to) {
            if let Some(times) = node.key.and_then(|key| self.0.get_mut(&key)) {
                *times -= 1;
            }
        }
    }
}
