//! Variations: lines in the record of a game that were not played.

use super::GameRecord;
use crate::play::tree::Removed;
use crate::play::{GameTree, MoveError, MoveId, Node, NodeId, Selection, limits};

/// The maximum number of bytes of a record with variations. Above it, only moves of the game itself can be added.
const MAX_BYTES: usize = limits::TEXT / 2;

impl GameRecord {
    /// The record: the played moves, the redoable moves, and the variations.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Whether a node is the start or a move of the game that was not taken back.
    #[must_use]
    pub fn is_played(&self, node: NodeId) -> bool {
        let of_ply = |found: &Node| (!found.is_end()).then(|| self.line.get(found.ply()).copied());
        self.tree.get(node).and_then(of_ply) == Some(Some(node))
    }

    /// The last ply of the game on the way to a node.
    #[must_use]
    pub fn branch_ply(&self, node: NodeId) -> usize {
        let mut path = self.tree.path(node);
        let branch = path.find(|(at, _)| self.is_played(*at));
        branch.map_or(0, |(_, node)| node.ply())
    }

    /// The moves to a node as a separate game, without notes and variations. `None` if the node was removed.
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Option<GameRecord> {
        let (tree, line) = self.tree.copy_line(node)?;
        Some(GameRecord {
            tree,
            line,
            end: None,
            ahead: Vec::new(),
            helped: Vec::new(),
            selection: Selection::default(),
        })
    }

    /// Adds a move after a node, with the forced moves that follow it, or finds the existing one. The played moves do
    /// not change. Returns the last node.
    ///
    /// # Errors
    /// If the node was removed, the game is over there, the text is not a legal move, or there is no more room for
    /// variations.
    pub fn add_variation(&mut self, at: NodeId, mv: &str) -> Result<NodeId, MoveError> {
        let mut at = self.add_move(at, |tree| tree.play_text(at, mv))?;
        while let Some(forced) = self.forced_at(at) {
            at = self.add_move(at, |tree| tree.play(at, forced))?;
        }
        Ok(at)
    }

    /// Adds a line after a node, reusing existing nodes. Forced moves of the line are made with the moves before them.
    /// Returns the nodes that were added or found, and the error if the line does not fit.
    pub fn add_line(&mut self, at: NodeId, line: &[String]) -> (Vec<NodeId>, Option<MoveError>) {
        let (mut at, mut nodes) = (at, Vec::new());
        for mv in line {
            let is_made = |node: &Node| node.is_forced() && node.notation() == Some(mv.as_str());
            let is_made = !nodes.is_empty() && self.tree.get(at).is_some_and(is_made);
            if !is_made {
                match self.add_variation(at, mv) {
                    Ok(added) => at = added,
                    Err(error) => return (nodes, Some(error)),
                }
            }
            nodes.push(at);
        }
        (nodes, None)
    }

    /// The next node on the line of a node: the move that was played, else the first variation.
    #[must_use]
    pub fn next_node(&self, node: NodeId) -> Option<NodeId> {
        let found = self.tree.get(node)?;
        let played = self.line.get(found.ply() + 1).copied();
        match played.filter(|_| self.is_played(node)) {
            Some(next) => Some(next),
            None => self.alternatives(node).first().copied(),
        }
    }

    /// The variations that begin after a node of the game, or the moves that follow a node of a variation. Played
    /// moves, redoable moves, and ends that the players made are not included.
    #[must_use]
    pub fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        let children = self.tree.get(node).map_or(&[][..], Node::children);
        let is_hidden = |child: NodeId| {
            self.tree.node(child).is_end() || self.is_played(child) || self.ahead.contains(&child)
        };
        let shown = children.iter().copied().filter(|child| !is_hidden(*child));
        shown.collect()
    }

    /// The next or previous line: the next or previous sibling of the nearest node on the way back from a node that has
    /// one. `None` if there is none.
    #[must_use]
    pub fn other_line(&self, node: NodeId, is_next: bool) -> Option<NodeId> {
        let mut path = self.tree.path(node);
        path.find_map(|(at, found)| {
            let parent = found.parent()?;
            let played = self.line.get(found.ply()).copied();
            let played = played.filter(|_| self.is_played(parent));
            let mut siblings: Vec<NodeId> = played.into_iter().collect();
            siblings.extend(self.alternatives(parent));
            let place = siblings.iter().position(|sibling| *sibling == at)?;
            let other = place.checked_add_signed(if is_next { 1 } else { -1 })?;
            siblings.get(other).copied()
        })
    }

    /// Moves the nearest variation on the way to a node one place up among its siblings. Returns whether anything has
    /// changed. The played move is always first.
    pub fn promote(&mut self, node: NodeId) -> bool {
        match self.place_to_promote(node) {
            Some((first, place)) => self.tree.move_to(first, place).is_some(),
            None => false,
        }
    }

    /// Whether [`GameRecord::promote`] changes anything.
    #[must_use]
    pub fn can_promote(&self, node: NodeId) -> bool {
        self.place_to_promote(node).is_some()
    }

    /// Moves the nearest variation on the way to a node one place down among its siblings. Returns whether anything has
    /// changed.
    pub fn demote(&mut self, node: NodeId) -> bool {
        match self.place_to_demote(node) {
            Some((first, place)) => self.tree.move_to(first, place).is_some(),
            None => false,
        }
    }

    /// Whether [`GameRecord::demote`] changes anything.
    #[must_use]
    pub fn can_demote(&self, node: NodeId) -> bool {
        self.place_to_demote(node).is_some()
    }

    /// Removes a move of a variation with everything after it. `None` if the node is not a move of a variation.
    pub fn remove_variation(&mut self, node: NodeId) -> Option<Removed> {
        self.is_variation(node).then(|| self.tree.remove(node))?
    }

    /// Restores the moves that [`GameRecord::remove_variation`] removed. Returns the first node.
    ///
    /// # Errors
    /// Returns the moves if they can no longer be restored.
    pub fn restore_variation(&mut self, removed: Removed) -> Result<NodeId, Removed> {
        let restored = self.tree.restore(removed)?;
        if let Some(parent) = self.tree.get(restored).and_then(Node::parent) {
            self.put_game_first(parent);
        }
        Ok(restored)
    }

    /// Replaces the comment of a node. Returns false if there is no room for it.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> bool {
        let Some(old) = self.tree.set_comment(node, comment) else {
            return false;
        };
        let has_room = comment.len() <= old.len() || self.has_room_for_variations();
        if !has_room {
            self.tree.set_comment(node, &old);
        }
        has_room
    }

    /// Replaces the glyphs of a node. Returns false if there is no room for them.
    pub fn set_glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> bool {
        let Some(old) = self.tree.set_glyphs(node, glyphs) else {
            return false;
        };
        let has_room = glyphs.len() <= old.len() || self.has_room_for_variations();
        if !has_room {
            self.tree.set_glyphs(node, &old);
        }
        has_room
    }

    /// Whether the redoable actions have notes or variations.
    pub(super) fn has_notes_ahead(&self) -> bool {
        let is_more = |node: &Node| {
            let children = node.children().iter();
            node.has_notes() || children.filter(|child| !self.is_ahead(**child)).count() > 0
        };
        let mut ahead = self.ahead.iter().map(|at| self.tree.node(*at));
        ahead.any(is_more)
    }

    pub(super) fn add_move(
        &mut self,
        at: NodeId,
        play: impl FnOnce(&mut GameTree) -> Result<NodeId, MoveError>,
    ) -> Result<NodeId, MoveError> {
        let len = self.tree.len();
        let added = play(&mut self.tree)?;
        let is_new = self.tree.len() > len;
        if is_new && !self.has_room_for_variations() {
            self.tree.remove(added);
            return Err(MoveError::Full);
        }
        if is_new {
            self.put_game_first(at);
        }
        Ok(added)
    }

    fn has_room_for_variations(&self) -> bool {
        self.tree.len() <= limits::NODES && self.tree.bytes() <= MAX_BYTES
    }

    /// Makes the played move the first one after a node.
    fn put_game_first(&mut self, at: NodeId) {
        if let Some(first) = self.line_after(at) {
            self.tree.move_to(first, 0);
        }
    }

    /// The played or redoable move after a node.
    fn line_after(&self, at: NodeId) -> Option<NodeId> {
        let children = self.tree.get(at)?.children().iter();
        let mut of_game =
            children.filter(|child| self.is_played(**child) || self.is_ahead(**child));
        of_game.next().copied()
    }

    /// Whether a node is neither a move of the game nor redoable.
    pub(super) fn is_variation(&self, node: NodeId) -> bool {
        !self.is_played(node) && !self.is_ahead(node)
    }

    pub(super) fn is_ahead(&self, node: NodeId) -> bool {
        self.ahead.contains(&node) || self.end == Some(node)
    }

    /// The forced move after a node, if the game continues there.
    fn forced_at(&self, at: NodeId) -> Option<MoveId> {
        let node = self.tree.get(at)?;
        let goes_on = node.result().is_none();
        goes_on.then(|| node.position().forced()).flatten()
    }

    /// The nearest variation on the way to a node that has another variation before it, and its new place.
    fn place_to_promote(&self, node: NodeId) -> Option<(NodeId, usize)> {
        self.variations_on_path(node).find_map(|(at, parent)| {
            let siblings = self.alternatives(parent);
            let place = siblings.iter().position(|sibling| *sibling == at)?;
            let before = siblings.get(place.checked_sub(1)?)?;
            Some((at, self.place(parent, *before)?))
        })
    }

    fn place_to_demote(&self, node: NodeId) -> Option<(NodeId, usize)> {
        self.variations_on_path(node).find_map(|(at, parent)| {
            let siblings = self.alternatives(parent);
            let place = siblings.iter().position(|sibling| *sibling == at)?;
            let after = siblings.get(place + 1)?;
            Some((at, self.place(parent, *after)?))
        })
    }

    /// The moves on the way back from a node to the game, each with its parent.
    fn variations_on_path(&self, node: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> {
        let path = self
            .tree
            .path(node)
            .take_while(|(at, _)| !self.is_played(*at));
        path.filter_map(|(at, node)| Some((at, node.parent()?)))
    }

    fn place(&self, parent: NodeId, child: NodeId) -> Option<usize> {
        let mut children = self.tree.get(parent)?.children().iter();
        children.position(|one| *one == child)
    }
}
