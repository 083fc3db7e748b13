//! Variations of a game with the toy's rules.

use super::*;
use crate::play::tree::GameTree;

/// A game with this many plies, all of them passes.
fn long(plies: usize) -> GameRecord {
    let moves = vec!["--"; plies].join(" ");
    let mut record = open(&text("W......b w", "")).unwrap();
    for mv in moves.split_whitespace() {
        if record.play_text(mv).is_err() {
            break;
        }
    }
    record
}

#[test]
fn a_variation_changes_nothing_that_was_played() {
    let mut record = toy_record("W...b w", "--");
    let before = (record.moves(), record.text().to_string(), record.plies());
    let start = record.node(0);
    let legal = record.position(0).legal().iter();
    let other = legal
        .map(|mv| mv.notation.to_string())
        .find(|mv| mv != "--");
    let other = other.expect("a move of a piece");
    let node = record.add_variation(start, &other).unwrap();
    assert_eq!(
        before,
        (record.moves(), record.text().to_string(), record.plies())
    );
    assert_eq!(
        record.add_variation(start, &other),
        Ok(node),
        "it is there already"
    );
    assert!(record.has_variations() && !record.is_played(node));
    assert_eq!(record.branch_ply(node), 0);
    assert_eq!(record.variations(0).len(), 1);
    // A move that was played is found and is not a variation.
    let played = record.add_variation(start, "--").unwrap();
    assert!(record.is_played(played));
    assert_eq!(record.variations(0).len(), 1);
}

#[test]
fn the_moves_to_a_node_are_a_game_of_their_own() {
    let mut record = toy_record("W...b w", "--");
    let start = record.node(0);
    let other = record.position(0).legal()[0].notation.to_string();
    let node = record.add_variation(start, &other).unwrap();
    let line = record.line_to(node).unwrap();
    assert_eq!(line.moves()[0], other);
    assert_eq!(
        line.position_text(line.plies()),
        record.tree().node(node).position().text()
    );
    assert!(!line.has_variations());
}

#[test]
fn variations_are_read_back_from_their_text() {
    let mut record = toy_record("W...b w", "--");
    let start = record.node(0);
    let other = record.position(0).legal()[0].notation.to_string();
    let node = record.add_variation(start, &other).unwrap();
    assert!(record.set_comment(node, "a {try}") && record.set_glyphs(node, &[5]));
    let text = record.variations_text().unwrap();
    let kind: &'static dyn Kind = &Erase::<Toy>::KIND;
    let tree = GameTree::read(&text, |_| Some(kind)).unwrap();
    let mut other = toy_record("W...b w", "--");
    other.add_variations(&tree);
    assert_eq!(other.variations_text(), Some(text.clone()));
    // Adding it again adds nothing.
    other.add_variations(&tree);
    assert_eq!(other.variations_text(), Some(text));
    // Nothing is added to a record from another start.
    let mut foreign = toy_record("W..b w", "--");
    foreign.add_variations(&tree);
    assert!(!foreign.has_variations());
}

#[test]
fn a_long_game_lists_many_variations() {
    let mut record = long(4);
    let mut added = 0;
    for ply in 0..record.plies() {
        let node = record.node(ply);
        let legal: Vec<String> = record
            .position(ply)
            .legal()
            .iter()
            .map(|mv| mv.notation.to_string())
            .collect();
        for mv in legal {
            let new = record.add_variation(node, &mv).unwrap();
            added += usize::from(!record.is_played(new));
        }
    }
    let listed = (0..=record.plies()).map(|ply| record.variations(ply).len());
    assert_eq!(listed.sum::<usize>(), added);
}
