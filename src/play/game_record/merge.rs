//! Merges another tab's changes of the variations and notes of a game.

use super::GameRecord;
use crate::play::{Drawing, GameTree, NodeId, comment_with, drawings, limits, text_of_comment};

/// A node in three trees: the last tree that both tabs had, the other tab's tree, and ours. `None` if it is missing.
#[derive(Clone, Copy)]
struct NodeTriple {
    seen: NodeId,
    theirs: Option<NodeId>,
    ours: Option<NodeId>,
}

impl GameRecord {
    /// Merges the changes between two stored texts: `seen` is the version that both tabs had, `theirs` the other tab's
    /// version. A change in only one tab is kept. A variation that one tab has removed and the other has changed is
    /// kept. If both tabs have changed a comment, both comments are kept. Returns the number of moves that do not fit
    /// into the record.
    pub fn merge_variations(&mut self, seen: &GameTree, theirs: &GameTree) -> usize {
        let root = GameTree::ROOT;
        let mut without_room = 0;
        let mut left = vec![NodeTriple {
            seen: root,
            theirs: Some(root),
            ours: Some(root),
        }];
        while let Some(three) = left.pop() {
            self.merge_notes(seen, theirs, three);
            if let (Some(their), Some(our)) = (three.theirs, three.ours) {
                without_room += self.add_new(seen, theirs, three.seen, (their, our));
            }
            for &child in seen.node(three.seen).children() {
                let Some(mv) = seen.node(child).notation() else {
                    continue;
                };
                let next = NodeTriple {
                    seen: child,
                    theirs: three.theirs.and_then(|at| child_by(theirs, at, mv)),
                    ours: three.ours.and_then(|at| child_by(&self.tree, at, mv)),
                };
                let Some(next) = self.merge_move(seen, theirs, three, next) else {
                    continue;
                };
                left.push(next);
            }
        }
        without_room
    }

    /// Merges a move that both tabs had. Returns `None` if nothing after it has to be compared.
    fn merge_move(
        &mut self,
        seen: &GameTree,
        theirs: &GameTree,
        parent: NodeTriple,
        next: NodeTriple,
    ) -> Option<NodeTriple> {
        match (next.theirs, next.ours) {
            // The other tab has removed it.
            (None, Some(our)) if self.is_variation(our) => {
                if is_same(seen, next.seen, &self.tree, our) {
                    self.remove_variation(our);
                }
                None
            }
            // We have removed it.
            (Some(their), None) => {
                if let (Some(our), false) = (parent.ours, is_same(seen, next.seen, theirs, their)) {
                    self.add_branch(theirs, their, our);
                }
                None
            }
            (None, None) => None,
            _ => Some(next),
        }
    }

    /// Adds the moves that only the other tab has.
    fn add_new(
        &mut self,
        seen: &GameTree,
        theirs: &GameTree,
        before: NodeId,
        (their, our): (NodeId, NodeId),
    ) -> usize {
        let children = theirs.node(their).children().iter();
        let is_new = |child: &&NodeId| {
            let mv = theirs.node(**child).notation();
            mv.is_some_and(|mv| child_by(seen, before, mv).is_none())
        };
        let new: Vec<NodeId> = children.filter(is_new).copied().collect();
        new.into_iter()
            .map(|child| self.add_branch(theirs, child, our))
            .sum()
    }

    fn merge_notes(&mut self, seen: &GameTree, theirs: &GameTree, three: NodeTriple) {
        let Some(our) = three.ours else { return };
        let old = seen.node(three.seen);
        let new = three.theirs.map(|at| theirs.node(at));
        let (comment, glyphs) = new.map_or(("", &[][..]), |new| (new.comment(), new.glyphs()));
        let node = self.tree.node(our);
        let own_comment = node.comment();
        let merged = match own_comment == old.comment() {
            true => Some(comment.to_owned()),
            false if comment == old.comment() => None,
            false => both_comments(own_comment, comment),
        };
        let changes_glyphs = node.glyphs() == old.glyphs() && glyphs != old.glyphs();
        if let Some(comment) = merged.filter(|comment| comment != own_comment) {
            self.tree.set_comment(our, &comment);
        }
        if changes_glyphs {
            self.tree.set_glyphs(our, glyphs);
        }
    }
}

/// Two comments as one, in this order, with the drawings of both. `None` if the first comment contains everything in
/// the second one.
pub(super) fn both_comments(first: &str, second: &str) -> Option<String> {
    let mut drawn: Vec<Drawing> = drawings(first).collect();
    let count = drawn.len();
    for drawing in drawings(second).take(limits::DRAWINGS) {
        if !drawn.contains(&drawing) {
            drawn.push(drawing);
        }
    }
    let first = text_of_comment(first);
    let text = both_texts(&first, &text_of_comment(second));
    match text {
        None if drawn.len() == count => None,
        text => Some(comment_with(&text.unwrap_or(first), &drawn)),
    }
}

fn both_texts(first: &str, second: &str) -> Option<String> {
    match (first, second) {
        (_, "") => None,
        ("", second) => Some(second.to_owned()),
        (first, second) if first.contains(second) => None,
        (first, second) if second.contains(first) => Some(second.to_owned()),
        (first, second) => Some(format!("{first}\n{second}")),
    }
}

/// The move with this notation after a node.
fn child_by(tree: &GameTree, at: NodeId, mv: &str) -> Option<NodeId> {
    let mut children = tree.get(at)?.children().iter().copied();
    children.find(|child| tree.node(*child).notation() == Some(mv))
}

/// Whether two branches have the same moves, in any order, and the same notes.
fn is_same(one: &GameTree, first: NodeId, other: &GameTree, second: NodeId) -> bool {
    let mut left = vec![(first, second)];
    while let Some((first, second)) = left.pop() {
        let (a, b) = (one.node(first), other.node(second));
        let has_same_notes = (a.comment(), a.glyphs()) == (b.comment(), b.glyphs());
        if !has_same_notes || a.children().len() != b.children().len() {
            return false;
        }
        for &child in a.children() {
            let same = one.node(child).notation();
            match same.and_then(|mv| child_by(other, second, mv)) {
                Some(same) => left.push((child, same)),
                None => return false,
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::both_comments;

    #[test]
    fn texts_and_drawings_are_merged_on_their_own() {
        for (first, second, both) in [
            (
                "hello [%csl Ra1]",
                "hello [%csl Gb2]",
                Some("hello [%csl Ra1,Gb2]"),
            ),
            (
                "[%csl Ra1]",
                "[%cal Ga1b2]",
                Some("[%csl Ra1] [%cal Ga1b2]"),
            ),
            ("one", "two [%csl Ra1]", Some("one\ntwo [%csl Ra1]")),
            ("one two [%csl Ra1]", "two [%csl Ra1]", None),
            ("", "[%csl Ra1]", Some("[%csl Ra1]")),
            ("[%csl Ra1]", "", None),
        ] {
            assert_eq!(
                both_comments(first, second).as_deref(),
                both,
                "{first:?} {second:?}"
            );
        }
    }
}
