//! Symmetries of a game's rules, and other properties of all reachable positions.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, TestRunner};
use std::collections::BTreeSet;
use tablero::play::Game;
use tablero::rules::Outcome;

/// The maximum number of plies from a start.
const MAX_PLIES: usize = 120;
const CASES: u32 = 256;

/// A transformation of positions under which the legal moves transform in the same way.
pub struct Symmetry {
    pub name: &'static str,
    /// Whether White and Black are exchanged.
    pub swaps: bool,
    /// Transforms the text of a position.
    pub position: fn(&str) -> String,
    /// Transforms the text of a move.
    pub mv: fn(&str) -> String,
}

/// Makes random walks from every start and checks each position reached: it is read as it is printed, and
/// every symmetry holds.
pub fn check<G: Game>(symmetries: &[Symmetry]) {
    let starts = G::all_options().len();
    let walk = (0..starts, vec(any::<u16>(), 0..MAX_PLIES));
    let walk = walk.prop_map(|(start, choices)| reach::<G>(start, &choices));
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        ..Config::default()
    };
    let result = TestRunner::new_with_rng(config, seeded()).run(&walk, |position| {
        reads_as_printed(&position);
        symmetries
            .iter()
            .for_each(|symmetry| holds(symmetry, &position));
        Ok(())
    });
    if let Err(error) = result {
        panic!("{}: {error}", G::SLUG);
    }
}

/// The same cases in every run.
fn seeded() -> proptest::test_runner::TestRng {
    use proptest::test_runner::{RngAlgorithm, TestRng};
    TestRng::deterministic_rng(RngAlgorithm::ChaCha)
}

/// The position after these choices among the legal moves.
fn reach<G: Game>(start: usize, choices: &[u16]) -> G {
    let mut position = G::start(G::all_options()[start]);
    for choice in choices {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position.play(moves[usize::from(*choice) % moves.len()]);
    }
    position
}

fn reads_as_printed<G: Game>(position: &G) {
    let text = position.to_string();
    match G::parse(position.options(), &text) {
        Ok(read) => assert!(read == *position, "{text} is read as {read}"),
        Err(error) => panic!("{text} was reached and is refused: {error}"),
    }
}

/// Checks one symmetry in one position.
pub fn holds<G: Game>(symmetry: &Symmetry, position: &G) {
    let text = (symmetry.position)(&position.to_string());
    let name = symmetry.name;
    let other = match G::parse(position.options(), &text) {
        Ok(other) => other,
        Err(error) => panic!("{name} of {position} is {text}, refused: {error}"),
    };
    let outcome = match position.outcome() {
        Some(Outcome::Won(side)) if symmetry.swaps => Some(Outcome::Won(side.other())),
        outcome => outcome,
    };
    assert!(other.outcome() == outcome, "{name} of {position}: {other}");
    let texts = |position: &G| -> Vec<(String, G)> {
        let play = |mv: G::Move| {
            let mut next = position.clone();
            next.play(mv);
            (mv.to_string(), next)
        };
        position.moves().into_iter().map(play).collect()
    };
    let turned: BTreeSet<(String, String)> = texts(position)
        .into_iter()
        .map(|(mv, next)| ((symmetry.mv)(&mv), (symmetry.position)(&next.to_string())))
        .collect();
    let theirs: BTreeSet<(String, String)> = texts(&other)
        .into_iter()
        .map(|(mv, next)| (mv, next.to_string()))
        .collect();
    assert_eq!(turned, theirs, "{name} of {position}");
}
