//! A tree as text: in form 1 if that is enough, else in form 2.
//!
//! ```text
//! tablero 2
//! game breakthrough
//! start ppppp/ppppp/5/PPPPP/PPPPP w
//! white Ada
//! moves b2-a3 {too early} (c2-d3 b4-c3 (d4-d3 $1)) b4-c3 resign:white
//! result black
//! ```

use super::game_tree::GameTree;
use super::header::Header;
use super::node::{HELPED, Node, NodeId, Step};
use std::fmt;

impl fmt::Display for GameTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_with(&self.header))
    }
}

/// The text, because a tree is too large to print every node with its fields.
impl fmt::Debug for GameTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl GameTree {
    /// Its text with another header.
    #[must_use]
    pub(in crate::play) fn text_with(&self, header: &Header) -> String {
        let end = self.main_end(GameTree::ROOT);
        if header.is_empty() && self.is_line() {
            return self.line_to(end).to_string();
        }
        let mut text = self.form_2(header, &|_| true);
        if let Some(result) = self.node(end).result() {
            text = format!("{text}\nresult {}", result.outcome);
        }
        text
    }

    /// Some of the nodes as text in form 2, without a result: nodes with notes, nodes for which `is_wanted` is true,
    /// and the moves to them. `None` if there are none and the header is empty.
    pub(in crate::play) fn text_of_part(
        &self,
        is_wanted: &dyn Fn(NodeId, &Node) -> bool,
    ) -> Option<String> {
        let mut is_written = vec![false; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate() {
            let Some(node) = node else { continue };
            let at = NodeId(number as u32);
            if node.has_notes() || is_wanted(at, node) {
                let path = self.path(at).map(|(at, _)| at.0 as usize);
                for at in path {
                    if std::mem::replace(&mut is_written[at], true) {
                        break;
                    }
                }
            }
        }
        let is_any = is_written.contains(&true) || !self.header.is_empty();
        let is_written = |at: NodeId| is_written[at.0 as usize];
        is_any.then(|| self.form_2(&self.header, &is_written))
    }

    /// The text in form 2 without a result.
    fn form_2(&self, header: &Header, is_written: &dyn Fn(NodeId) -> bool) -> String {
        let begun = self.begun_at(GameTree::ROOT);
        let mut text = format!("tablero 2\ngame {}", begun.game);
        if !begun.options.is_empty() {
            text = text + "\noptions " + &begun.options;
        }
        text = text + "\nstart " + &begun.start.unwrap_or_default();
        for (name, value) in header.lines() {
            text = text + "\n" + name + " " + value;
        }
        let moves = self.written_moves(is_written);
        if !moves.is_empty() {
            text = text + "\nmoves " + &moves;
        }
        text
    }

    /// The moves with variations, comments and glyphs, in one line.
    #[must_use]
    pub fn moves_text(&self) -> String {
        self.written_moves(&|_| true)
    }

    fn written_moves(&self, is_written: &dyn Fn(NodeId) -> bool) -> String {
        let mut text = String::new();
        write_notes(&mut text, self.node(GameTree::ROOT));
        // A stack of the remaining parts: a variation is closed after its last move.
        let mut left = Vec::new();
        self.put_children(GameTree::ROOT, is_written, &mut left);
        while let Some(part) = left.pop() {
            match part {
                Part::Open(at) => {
                    write_word(&mut text, "(");
                    left.push(Part::Close);
                    self.write_node(&mut text, at);
                    self.put_children(at, is_written, &mut left);
                }
                Part::Node(at) => self.write_node(&mut text, at),
                Part::After(at) => self.put_children(at, is_written, &mut left),
                Part::Close => text.push(')'),
            }
        }
        text
    }

    /// Pushes the next move of the main line, the variations on it, and the part after it.
    fn put_children(&self, at: NodeId, is_written: &dyn Fn(NodeId) -> bool, left: &mut Vec<Part>) {
        let children = self.node(at).children().iter().copied();
        let mut written = children.filter(|child| is_written(*child));
        let Some(main) = written.next() else { return };
        let others: Vec<NodeId> = written.collect();
        left.push(Part::After(main));
        left.extend(others.into_iter().rev().map(Part::Open));
        left.push(Part::Node(main));
    }

    fn write_node(&self, text: &mut String, at: NodeId) {
        let node = self.node(at);
        match &node.step {
            Step::Start => {}
            Step::Move { notation, .. } => write_word(text, notation),
            Step::End(ended) => write_word(text, &ended.to_string()),
        }
        write_notes(text, node);
    }
}

enum Part {
    /// The variation that begins with a node.
    Open(NodeId),
    /// A node alone.
    Node(NodeId),
    /// Everything after a node.
    After(NodeId),
    Close,
}

fn write_word(text: &mut String, word: &str) {
    if !text.is_empty() && !text.ends_with('(') {
        text.push(' ');
    }
    text.push_str(word);
}

fn write_notes(text: &mut String, node: &Node) {
    for glyph in &node.glyphs {
        write_word(text, &format!("${glyph}"));
    }
    if node.is_helped {
        write_word(text, HELPED);
    }
    if !node.comment.is_empty() {
        let comment = node.comment.replace('\\', "\\\\");
        let comment = comment.replace('}', "\\}").replace('\n', "\\n");
        write_word(text, &format!("{{{comment}}}"));
    }
}
