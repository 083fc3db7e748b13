//! What is too much is refused, and nothing is lost by it.

use super::*;
use crate::play::limits;

fn moves(moves: &str) -> String {
    let mut tree = tree(START, "");
    match tree.read_moves(moves) {
        Ok(()) => "read".to_owned(),
        Err((byte, fault)) => format!("{byte}: {fault}"),
    }
}

#[test]
fn brackets_are_nested_only_so_deep() {
    let nested = |depth: usize| format!("--{}{}", " (a1-b1".repeat(depth), ")".repeat(depth));
    // They are all one variation: the same move again is no other.
    assert_eq!(moves(&nested(limits::BRACKETS)), "read");
    let deep = moves(&nested(limits::BRACKETS + 1));
    let byte = 2 + 7 * limits::BRACKETS + 1;
    assert_eq!(
        deep,
        format!("{byte}: brackets in brackets, expected at most 500")
    );
}

#[test]
fn a_text_has_only_so_many_moves() {
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
    // What has to be written with a sign before it takes twice the room.
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
    // Then there is room for little else, and what has none changes nothing.
    let mut played = 0;
    let mut last = node;
    while let Ok(next) = tree.play_text(last, "--") {
        (last, played) = (next, played + 1);
        if tree.node(last).verdict().is_some() {
            break;
        }
    }
    assert!(tree.to_string().len() <= limits::TEXT, "{played} more");
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
fn lines_before_the_moves_have_limits() {
    let mut header = Header::default();
    assert!(!header.set("white", &"x".repeat(limits::HEADER_LINE + 1)));
    assert!(!header.set(&"x".repeat(limits::HEADER_NAME + 1), "x"));
    for name in ["", "White", "1", "a b", "moves", "game", "é"] {
        assert!(!header.set(name, "x"), "{name}");
    }
    assert!(header.set("white", "A\nB"));
    assert_eq!(header.get("white"), "A B");
    assert!(header.set("white", ""));
    assert!(header.is_empty());
}
