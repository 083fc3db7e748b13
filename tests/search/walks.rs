//! Positions of random games, for tests of the search.

use tablero::rules::Position;

/// The unfinished positions of this many random games with at most this many plies.
pub fn positions<P: Position>(games: u64, plies: usize) -> Vec<P> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut chance = fastrand::Rng::with_seed(seed);
        for options in P::all_options() {
            let mut position = P::start(options);
            for _ in 0..plies {
                let moves = position.moves();
                let Some(&mv) = chance.choice(&moves) else {
                    break;
                };
                position.play(mv);
                if position.outcome().is_none() {
                    found.push(position.clone());
                }
            }
        }
    }
    found
}
