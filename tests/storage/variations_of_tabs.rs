//! Two tabs change the variations and notes of one game, and each merges the other's stored changes.

use super::fake_store::FakeStore;
use super::{game, stored};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use tablero::games;
use tablero::play::{GameRecord, GameTree, NodeId};
use tablero::session::storage::GameStorage;

/// The data of a tab: its record, and the store's contents when it last read it.
struct Tab {
    record: GameRecord,
    seen: Option<String>,
    storage: GameStorage,
}

impl Tab {
    fn open() -> Tab {
        Tab {
            record: games::resume(&game("a1-a2 d4-d3 b1-b2", "")).unwrap(),
            seen: None,
            storage: GameStorage::default(),
        }
    }

    fn tree(&self, text: Option<&str>) -> GameTree {
        let start = self.record.tree().node(GameTree::ROOT).position().clone();
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
        assert_eq!(self.record.merge_variations(&seen, &theirs), 0);
        self.seen = self.record.variations_text();
        let text = self.seen.as_deref();
        self.storage.save_variations(store, "g", text).unwrap();
    }

    /// Every node with the moves to it.
    fn nodes(&self) -> BTreeMap<String, NodeId> {
        let tree = self.record.tree();
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

    /// The variations and notes in an order that does not depend on the order of the variations.
    fn facts(&self) -> Vec<(String, String, Vec<u8>)> {
        let nodes = self.nodes().into_iter();
        nodes
            .map(|(path, at)| {
                let node = self.record.tree().node(at);
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
    let start = one.record.node(0);
    let added = one.record.add_variation(start, "c1-c2").unwrap();
    one.record.set_comment(added, "old");
    one.sync(&mut store);
    other.sync(&mut store);
    assert_eq!(other.facts(), one.facts());
    // A changed comment replaces the old one.
    one.record.set_comment(added, "new");
    one.record.set_glyphs(added, &[1]);
    one.sync(&mut store);
    other.sync(&mut store);
    let there = other.nodes()[" c1-c2"];
    assert_eq!(other.record.tree().node(there).comment(), "new");
    assert_eq!(other.record.tree().node(there).glyphs(), [1]);
    // If both comments are new, both stay.
    one.record.set_comment(added, "mine");
    other.record.set_comment(there, "yours");
    one.sync(&mut store);
    other.sync(&mut store);
    assert_eq!(other.record.tree().node(there).comment(), "yours\nmine");
    // A removed variation stays removed.
    one.sync(&mut store);
    one.record.remove_variation(added).unwrap();
    one.sync(&mut store);
    other.record.set_comment(GameTree::ROOT, "a game");
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
    let start = one.record.node(0);
    let added = one.record.add_variation(start, "c1-c2").unwrap();
    one.sync(&mut store);
    other.sync(&mut store);
    let there = other.nodes()[" c1-c2"];
    other.record.add_variation(there, "d4-d3").unwrap();
    one.record.remove_variation(added).unwrap();
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
    let start = tab.record.node(0);
    tab.record.add_variation(start, "c1-c2").unwrap();
    let before = tab.record.variations_text();
    tab.record.undo();
    tab.record.play_text("a2-a3").unwrap();
    assert_eq!(tab.record.variations_text(), before);
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
                    let legal = tab.record.tree().node(at).position().legal().to_vec();
                    if legal.is_empty() || tab.record.tree().node(at).result().is_some() {
                        continue;
                    }
                    let mv = legal[random.usize(..legal.len())].notation.to_string();
                    if tab.record.add_variation(at, &mv).is_ok() {
                        added.insert(format!("{path} {mv}"));
                    }
                }
                2 => {
                    if tab.record.remove_variation(at).is_some() {
                        removed.push(path);
                    }
                }
                3 => drop(tab.record.set_comment(at, &format!("note {step}"))),
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
