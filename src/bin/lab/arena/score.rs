//! What came of a match.

use super::elo;
use super::game::{Played, Result};
use std::fmt;

/// The results of the first player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Score {
    won: usize,
    drawn: usize,
    lost: usize,
    cut: usize,
    plies: usize,
}

impl Score {
    pub(crate) fn of(games: &[Played]) -> Score {
        let mut score = Score::default();
        for game in games {
            score.add(game);
        }
        score
    }

    pub(crate) fn add(&mut self, game: &Played) {
        match game.result {
            Result::Won => self.won += 1,
            Result::Lost => self.lost += 1,
            Result::Drawn => self.drawn += 1,
            Result::Cut => {
                self.drawn += 1;
                self.cut += 1;
            }
        }
        self.plies += game.moves.len();
    }

    pub(crate) fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// `120-20-60, 65.0 % ±6.3, Elo +108 ±48, 43.2 plies a game, 0 cut`: won, drawn and lost.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = elo::Rate::of(self.won, self.drawn, self.lost);
        let plies = self.plies as f64 / self.games().max(1) as f64;
        write!(
            f,
            "{}-{}-{}, {rate}, {plies:.1} plies a game, {} cut",
            self.won, self.drawn, self.lost, self.cut
        )
    }
}
