//! Compares a game's search interface with its rules: keys, values, proofs, and play.

use super::symmetry::Symmetry;
use fastrand::Rng;
use std::collections::{HashMap, HashSet};
use tablero::play::Game;
use tablero::rules::{Outcome, Side};
use tablero::search::{
    Chooser, Level, Limits, Node, Proof, Score, Searcher, weights_of, wins_within,
};

/// Visits the nodes of `games` random games with at most `plies` plies, including the final positions.
pub fn walk<G: Game>(seed: u64, games: u64, plies: usize, mut visit: impl FnMut(&G::Node)) {
    println!("seed {seed}");
    let mut rng = Rng::with_seed(seed);
    for _ in 0..games {
        for options in G::all_options() {
            let mut node = G::Node::new(&G::start(options));
            visit(&node);
            for _ in 0..plies {
                let Some(mv) = rng.choice(node.position().moves()) else {
                    break;
                };
                node.play(mv);
                visit(&node);
            }
        }
    }
}

/// The keys are the same as after reading the position again. Equal positions have equal keys and different
/// ones different keys. The repetition key is the position's key.
pub fn keys_belong_to_positions<G: Game>(games: u64, plies: usize) {
    let mut keys = HashMap::new();
    let mut positions = HashSet::new();
    let mut again = 0;
    walk::<G>(61, games, plies, |node| {
        let position = node.position();
        let fresh = G::Node::new(position);
        assert_eq!(node.key(), fresh.key(), "{position}");
        assert_eq!(node.repetition(), position.repetition_key(), "{position}");
        let text = format!("{} {position}", position.options());
        let kept = keys.entry(node.key()).or_insert_with(|| text.clone());
        assert_eq!(*kept, text, "the same key");
        again += usize::from(!positions.insert(text));
    });
    // Every text has one key, so there must be as many keys as texts.
    assert_eq!(keys.len(), positions.len());
    assert!(
        positions.len() > 1_000 && again > 10,
        "{} {again}",
        positions.len()
    );
}

/// A symmetry of the rules does not change a position's value for the side to move.
pub fn values_keep_symmetries<G: Game>(symmetries: &[Symmetry], games: u64, plies: usize) {
    let weights = weights_of::<G::Node>();
    let (mut count, mut different) = (0, HashSet::new());
    walk::<G>(62, games, plies, |node| {
        let position = node.position();
        if position.outcome().is_some() {
            return;
        }
        let value = node.value(&weights);
        for symmetry in symmetries {
            let text = (symmetry.position)(&position.to_string());
            let turned = G::parse(position.options(), &text).expect("a position");
            let turned = G::Node::new(&turned);
            let name = symmetry.name;
            assert_eq!(turned.value(&weights), value, "{name} of {position}");
            assert_eq!(turned.proof(), node.proof(), "{name} of {position}");
        }
        count += 1;
        different.insert(value);
    });
    assert!(
        count > 1_000 && different.len() > 20,
        "{count} {}",
        different.len()
    );
}

/// The number of proofs that were compared with trying everything.
#[derive(Default, Debug)]
pub struct Proofs {
    pub wins: usize,
    pub losses: usize,
}

/// Every proof in random games is right, and every immediate win is proven.
pub fn proofs_are_true<G: Game>(games: u64, plies: usize) -> Proofs {
    let mut proofs = Proofs::default();
    walk::<G>(63, games, plies, |node| {
        let position = node.position();
        if position.outcome().is_some() {
            return;
        }
        let turn = position.turn();
        let holds = |side, plies: u16| wins_within(position, side, u32::from(plies.div_ceil(2)));
        match node.proof() {
            None => assert!(!holds(turn, 1), "{position}"),
            Some(Proof::Win(plies)) => {
                proofs.wins += 1;
                assert!(plies % 2 == 1 && holds(turn, plies), "{position}");
            }
            Some(Proof::Loss(plies)) => {
                proofs.losses += 1;
                let holds = wins_within(position, turn.other(), u32::from(plies / 2));
                assert!(plies % 2 == 0 && holds, "{position}");
            }
        }
    });
    proofs
}

/// The noisy moves are exactly those that `each_noisy` visits.
pub fn noisy_moves_are_those_visited<G: Game>(games: u64, plies: usize) -> usize {
    let mut count = 0;
    walk::<G>(64, games, plies, |node| {
        let mut visited = Vec::new();
        if node.position().outcome().is_none() {
            node.each_noisy(|mv| visited.push(mv.to_string()));
        }
        visited.sort_unstable();
        let moves = node.position().moves();
        let noisy = moves.into_iter().filter(|mv| node.is_noisy(*mv));
        let expected: Vec<_> = noisy.map(|mv| mv.to_string()).collect();
        assert_eq!(visited, expected, "{}", node.position());
        count += visited.len();
    });
    count
}

/// The side to move wins in exactly this many plies, and a search with this depth finds it.
pub fn finds_a_win<G: Game>(position: &G, plies: u16) {
    let moves = u32::from(plies.div_ceil(2));
    assert!(wins_within(position, position.turn(), moves), "{position}");
    assert!(!wins_within(position, position.turn(), moves - 1));
    assert_eq!(searched(position, plies), Score::Win(plies), "{position}");
}

/// The score of a search with this depth, without reductions, for the side to move.
pub fn searched<G: Game>(position: &G, depth: u16) -> Score {
    let mut searcher = Searcher::<G::Node>::new(1 << 24);
    searcher.search_exactly();
    searcher.ask(position, &[], 1, Limits::depth(depth));
    searcher.finish();
    searcher.lines()[0].score
}

/// Wins all of these games against random moves, with both sides alternately.
pub fn beats_random_play<G: Game>(games: u64, nodes: u64) {
    let mut rng = Rng::with_seed(65);
    for (number, options) in (0..games).zip(G::all_options().into_iter().cycle()) {
        let own = Side::BOTH[number as usize % 2];
        let mut position = G::start(options);
        let mut before = Vec::new();
        let mut chooser = Chooser::<G::Node>::new(1 << 20);
        while position.outcome().is_none() && before.len() < 400 {
            let mv = if position.turn() == own {
                chooser.ask(&position, &before, Level::full(nodes), number);
                chooser.finish()
            } else {
                rng.choice(position.moves())
            };
            before.extend(position.repetition_key());
            position.play(mv.expect("there is a move"));
        }
        let outcome = position.outcome();
        assert_eq!(
            outcome,
            Some(Outcome::Won(own)),
            "game {number}: {position}"
        );
    }
}
