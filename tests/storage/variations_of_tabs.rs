//! Two tabs change the variations and notes of one game, and each takes in what the other has stored.

use super::fake_store::FakeStore;
use super::{game, stored};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use tablero::games;
use tablero::play::{GameTree, NodeId, Table};
use tablero::session::storage::GameStorage;

/// What a tab knows: its record, and what was in the store when it last looked.
struct Tab {
    table: Table,
    seen: Option<String>,
    storage: GameStorage,
}

impl Tab {
    fn open() -> Tab {
        Tab {
            table: games::resume(&game("a1-a2 d4-d3 b1-b2", "")).unwrap(),
            seen: None,
            storage: GameStorage::default(),
        }
    }

    fn tree(&self, text: Option<&str>) -> GameTree {
        let start = self.table.tree().node(GameTree::ROOT).position().clone();
        match text {
            Some(text) => GameTree::read(text, |_| Some(start.kind())).unwrap(),
            None => GameTree::new(start),
        }
    }

    fn sync(&mut self, store: &mut FakeStore) {
        let stored = self.storage.variations(store, "g").value;
        let (seen, theirs) = (
            self.tree(self.seen.as_deref()),
            self.tree(stored.as_deref()),
        );
        assert_eq!(self.table.merge_variations(&seen, &theirs), 0);
        self.seen = self.table.variations_text();
        let text = self.seen.as_deref();
        self.storage.save_variations(store, "g", text).unwrap();
    }

    /// Every node with the moves to it.
    fn nodes(&self) -> BTreeMap<String, NodeId> {
        let tree = self.table.tree();
        let mut nodes = BTreeMap::new();
        let mut left = vec![(GameTree::ROOT, String::new())];
        while let Some((at, path)) = left.pop() {
            for child in tree.node(at).children() {
                let mv = tree.node(*child).notation().unwrap();
                left.push((*child, format!("{path} {mv}")));
            }
            nodes.insert(path, at);
        }
        nodes
    }

    /// The variations and notes in an order that does not depend on that of variations.
    fn facts(&self) -> Vec<(String, String, Vec<u8>)> {
        let nodes = self.nodes().into_iter();
        nodes
            .map(|(path, at)| {
                let node = self.table.tree().node(at);
                (path, node.comment().to_owned(), node.glyphs().to_vec())
            })
            .collect()
    }
}

#[test]
fn what_one_tab_changes_counts_in_both() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2 d4-d3 b1-b2", ""));
    let (mut one, mut other) = (Tab::open(), Tab::open());
    let start = one.table.node(0);
    let added = one.table.add_variation(start, "c1-c2").unwrap();
    one.table.set_comment(added, "old");
    one.sync(&mut store);
    other.sync(&mut store);
    assert_eq!(other.facts(), one.facts());
    // A changed comment replaces the old one.
    one.table.set_comment(added, "new");
    one.table.set_glyphs(added, &[1]);
    one.sync(&mut store);
    other.sync(&mut store);
    let there = other.nodes()[" c1-c2"];
    assert_eq!(other.table.tree().node(there).comment(), "new");
    assert_eq!(other.table.tree().node(there).glyphs(), [1]);
    // Of two new comments both stay.
    one.table.set_comment(added, "mine");
    other.table.set_comment(there, "yours");
    one.sync(&mut store);
    other.sync(&mut store);
    assert_eq!(other.table.tree().node(there).comment(), "yours\nmine");
    // A variation that is removed stays removed.
    one.sync(&mut store);
    one.table.remove_variation(added).unwrap();
    one.sync(&mut store);
    other.table.set_comment(GameTree::ROOT, "a game");
    other.sync(&mut store);
    one.sync(&mut store);
    assert_eq!(other.facts(), one.facts());
    assert!(!one.nodes().contains_key(" c1-c2"));
}

#[test]
fn a_removed_variation_that_the_other_tab_has_continued_stays() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2 d4-d3 b1-b2", ""));
    let (mut one, mut other) = (Tab::open(), Tab::open());
    let start = one.table.node(0);
    let added = one.table.add_variation(start, "c1-c2").unwrap();
    one.sync(&mut store);
    other.sync(&mut store);
    let there = other.nodes()[" c1-c2"];
    other.table.add_variation(there, "d4-d3").unwrap();
    one.table.remove_variation(added).unwrap();
    one.sync(&mut store);
    other.sync(&mut store);
    one.sync(&mut store);
    for tab in [&one, &other] {
        assert!(tab.nodes().contains_key(" c1-c2 d4-d3"));
    }
}

#[test]
fn a_move_that_was_taken_back_is_no_variation() {
    let mut tab = Tab::open();
    let start = tab.table.node(0);
    tab.table.add_variation(start, "c1-c2").unwrap();
    let before = tab.table.variations_text();
    tab.table.undo();
    tab.table.play_text("a2-a3").unwrap();
    assert_eq!(tab.table.variations_text(), before);
}

#[test]
fn random_tabs_agree_and_lose_nothing() {
    for seed in 1..200 {
        let random = &mut Rng::with_seed(seed);
        let mut store = FakeStore::default();
        stored(&mut store, "g", &game("a1-a2 d4-d3 b1-b2", ""));
        let mut tabs = [Tab::open(), Tab::open()];
        let (mut added, mut removed) = (BTreeSet::new(), Vec::new());
        for step in 0..60 {
            let tab = &mut tabs[random.usize(..2)];
            let nodes: Vec<_> = tab.nodes().into_iter().collect();
            let (path, at) = nodes[random.usize(..nodes.len())].clone();
            match random.usize(..5) {
                0 | 1 => {
                    let legal = tab.table.tree().node(at).position().legal().to_vec();
                    if legal.is_empty() || tab.table.tree().node(at).result().is_some() {
                        continue;
                    }
                    let mv = legal[random.usize(..legal.len())].notation.to_string();
                    if tab.table.add_variation(at, &mv).is_ok() {
                        added.insert(format!("{path} {mv}"));
                    }
                }
                2 => {
                    if tab.table.remove_variation(at).is_some() {
                        removed.push(path);
                    }
                }
                3 => drop(tab.table.set_comment(at, &format!("note {step}"))),
                _ => tab.sync(&mut store),
            }
        }
        for turn in [0, 1, 0, 1] {
            tabs[turn].sync(&mut store);
        }
        assert_eq!(tabs[0].facts(), tabs[1].facts(), "seed {seed}");
        let is_removed = |path: &String| removed.iter().any(|gone| path.starts_with(gone.as_str()));
        for path in added.iter().filter(|path| !is_removed(path)) {
            assert!(tabs[0].nodes().contains_key(path), "seed {seed}: {path}");
        }
    }
}
