//! Edits that exceed a limit are rejected and change nothing.

use super::*;
use crate::play::{MoveId, limits};
use std::collections::VecDeque;

fn moves(moves: &str) -> String {
    let mut tree = tree(START, "");
    match tree.read_moves(moves) {
        Ok(()) => "read".to_owned(),
        Err((byte, fault)) => format!("{byte}: {fault}"),
    }
}

#[test]
fn the_depth_of_brackets_is_limited() {
    let nested = |depth: usize| format!("--{}{}", " (a1-b1".repeat(depth), ")".repeat(depth));
    // All brackets have the same variation, because a repeated move adds no node.
    assert_eq!(moves(&nested(limits::BRACKETS)), "read");
    let deep = moves(&nested(limits::BRACKETS + 1));
    let byte = 2 + 7 * limits::BRACKETS + 1;
    assert_eq!(
        deep,
        format!("{byte}: brackets in brackets, expected at most 500")
    );
}

#[test]
fn the_number_of_moves_is_limited() {
    let many = format!("--{}", " (a1-b1)".repeat(limits::NODES - 2));
    assert_eq!(moves(&many), "read");
    let more = format!("{many} (a1-b1)");
    let byte = more.len() - 6;
    assert_eq!(moves(&more), format!("{byte}: expected at most 9999 moves"));
}

#[test]
fn a_comment_that_is_too_long_is_not_written() {
    let mut tree = tree(START, "a1-b1");
    let node = at(&tree, "a1-b1");
    assert_eq!(tree.set_comment(node, "short").as_deref(), Some(""));
    let before = tree.to_string();
    assert_eq!(tree.set_comment(node, &"x".repeat(limits::TEXT)), None);
    // Each of these is written with a backslash before it.
    assert_eq!(tree.set_comment(node, &"}".repeat(limits::TEXT / 2)), None);
    assert_eq!(tree.to_string(), before);
    let long = "x".repeat(limits::TEXT - 1_000);
    assert_eq!(tree.set_comment(node, &long).as_deref(), Some("short"));
    let text = tree.to_string();
    assert!(text.len() <= limits::TEXT);
    assert!(
        GameTree::read(&text, kind).is_ok(),
        "what is written is read"
    );
}

#[test]
fn a_text_that_is_too_long_is_refused_unread() {
    let text = format!("tablero 2\ngame toy\nmoves {}", " ".repeat(limits::TEXT));
    let error = GameTree::read(&text, |_| panic!("it is not read"))
        .err()
        .unwrap();
    assert!(matches!(error.fault, TreeFault::Text(_)));
}

#[test]
fn the_header_is_limited() {
    let mut header = Header::default();
    assert!(!header.set("white", &"x".repeat(limits::HEADER_LINE + 1)));
    assert!(!header.set(&"x".repeat(limits::HEADER_NAME + 1), "x"));
    for name in ["", "White", "1", "a b", "moves", "game", "é"] {
        assert!(!header.set(name, "x"), "{name}");
    }
    for id in ["3f9a01c27", "3f9a01c27e0", "3F9A01C27E", "3f9a01c27g"] {
        assert!(!header.set("id", id), "{id}");
    }
    assert!(header.set("id", "3f9a01c27e") && header.set("id", ""));
    assert!(header.set("white", "A\nB"));
    assert_eq!(header.get("white"), "A B");
    assert!(header.set("white", ""));
    assert!(header.is_empty());
}

/// A tree with the maximum number of nodes, and a legal move in it that is not played.
fn full_of_nodes() -> (GameTree, NodeId, MoveId) {
    let mut tree = tree("WWW...bbb w", "");
    let mut queue = VecDeque::from([GameTree::ROOT]);
    while let Some(at) = queue.pop_front() {
        for index in 0..tree.node(at).position().legal().len() {
            match tree.play(at, MoveId::at(index)) {
                Ok(next) => queue.push_back(next),
                Err(MoveError::Over) => {}
                Err(error) => {
                    assert_eq!(error, MoveError::Full);
                    return (tree, at, MoveId::at(index));
                }
            }
        }
    }
    panic!("the game has too few positions");
}

#[test]
fn the_number_of_nodes_is_limited() {
    let (mut tree, at, mv) = full_of_nodes();
    assert_eq!(tree.len(), limits::NODES);
    check_counts(&tree);
    let whole = tree.to_string();
    assert_eq!(tree.play(at, mv), Err(MoveError::Full));
    let notation = tree.node(at).position().notation(mv).unwrap();
    assert_eq!(tree.play_text(at, &notation), Err(MoveError::Full));
    assert_eq!(tree.end(at, Termination::Agreed), Err(MoveError::Full));
    // An existing move needs no room.
    let first = tree.node(GameTree::ROOT).children()[0];
    assert_eq!(tree.play(GameTree::ROOT, MoveId::at(0)), Ok(first));
    assert!(tree.to_string() == whole);
    let again = GameTree::read(&whole, kind).expect("what is written is read");
    assert_eq!(again.len(), limits::NODES);
    // If another move has been added instead, the removed moves cannot be restored.
    let last = NodeId(u32::try_from(limits::NODES - 1).unwrap());
    let removed = tree.remove(last).unwrap();
    let other = tree.play(at, mv).unwrap();
    let removed = tree.restore(removed).expect_err("no room for it");
    assert_eq!(tree.len(), limits::NODES);
    tree.remove(other);
    assert_eq!(tree.restore(removed).ok(), Some(last));
    assert!(tree.to_string() == whole);
    check_counts(&tree);
}

/// Adds a main line of one move and a variation, then the same after the variation, `levels` times. Returns the last
/// node.
fn nest(tree: &mut GameTree, from: NodeId, levels: usize) -> NodeId {
    let mut at = from;
    for _ in 0..levels {
        let position = tree.node(at).position().clone();
        let times = |mv: &MoveId| {
            let next = position.play(*mv).unwrap();
            let key = next.repetition_key();
            let before = tree.path(at).filter(|(_, node)| node.key == key).count();
            if next.ending().is_some() { 9 } else { before }
        };
        let mut moves: Vec<MoveId> = (0..position.legal().len()).map(MoveId::at).collect();
        // The game must not end: the variation is the move to the position that has occurred least often.
        moves.sort_by_key(times);
        tree.play(at, moves[1]).unwrap();
        at = tree.play(at, moves[0]).unwrap();
    }
    at
}

#[test]
fn the_depth_of_variations_is_limited() {
    let mut tree = tree("WWW...bbb w", "");
    let main = tree.play_text(GameTree::ROOT, "--").unwrap();
    let deepest = nest(&mut tree, main, limits::BRACKETS);
    let other = tree.play_text(GameTree::ROOT, "c1-d1").unwrap();
    assert_eq!(tree.node(GameTree::ROOT).depth, limits::BRACKETS);
    check_counts(&tree);
    // A main line adds no brackets; a variation would.
    tree.play(deepest, MoveId::at(0)).unwrap();
    let whole = tree.to_string();
    let refused = tree.play(deepest, MoveId::at(1));
    assert_eq!(refused, Err(MoveError::Full));
    assert_eq!(tree.end(deepest, Termination::Agreed), Err(MoveError::Full));
    // The main line cannot become a variation.
    assert_eq!(tree.promote(other), None);
    assert_eq!(tree.demote(main), None);
    assert_eq!(tree.move_to(other, 0), None);
    assert_eq!(tree.move_to(main, 1), None);
    assert!(tree.to_string() == whole);
    check_counts(&tree);
    GameTree::read(&whole, kind).expect("what is written is read");
    // With one level less, it can. The removed level then no longer fits.
    let removed = tree.remove(deepest).unwrap();
    assert_eq!(tree.demote(main), Some((main, 0)));
    let demoted = tree.to_string();
    let removed = tree.restore(removed).expect_err("no room for it");
    assert!(tree.to_string() == demoted);
    check_counts(&tree);
    assert_eq!(tree.promote(main), Some((main, 1)));
    assert_eq!(tree.restore(removed).ok(), Some(deepest));
    assert!(tree.to_string() == whole);
    check_counts(&tree);
}

/// Writes a comment at the first position that leaves this many bytes.
fn fill(tree: &mut GameTree, left: usize) {
    tree.set_comment(GameTree::ROOT, "").unwrap();
    let braces = 3;
    let comment = "x".repeat(limits::TEXT - tree.size - braces - left);
    tree.set_comment(GameTree::ROOT, &comment).unwrap();
}

#[test]
fn the_size_of_a_tree_is_limited() {
    let mut tree = tree(START, "a1-b1");
    let last = at(&tree, "a1-b1");
    let pass = " --".len();
    fill(&mut tree, pass - 1);
    let whole = tree.to_string();
    assert_eq!(tree.play_text(last, "--"), Err(MoveError::Full));
    assert_eq!(tree.end(last, Termination::Agreed), Err(MoveError::Full));
    assert_eq!(tree.set_glyphs(last, &[1]), None);
    assert!(!tree.note_help(last));
    let mut header = Header::default();
    assert!(header.set("white", "Ada"));
    assert!(!tree.set_header(header));
    for note in ["{x}", "$1", "$help"] {
        let (byte, fault) = tree.read_moves(&format!("a1-b1 {note}")).unwrap_err();
        assert_eq!(byte, 6);
        assert!(matches!(fault, TreeFault::Full), "{note}");
    }
    assert!(tree.to_string() == whole);
    check_counts(&tree);
    fill(&mut tree, pass);
    let next = tree.play_text(last, "--").unwrap();
    assert_eq!(tree.size, limits::TEXT);
    let text = tree.to_string();
    assert!(text.len() <= limits::TEXT);
    GameTree::read(&text, kind).expect("what is written is read");
    // The removed moves need their bytes again.
    let removed = tree.remove(next).unwrap();
    fill(&mut tree, pass - 1);
    let removed = tree.restore(removed).expect_err("no room for it");
    assert!(tree.to_string() == whole);
    fill(&mut tree, pass);
    assert_eq!(tree.restore(removed).ok(), Some(next));
    check_counts(&tree);
}
