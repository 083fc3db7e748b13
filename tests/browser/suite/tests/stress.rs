//! Random inputs with a seed, as a short form of `cargo xtask test stress`.

use std::time::{Duration, Instant};

use crate::browser::Session;
use crate::run::{Test, tests};
use crate::stress::Stress;

pub const TESTS: &[Test] = tests![
    // Only Chromium runs scripts before the page's own scripts.
    after_random_inputs_the_game_is_whole if Memory,
];

/// The inputs in each game, for at most half a minute.
const INPUTS: usize = 100;
const TIME: Duration = Duration::from_secs(30);

fn after_random_inputs_the_game_is_whole(session: &Session) {
    for (game, seed) in [("zoq", 1), ("breakthrough", 2)] {
        let stress = Stress {
            game: game.to_owned(),
            seed,
            inputs: INPUTS,
            deadline: Instant::now() + TIME,
        };
        let done = stress.run(session);
        assert!(done > 0, "{game}: no input in {TIME:?}");
    }
}
