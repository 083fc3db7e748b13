//! Tests of trees, with the small game for tests.

mod limits;
mod model;
mod texts;

use super::*;
use crate::play::toy::Toy;
use crate::play::{EndReason, Erase, Kind, MoveError};
use crate::rules::{Outcome, Side};

fn kind(slug: &str) -> Option<&'static dyn Kind> {
    (slug == "toy").then_some(&Erase::<Toy>::KIND)
}

/// A game from this start, with moves and variations as they are written.
fn tree(start: &str, moves: &str) -> GameTree {
    let mut tree = GameTree::new(Erase::<Toy>::KIND.start("", Some(start)).unwrap());
    tree.read_moves(moves).unwrap();
    tree
}

/// The node at the end of these moves, each by its notation.
fn at(tree: &GameTree, moves: &str) -> NodeId {
    moves.split_whitespace().fold(GameTree::ROOT, |at, word| {
        let children = tree.node(at).children().iter();
        let mut found = children.filter(|child| match tree.node(**child).step() {
            Step::Move { notation, .. } => &**notation == word,
            Step::End(ended) => ended.to_string() == word,
            Step::Start => false,
        });
        *found.next().expect(word)
    })
}

/// Checks a tree's counts and caches against its nodes: the number of nodes, the bytes, plies, occurrences and depths.
#[track_caller]
fn check_counts(tree: &GameTree) {
    let (mut found, mut size) = (0, 0);
    let mut left = vec![GameTree::ROOT];
    // Parents before children; the depths are computed from the last to the first.
    let mut order = Vec::new();
    while let Some(at) = left.pop() {
        let node = tree.node(at);
        (found, size) = (found + 1, size + node.size());
        for child in node.children() {
            let child = tree.node(*child);
            assert_eq!(child.parent(), Some(at));
            assert_eq!(child.ply(), node.ply() + usize::from(!child.is_end()));
        }
        if !node.is_end() {
            let before = tree.path(at).filter(|(_, other)| other.key == node.key);
            assert_eq!(node.times(), before.count());
        }
        left.extend(node.children());
        order.push(at);
    }
    assert_eq!(tree.len(), found);
    assert_eq!(tree.nodes.iter().flatten().count(), found);
    let start = GameTree::new(tree.node(GameTree::ROOT).position().clone());
    assert_eq!(tree.size, start.size + tree.header().size() + size);
    let mut depths = vec![0; tree.nodes.len()];
    for at in order.into_iter().rev() {
        let children = tree.node(at).children().iter().enumerate();
        let of_child =
            |(place, child): (usize, &NodeId)| depths[child.0 as usize] + usize::from(place > 0);
        depths[at.0 as usize] = children.map(of_child).max().unwrap_or_default();
        assert_eq!(tree.node(at).depth, depths[at.0 as usize]);
    }
}

const START: &str = "W...b w";

#[test]
fn an_existing_move_is_reused_and_a_new_one_is_added() {
    let mut tree = tree(START, "a1-b1 e1-d1");
    let first = at(&tree, "a1-b1");
    assert_eq!(tree.play_text(GameTree::ROOT, "a1-b1"), Ok(first));
    assert_eq!(tree.len(), 3);
    let other = tree.play_text(GameTree::ROOT, "--").unwrap();
    assert_eq!(tree.len(), 4);
    assert_eq!(tree.node(GameTree::ROOT).children(), [first, other]);
    assert_eq!(
        (tree.node(other).ply(), tree.node(other).parent()),
        (1, Some(GameTree::ROOT))
    );
    assert_eq!(tree.node(other).position().text(), "W...b b");
    assert_eq!(tree.play_text(other, "a1-b1"), Err(MoveError::Illegal));
}

#[test]
fn a_move_is_played_by_its_number() {
    let mut tree = tree(START, "");
    let legal = tree.node(GameTree::ROOT).position().legal();
    let written: Vec<&str> = legal.iter().map(|mv| &*mv.notation).collect();
    assert_eq!(written, ["--", "a1-b1"]);
    let by_text = tree.play_text(GameTree::ROOT, "a1-b1").unwrap();
    let Step::Move { id, .. } = *tree.node(by_text).step() else {
        panic!("a move leads there");
    };
    assert_eq!(id.index(), 1);
    assert_eq!(tree.play(GameTree::ROOT, id), Ok(by_text));
}

#[test]
fn repetitions_are_counted_along_the_path_to_a_node() {
    let mut tree = tree(START, "-- -- (e1-d1 --) --");
    let second = at(&tree, "-- --");
    assert_eq!(tree.node(second).times(), 2);
    let third = tree.play_text(at(&tree, "-- -- --"), "--").unwrap();
    assert_eq!(tree.node(third).times(), 3);
    let result = tree.node(third).result().unwrap();
    assert!(matches!(result.reason, EndReason::Repetition));
    assert_eq!(tree.play_text(third, "--"), Err(MoveError::Over));
    let elsewhere = at(&tree, "-- e1-d1 --");
    assert_eq!(tree.node(elsewhere).times(), 1);
    assert!(tree.node(elsewhere).result().is_none());
}

#[test]
fn an_end_is_a_child_of_the_node_where_it_was_made() {
    let mut tree = tree(START, "a1-b1 e1-d1 resign:white");
    let end = at(&tree, "a1-b1 e1-d1 resign:white");
    assert_eq!(
        tree.node(end).result().unwrap().outcome,
        Outcome::Won(Side::Black)
    );
    assert_eq!(
        (tree.node(end).ply(), tree.len()),
        (2, 4),
        "an end is no ply"
    );
    assert_eq!(tree.play_text(end, "b1-c1"), Err(MoveError::Over));
    assert_eq!(tree.end(end, Termination::Agreed), Err(MoveError::Over));
    // The game can continue from the node before it; the end stays.
    let on = tree.play_text(at(&tree, "a1-b1"), "--").unwrap();
    assert!(tree.node(on).result().is_none());
    assert_eq!(tree.moves_text(), "a1-b1 e1-d1 (--) resign:white");
    // The end moves with its line.
    assert_eq!(tree.promote(on), Some((on, 1)));
    assert_eq!(tree.moves_text(), "a1-b1 -- (e1-d1 resign:white)");
    assert!(tree.node(tree.main_end(GameTree::ROOT)).result().is_none());
    // Without the end, the game is open.
    assert!(tree.remove(end).is_some());
    assert_eq!(tree.moves_text(), "a1-b1 -- (e1-d1)");
}

#[test]
fn players_end_a_game_in_three_ways_and_each_once() {
    let mut tree = tree(START, "");
    let ends = [
        Termination::Agreed,
        Termination::Resigned(Side::White),
        Termination::Time(Side::Black),
    ];
    for ended in ends {
        let made = tree.end(GameTree::ROOT, ended).unwrap();
        assert_eq!(tree.end(GameTree::ROOT, ended), Ok(made));
    }
    assert_eq!(tree.moves_text(), "draw (resign:white) (time:black)");
    let outcomes: Vec<String> = tree
        .node(GameTree::ROOT)
        .children()
        .iter()
        .map(|at| tree.node(*at).result().unwrap().outcome.to_string())
        .collect();
    assert_eq!(outcomes, ["draw", "black", "white"]);
    // Two ends after one node are variations like any other.
    tree.play_text(GameTree::ROOT, "--").unwrap();
    assert_eq!(tree.len(), 5);
}

#[test]
fn a_variation_is_promoted_where_it_leaves_the_main_line() {
    let mut tree = tree(START, "a1-b1 (-- e1-d1 (--)) e1-d1");
    let deep = at(&tree, "-- --");
    assert_eq!(tree.promote(deep), Some((deep, 1)));
    assert_eq!(tree.moves_text(), "a1-b1 (-- -- (e1-d1)) e1-d1");
    assert_eq!(tree.promote(deep), Some((at(&tree, "--"), 1)));
    assert_eq!(tree.moves_text(), "-- (a1-b1 e1-d1) -- (e1-d1)");
    assert_eq!(tree.promote(deep), None, "it is the main line");
    assert_eq!(tree.demote(deep), Some((deep, 0)));
    assert_eq!(
        tree.demote(at(&tree, "a1-b1 e1-d1")),
        None,
        "nothing stands after it"
    );
    assert_eq!(tree.move_to(deep, 0), Some(1));
    assert_eq!(tree.move_to(deep, 2), None, "there is no such place");
    assert_eq!(tree.move_to(GameTree::ROOT, 0), None);
    check_counts(&tree);
}

#[test]
fn a_removed_line_is_put_back_at_its_place() {
    let text = "a1-b1 (-- {a} e1-d1 (-- $1)) (-- e1-d1 a1-b1) e1-d1";
    let mut tree = tree(START, text);
    let whole = tree.to_string();
    let pass = at(&tree, "--");
    let removed = tree.remove(pass).unwrap();
    assert!(tree.get(pass).is_none());
    assert_eq!((tree.moves_text().as_str(), tree.len()), ("a1-b1 e1-d1", 3));
    assert_eq!(tree.restore(removed).ok(), Some(pass));
    assert_eq!(tree.to_string(), whole);
    // It cannot be restored while the same move exists again.
    let removed = tree.remove(pass).unwrap();
    tree.play_text(GameTree::ROOT, "--").unwrap();
    let removed = tree.restore(removed).err().unwrap();
    // A node whose parent was removed cannot be restored either.
    let again = at(&tree, "--");
    tree.remove(again);
    assert!(tree.restore(removed).is_ok());
    let deep = tree.remove(at(&tree, "-- e1-d1")).unwrap();
    tree.remove(pass);
    assert!(tree.restore(deep).is_err());
    assert!(tree.remove(GameTree::ROOT).is_none());
    assert!(tree.remove(pass).is_none(), "it is gone already");
    check_counts(&tree);
}

#[test]
fn a_node_that_is_gone_changes_nothing() {
    let mut tree = tree(START, "a1-b1");
    let gone = at(&tree, "a1-b1");
    tree.remove(gone);
    check_counts(&tree);
    assert_eq!(tree.play_text(gone, "--"), Err(MoveError::Illegal));
    assert_eq!(tree.end(gone, Termination::Agreed), Err(MoveError::Illegal));
    assert_eq!(tree.set_comment(gone, "x"), None);
    assert_eq!((tree.promote(gone), tree.demote(gone)), (None, None));
    assert!(!tree.note_help(gone));
    assert_eq!(tree.path(gone).count(), 0);
}

#[test]
fn a_line_of_another_tree_cannot_be_put_back() {
    let mut one = tree(START, "a1-b1 e1-d1");
    let mut other = tree(START, "-- --");
    let removed = one.remove(at(&one, "a1-b1 e1-d1")).unwrap();
    let before = other.to_string();
    assert!(other.restore(removed).is_err());
    assert_eq!(other.to_string(), before);
}
