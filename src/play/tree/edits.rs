//! Edits of a tree: order, removal, comments. Each returns the data that is needed to undo it.

use super::game_tree::GameTree;
use super::node::{Node, NodeId};
use std::fmt;

/// A node and everything after it, removed from a tree.
pub struct Removed {
    parent: NodeId,
    /// Its place among the children of its parent.
    place: usize,
    /// The node first.
    nodes: Vec<(NodeId, Node)>,
}

impl fmt::Debug for Removed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes after {:?}", self.nodes.len(), self.parent)
    }
}

impl GameTree {
    /// Moves a node, with everything after it, to a place among its parent's children. Returns its former place.
    ///
    /// Returns `None` and changes nothing if the node was removed or is the first position, if the place does not
    /// exist, or if brackets would be nested too deep ([`crate::play::limits::BRACKETS`]).
    pub fn move_to(&mut self, at: NodeId, place: usize) -> Option<usize> {
        let parent = self.get(at)?.parent?;
        let children = &self.node(parent).children;
        let before = children.iter().position(|child| *child == at)?;
        if place >= children.len() {
            return None;
        }
        self.put(parent, before, place);
        if self.renew_depths(parent) {
            return Some(before);
        }
        self.put(parent, place, before);
        self.renew_depths(parent);
        None
    }

    /// Makes the nearest variation that contains a node the main line among its siblings. Returns the first node of
    /// that variation and its former place.
    ///
    /// Returns `None` and changes nothing if the node was removed or is in the main line already, or if the old main
    /// line would be nested too deep as a variation.
    pub fn promote(&mut self, at: NodeId) -> Option<(NodeId, usize)> {
        let mut path = self.path(at);
        let (first, _) = path.find(|(at, _)| self.place_of(*at) > 0)?;
        drop(path);
        Some((first, self.move_to(first, 0)?))
    }

    /// Moves the line of a node after its next sibling, at the nearest node that has one. Returns the moved node and
    /// its former place.
    ///
    /// Returns `None` and changes nothing if the node was removed, if no node on its path has a next sibling, or if
    /// brackets would be nested too deep.
    pub fn demote(&mut self, at: NodeId) -> Option<(NodeId, usize)> {
        let mut path = self.path(at);
        let (first, _) = path.find(|(at, _)| self.is_followed(*at))?;
        drop(path);
        let place = self.place_of(first);
        Some((first, self.move_to(first, place + 1)?))
    }

    /// Removes a node and everything after it. `None` for the first position, and if the node was removed before.
    pub fn remove(&mut self, at: NodeId) -> Option<Removed> {
        let parent = self.get(at)?.parent?;
        let place = self.place_of(at);
        Some(Removed {
            parent,
            place,
            nodes: self.detach(at),
        })
    }

    /// Restores removed nodes in their former place.
    ///
    /// # Errors
    /// Returns the nodes and changes nothing if their parent was removed since, the same move was played again, the
    /// nodes are from another tree, or a limit is reached (nodes, bytes, or the depth of brackets).
    pub fn restore(&mut self, removed: Removed) -> Result<NodeId, Removed> {
        let (Some((first, node)), Some(parent)) = (removed.nodes.first(), self.get(removed.parent))
        else {
            return Err(removed);
        };
        let is_same = |child: &NodeId| self.node(*child).step == node.step;
        if parent.children.iter().any(is_same) {
            return Err(removed);
        }
        let first = *first;
        let place = removed.place.min(parent.children.len());
        match self.attach(removed.parent, place, removed.nodes) {
            Ok(()) => Ok(first),
            Err(nodes) => Err(Removed { nodes, ..removed }),
        }
    }

    /// Replaces the comment of a node, and returns the old one. Returns `None` and changes nothing if the node was
    /// removed or the text would become too long.
    pub fn set_comment(&mut self, at: NodeId, comment: &str) -> Option<String> {
        let write = |node: &mut Node| std::mem::replace(&mut node.comment, comment.to_owned());
        self.change(at, write)
    }

    /// Replaces the glyphs of a node, and returns the old ones. Duplicates are removed. Returns `None` and changes
    /// nothing if the node was removed or the text would become too long.
    pub fn set_glyphs(&mut self, at: NodeId, glyphs: &[u8]) -> Option<Vec<u8>> {
        let mut given = Vec::new();
        for glyph in glyphs {
            if !given.contains(glyph) {
                given.push(*glyph);
            }
        }
        self.change(at, |node| std::mem::replace(&mut node.glyphs, given))
    }

    /// The index of a node among its parent's children; 0 for the first position.
    fn place_of(&self, at: NodeId) -> usize {
        let siblings = self.siblings(at).iter();
        let mut places = siblings.enumerate().filter(|(_, child)| **child == at);
        places.next().map_or(0, |(place, _)| place)
    }

    /// Whether it has a sibling after it.
    fn is_followed(&self, at: NodeId) -> bool {
        self.siblings(at).last().is_some_and(|last| *last != at)
    }

    /// The children of a node's parent.
    fn siblings(&self, at: NodeId) -> &[NodeId] {
        let parent = self.get(at).and_then(|node| node.parent);
        parent.map_or(&[], |parent| &self.node(parent).children)
    }

    fn put(&mut self, parent: NodeId, from: usize, to: usize) {
        if let Some(parent) = self.node_mut(parent) {
            let child = parent.children.remove(from);
            parent.children.insert(to, child);
        }
    }
}
