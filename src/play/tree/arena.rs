//! The nodes of a tree, and how they are put in and taken out within the limits.

use super::game_tree::GameTree;
use super::node::{Node, NodeId};
use crate::play::{MoveError, limits};

impl GameTree {
    pub(super) fn add(&mut self, node: Node) -> Result<NodeId, MoveError> {
        let (Some(parent), Ok(id)) = (node.parent, u32::try_from(self.nodes.len())) else {
            return Err(MoveError::Full);
        };
        let id = NodeId(id);
        let place = self.node(parent).children.len();
        self.nodes.push(None);
        let part = vec![(id, node)];
        if self.attach(parent, place, part).is_err() {
            self.nodes.pop();
            return Err(MoveError::Full);
        }
        Ok(id)
    }

    /// Puts nodes into their empty places, the first of them among the children of a node.
    ///
    /// # Errors
    /// Gives them back where the record would be too large, or their places are not empty: they are of another tree.
    pub(super) fn attach(
        &mut self,
        parent: NodeId,
        place: usize,
        part: Vec<(NodeId, Node)>,
    ) -> Result<(), Vec<(NodeId, Node)>> {
        let size: usize = part.iter().map(|(_, node)| node.size()).sum();
        let bracket = if self.node(parent).children.is_empty() {
            0
        } else {
            3
        };
        let is_empty =
            |(at, _): &(NodeId, Node)| matches!(self.nodes.get(at.0 as usize), Some(None));
        let fits = self.len + part.len() <= self.most
            && self.size + size + bracket <= self.most_bytes
            && part.iter().all(is_empty);
        let (Some((first, _)), true) = (part.first(), fits) else {
            return Err(part);
        };
        let first = *first;
        self.len += part.len();
        self.size += size + bracket;
        for (at, node) in part {
            self.nodes[at.0 as usize] = Some(node);
        }
        if let Some(parent) = self.node_mut(parent) {
            parent.children.insert(place, first);
        }
        match self.renew_depths(parent) {
            true => Ok(()),
            false => Err(self.detach(first)),
        }
    }

    /// Takes a node out with all that follows, the node first; the first position stays.
    pub(super) fn detach(&mut self, at: NodeId) -> Vec<(NodeId, Node)> {
        let Some(parent) = self.get(at).and_then(Node::parent) else {
            return Vec::new();
        };
        if let Some(parent) = self.node_mut(parent) {
            parent.children.retain(|child| *child != at);
        }
        let mut part: Vec<(NodeId, Node)> = Vec::new();
        let mut left = vec![at];
        while let Some(at) = left.pop() {
            let node = self.nodes[at.0 as usize].take();
            let node = node.expect("a child is removed with its parent alone");
            left.extend(&node.children);
            part.push((at, node));
        }
        let size: usize = part.iter().map(|(_, node)| node.size()).sum();
        let bracket = if self.node(parent).children.is_empty() {
            0
        } else {
            3
        };
        self.len -= part.len();
        self.size -= size + bracket;
        self.renew_depths(parent);
        part
    }

    /// Changes what is written about a node; none, and nothing is changed, where the text would become too long.
    pub(super) fn change<T>(
        &mut self,
        at: NodeId,
        change: impl FnOnce(&mut Node) -> T,
    ) -> Option<T> {
        let (others, most) = (self.size - self.get(at)?.size(), self.most_bytes);
        let node = self.node_mut(at)?;
        let (comment, glyphs) = (node.comment.clone(), node.glyphs.clone());
        let is_helped = node.is_helped;
        let given = change(node);
        let size = others + node.size();
        if size > most {
            (node.comment, node.glyphs, node.is_helped) = (comment, glyphs, is_helped);
            return None;
        }
        self.size = size;
        Some(given)
    }

    /// Works out again how deep brackets are nested after a node and those before it, as far as that changes; whether
    /// the text may be nested so.
    pub(super) fn renew_depths(&mut self, from: NodeId) -> bool {
        let mut next = Some(from);
        while let Some(at) = next {
            let node = self.node(at);
            let of_child =
                |(index, child): (usize, &NodeId)| self.node(*child).depth + usize::from(index > 0);
            let depth = node.children.iter().enumerate().map(of_child).max();
            let (depth, parent) = (depth.unwrap_or_default(), node.parent);
            if depth == node.depth {
                break;
            }
            if let Some(node) = self.node_mut(at) {
                node.depth = depth;
            }
            next = parent;
        }
        self.node(GameTree::ROOT).depth <= limits::BRACKETS
    }
}
