//! The contract of a game: every registered game and the toy of the library's own tests keep it, and each
//! breach is detected.

mod breaches;
mod broken;
#[path = "../contract/mod.rs"]
mod contract;
mod reasons;
#[path = "../../src/play/toy/mod.rs"]
mod toy;

use contract::conform::{Tally, conform};
use serde_json::Value;
use tablero::games::{self, Visitor};
use tablero::play::Game;
// The toy refers to the layers as parts of its own crate.
use tablero::{play, rules, search};

const SEED: u64 = 20_001;
/// The number of positions of each game, plus some from the test vectors.
const POSITIONS: usize = 2_000;

/// Games that report the actions of the pieces in their moves, and games that have notes.
const TELLING: &[&str] = &["pogo", "push-push", "ticto"];
const NOTING: &[&str] = &["breakthrough", "pogo", "ticto", "zoq"];

#[test]
fn every_registered_game_keeps_the_contract() {
    struct All(Vec<&'static str>);

    impl Visitor for All {
        fn visit<G: Game>(&mut self) {
            let extra = starts(G::SLUG);
            assert!(!extra.is_empty(), "no vectors for {}", G::SLUG);
            let tally = conform::<G>(&extra, SEED, POSITIONS);
            println!("{}: {tally:?}", G::SLUG);
            assert_busy(&tally);
            let tells = tally.piece_actions > 2 * POSITIONS || !TELLING.contains(&G::SLUG);
            let notes = tally.notes > 3 || !NOTING.contains(&G::SLUG);
            assert!(tells && notes, "{}: {tally:?}", G::SLUG);
            self.0.push(G::SLUG);
        }
    }

    let mut all = All(Vec::new());
    games::visit_all(&mut all);
    let listed: Vec<_> = games::GAMES.iter().map(|kind| kind.slug()).collect();
    assert_eq!(all.0, listed, "the list and the visit name the same games");
    let unique = |slug| listed.iter().filter(|&&other| other == slug).count() == 1;
    assert!(listed.iter().all(|&slug| unique(slug)), "{listed:?}");
}

#[test]
fn a_game_from_outside_the_list_is_held_to_the_same_contract() {
    let extra = [
        (String::new(), ".b.W.b... w".to_owned()),
        ("pass=no".to_owned(), "W.W.b w".to_owned()),
    ];
    assert_busy(&conform::<toy::Toy>(&extra, SEED, POSITIONS));
}

/// Panics unless enough was checked.
fn assert_busy(tally: &Tally) {
    assert!(tally.positions > POSITIONS, "{tally:?}");
    assert!(tally.moves > 2 * POSITIONS, "{tally:?}");
    assert!(tally.finished > 3, "{tally:?}");
}

/// The options and the text of every position in a game's test vectors.
fn starts(slug: &str) -> Vec<(String, String)> {
    let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let vectors: Value = serde_json::from_str(&text).unwrap();
    let mut starts = Vec::new();
    for (list, key) in [("positions", "position"), ("games", "start")] {
        for entry in vectors[list].as_array().unwrap() {
            let text = |key: &str| entry[key].as_str().unwrap().to_owned();
            starts.push((text("options"), text(key)));
        }
    }
    starts.sort();
    starts.dedup();
    starts
}
