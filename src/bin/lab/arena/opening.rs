//! Random openings after which the game is still open.

use super::chance::Chance;
use tablero::play::{Game, GameLine};
use tablero::rules::{Outcome, mix};

/// The number of attempts before a shorter opening is used.
const TRIES: u64 = 1_000;

/// Plays this many random plies. The same seed gives the same opening. It avoids openings after which the
/// game is over or the next move wins. If such an opening is hard to find, it is shorter.
pub(super) fn open<G: Game>(start: &GameLine<G>, plies: usize, seed: u64) -> GameLine<G> {
    for plies in (1..=plies).rev() {
        let seed = mix(seed, plies as u64);
        let opened = (0..TRIES).find_map(|attempt| walk(start, plies, mix(seed, attempt)));
        if let Some(record) = opened {
            return record;
        }
    }
    start.clone()
}

fn walk<G: Game>(start: &GameLine<G>, plies: usize, seed: u64) -> Option<GameLine<G>> {
    let mut chance = Chance::of(seed);
    let mut record = start.clone();
    for _ in 0..plies {
        let mv = chance.one_of(&record.last().moves())?;
        record.play(mv).ok()?;
    }
    (record.result().is_none() && wins_at_once(record.last()).is_none()).then_some(record)
}

/// A move that wins immediately.
pub(super) fn wins_at_once<G: Game>(position: &G) -> Option<G::Move> {
    let won = Some(Outcome::Won(position.turn()));
    let wins = |mv: &G::Move| {
        let mut after = position.clone();
        after.play(*mv);
        after.outcome() == won
    };
    position.moves().into_iter().find(wins)
}
