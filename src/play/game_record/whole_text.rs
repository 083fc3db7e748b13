//! The record with its variations as text, and the variations of another record.

use super::GameRecord;
use super::merge::both_comments;
use crate::play::tree::Header;
use crate::play::{GameTree, MoveError, Node, NodeId, limits};

impl GameRecord {
    /// Whether the record has variations or notes.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        let of_game = self.line.len() + self.ahead.len() + usize::from(self.end.is_some());
        self.tree.len() > of_game || self.tree.iter().any(Node::has_notes)
    }

    /// The variations, notes and header lines (such as the date) as text in form 2, with only those moves of the game
    /// that lead to them. `None` if there are none.
    #[must_use]
    pub fn variations_text(&self) -> Option<String> {
        let is_wanted = |at: NodeId, node: &Node| !node.is_end() && self.is_variation(at);
        self.tree.text_of_part(&is_wanted)
    }

    /// The whole game with its variations and notes, and these names of White and Black: form 1 if it is enough, else
    /// form 2. Moves taken back are omitted, and so are variations after the last move, which would become moves of the
    /// game.
    #[must_use]
    pub fn whole_text(&self, names: [&str; 2]) -> String {
        let Ok(mut whole) = GameRecord::open_text(self.kind(), &self.text()) else {
            return self.named_text(names);
        };
        let last = self.at(usize::MAX);
        let goes_on = self.end.is_none();
        let is_left_out = |child: NodeId| {
            let node = self.tree.node(child);
            self.ahead.contains(&child) || (goes_on && node.parent() == Some(last))
        };
        whole.add_tree(&self.tree, &is_left_out);
        let mut header = self.tree.header().clone();
        for (line, name) in ["white", "black"].into_iter().zip(names) {
            header.set(line, name.trim());
        }
        // Form 2 allows fewer moves.
        match whole.tree.len() <= limits::NODES {
            true => whole.tree.text_with(&header),
            false => self.named_text(names),
        }
    }

    /// The line through a node up to its end, as a separate game in form 1. `None` if the node was removed.
    #[must_use]
    pub fn line_text(&self, node: NodeId) -> Option<String> {
        self.tree.get(node)?;
        Some(self.tree.line_to(self.tree.main_end(node)).to_string())
    }

    /// Adds the variations and notes of another record of the same game, and its header lines (such as the date) except
    /// the names of the players. Lines that are not legal here and ends in variations are omitted. A comment is
    /// appended to an existing one. Returns the number of moves and notes that do not fit.
    pub fn add_variations(&mut self, other: &GameTree) -> usize {
        let start = |tree: &GameTree| tree.node(GameTree::ROOT).position().text();
        if start(other) != start(&self.tree) {
            return 0;
        }
        self.add_header(other.header());
        self.add_tree(other, &|_| false)
    }

    /// Adds the moves and notes of a tree with the same start.
    fn add_tree(&mut self, other: &GameTree, is_left_out: &dyn Fn(NodeId) -> bool) -> usize {
        self.add_after(other, (GameTree::ROOT, GameTree::ROOT), is_left_out)
    }

    /// Adds a move of another record after a node of ours, with everything after it. Returns the number of moves that
    /// do not fit.
    pub(super) fn add_branch(&mut self, other: &GameTree, theirs: NodeId, after: NodeId) -> usize {
        let Some(mv) = other.node(theirs).notation() else {
            return 0;
        };
        match self.add_move(after, |tree| tree.play_text(after, mv)) {
            Ok(added) => self.add_after(other, (theirs, added), &|_| false),
            Err(MoveError::Full) => 1,
            Err(_) => 0,
        }
    }

    /// Adds the notes of a node of another record, and everything after it, to a node of ours.
    fn add_after(
        &mut self,
        other: &GameTree,
        same: (NodeId, NodeId),
        is_left_out: &dyn Fn(NodeId) -> bool,
    ) -> usize {
        let mut without_room = 0;
        let mut left = vec![same];
        while let Some((theirs, ours)) = left.pop() {
            let node = other.node(theirs);
            without_room += usize::from(!self.add_notes(ours, node));
            for &child in node.children() {
                let Some(mv) = other.node(child).notation().filter(|_| !is_left_out(child)) else {
                    continue;
                };
                match self.add_move(ours, |tree| tree.play_text(ours, mv)) {
                    Ok(added) => left.push((child, added)),
                    Err(MoveError::Full) => without_room += 1,
                    Err(_) => {}
                }
            }
        }
        without_room
    }

    fn add_header(&mut self, other: &Header) {
        let mut header = self.tree.header().clone();
        for (name, value) in other.lines() {
            if header.get(name).is_empty() && name != "white" && name != "black" {
                header.set(name, value);
            }
        }
        self.tree.set_header(header);
    }

    /// Adds the notes of another node. Returns false if there is no room for all of them.
    fn add_notes(&mut self, at: NodeId, other: &Node) -> bool {
        let node = self.tree.node(at);
        let comment = both_comments(node.comment(), other.comment());
        let glyphs = match node.glyphs() {
            [] => other.glyphs().to_vec(),
            old => old.to_vec(),
        };
        if other.is_helped() && !node.is_helped() {
            self.tree.note_help(at);
        }
        comment.is_none_or(|comment| self.set_comment(at, &comment))
            && (glyphs.is_empty() || self.set_glyphs(at, &glyphs))
    }
}
