//! Adding and removing nodes within the limits of nodes, bytes and depth.

use super::game_tree::GameTree;
use super::node::{Node, NodeId, comment_size, escaped_len};
use crate::play::{MoveError, limits};

/// The bytes of the brackets and the space of a variation.
const VARIATION: usize = 3;

impl GameTree {
    /// Adds a node as the last child of its parent.
    ///
    /// # Errors
    /// [`MoveError::Full`] if a limit is reached; nothing is changed.
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

    /// Puts nodes into the tree under their own ids. The first one becomes a child of `parent`, at the given place.
    ///
    /// # Errors
    /// Returns the nodes and changes nothing if a limit is reached, or if an id is not free, because the nodes are from
    /// another tree.
    pub(super) fn attach(
        &mut self,
        parent: NodeId,
        place: usize,
        part: Vec<(NodeId, Node)>,
    ) -> Result<(), Vec<(NodeId, Node)>> {
        let size = size_of(&part) + self.variation_size(parent);
        let is_empty =
            |(at, _): &(NodeId, Node)| matches!(self.nodes.get(at.0 as usize), Some(None));
        let fits = self.len + part.len() <= self.max_nodes
            && self.size + size <= self.max_bytes
            && part.iter().all(is_empty);
        let (Some((first, _)), true) = (part.first(), fits) else {
            return Err(part);
        };
        let first = *first;
        self.len += part.len();
        self.size += size;
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

    /// Removes a node and everything after it, and returns them, the node first. Empty for the first position.
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
        self.len -= part.len();
        self.size -= size_of(&part) + self.variation_size(parent);
        self.renew_depths(parent);
        part
    }

    /// Changes the notes of a node. Returns `None` and changes nothing if the node was removed or the text would
    /// become too long.
    pub(super) fn change<T>(
        &mut self,
        at: NodeId,
        change: impl FnOnce(&mut Node) -> T,
    ) -> Option<T> {
        let (others, max_bytes) = (self.size - self.get(at)?.size(), self.max_bytes);
        let node = self.node_mut(at)?;
        let (comment, glyphs) = (node.comment.clone(), node.glyphs.clone());
        let is_helped = node.is_helped;
        let given = change(node);
        let size = others + node.size();
        if size > max_bytes {
            (node.comment, node.glyphs, node.is_helped) = (comment, glyphs, is_helped);
            return None;
        }
        self.size = size;
        Some(given)
    }

    /// Adds a line to the comment of a node. An empty line adds nothing. Returns false and changes nothing if the node
    /// was removed or the text would become too long. The time does not depend on the length of the comment.
    pub(super) fn append_comment(&mut self, at: NodeId, line: &str) -> bool {
        let (size, max_bytes) = (self.size, self.max_bytes);
        let Some(node) = self.node_mut(at) else {
            return false;
        };
        let (before, more) = match (line, node.comment.as_str()) {
            ("", _) => return true,
            (_, "") => ("", comment_size(line)),
            _ => ("\n", escaped_len("\n") + escaped_len(line)),
        };
        if size + more > max_bytes {
            return false;
        }
        node.comment.push_str(before);
        node.comment.push_str(line);
        self.size += more;
        true
    }

    /// Updates the depth of brackets at a node and at the ancestors whose depth changes. Returns false if the limit is
    /// exceeded.
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

    /// The bytes of brackets that one more child of a node adds. The first child is the main line and has
    /// none.
    fn variation_size(&self, parent: NodeId) -> usize {
        match self.node(parent).children.is_empty() {
            true => 0,
            false => VARIATION,
        }
    }
}

fn size_of(nodes: &[(NodeId, Node)]) -> usize {
    nodes.iter().map(|(_, node)| node.size()).sum()
}
