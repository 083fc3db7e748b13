//! `lab tree` and the page read a hundred generated games with variations in the same way, and write the same text.

use crate::lines;
use fastrand::Rng;
use tablero::games::{self, GAMES, WORDS, readable_game};
use tablero::play::import::{ReadableGame, read};
use tablero::play::{GameRecord, GameTree, Kind, NodeId, Termination};
use tablero::session::ImportedGame;

const SEED: u64 = 28;
const TREES: usize = 100;
const MOVES: usize = 40;

/// A game with random moves, variations and notes.
fn generated(kind: &'static dyn Kind, rng: &mut Rng) -> GameTree {
    let options = kind.options();
    let options = rng.choice(&options).expect("options");
    let mut tree = GameTree::new(kind.start(options, None).expect("a start"));
    let mut nodes = vec![GameTree::ROOT];
    for _ in 0..MOVES {
        // Usually the last move continues.
        let at = match rng.u8(..4) {
            0 => *rng.choice(&nodes).expect("a node"),
            _ => nodes[nodes.len() - 1],
        };
        let legal: Vec<String> = {
            let node = tree.node(at);
            let moves = node.position().legal().iter();
            moves.map(|mv| mv.notation.to_string()).collect()
        };
        let Some(mv) = rng.choice(&legal) else {
            continue;
        };
        if let Ok(next) = tree.play_text(at, mv) {
            nodes.push(next);
            annotate(&mut tree, next, rng);
        }
    }
    annotate(&mut tree, GameTree::ROOT, rng);
    let end = tree.main_end(GameTree::ROOT);
    if rng.bool() {
        // The game may be over already.
        let _ = tree.end(end, Termination::Resigned(tree.node(end).position().turn()));
    }
    let mut header = tree.header().clone();
    for (name, value) in [("white", "Ada"), ("date", "2026-11-26"), ("x-mood", "good")] {
        if rng.bool() {
            header.set(name, value);
        }
    }
    assert!(tree.set_header(header));
    tree
}

fn annotate(tree: &mut GameTree, at: NodeId, rng: &mut Rng) {
    match rng.u8(..8) {
        0 => drop(tree.set_comment(at, "a } and a \\,\nthen [%csl Ra1]")),
        1 => drop(tree.set_glyphs(at, &[rng.u8(1..7), 146])),
        2 => drop(tree.note_help(at)),
        _ => {}
    }
}

/// The text that the page writes after it has opened a text, and again after it was stored.
fn of_page(text: &str, games: &[ReadableGame]) -> [String; 2] {
    let readings = read(text, games).expect("a game");
    let [reading] = &readings[..] else {
        panic!("{} readings of {text}", readings.len());
    };
    let ImportedGame { record, names } = ImportedGame::of(&reading.tree).expect("there is room");
    let [white, black] = &names;
    let mut stored = GameRecord::open_text(record.kind(), &record.text()).expect("a stored game");
    if let Some(variations) = record.variations_text() {
        stored.add_variations(&games::read_tree(&variations).expect("stored variations"));
    }
    [record, stored].map(|record| record.whole_text([white, black]))
}

#[test]
fn the_page_and_lab_agree_on_a_hundred_generated_trees() {
    let games: Vec<ReadableGame> = WORDS.iter().map(|words| readable_game(*words)).collect();
    let mut rng = Rng::with_seed(SEED);
    let mut with_variations = 0;
    for number in 0..TREES {
        let kind = GAMES[number % GAMES.len()];
        let text = generated(kind, &mut rng).to_string();
        with_variations += usize::from(text.contains('('));
        let of_lab = lines(&format!("tree {}", kind.slug()), &text).join("\n");
        assert_eq!(of_lab, text);
        for of_page in of_page(&text, &games) {
            assert_eq!(of_page, of_lab);
        }
    }
    assert!(with_variations > TREES / 2, "{with_variations}");
}
