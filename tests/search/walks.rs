//! Positions to search: those of random games.

use tablero::rules::Position;

/// Positions of so many random games of at most so many plies, ended ones left out.
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
