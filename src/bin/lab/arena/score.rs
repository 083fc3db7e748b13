//! The result of a match.

use super::elo::Rate;
use super::game::{Played, Result};
use std::collections::BTreeMap;
use std::fmt;

/// The results for the first player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Score {
    won: usize,
    drawn: usize,
    lost: usize,
    cut: usize,
    plies: usize,
    /// For each opening, the number of games and the points made in them.
    openings: BTreeMap<usize, (usize, f64)>,
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
        let points = match game.result {
            Result::Won => {
                self.won += 1;
                1.0
            }
            Result::Lost => {
                self.lost += 1;
                0.0
            }
            Result::Drawn | Result::Cut => {
                self.drawn += 1;
                0.5
            }
        };
        self.cut += usize::from(game.result == Result::Cut);
        self.plies += game.moves.len();
        let opening = self.openings.entry(game.opening).or_default();
        *opening = (opening.0 + 1, opening.1 + points);
    }

    pub(crate) fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// `120-20-60, 65.0 % ±6.3, Elo +108 ±48, 43.2 plies a game, 0 cut`: won, drawn and lost.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups: Vec<_> = self.openings.values().copied().collect();
        let rate = Rate::of(&groups);
        let plies = self.plies as f64 / self.games().max(1) as f64;
        write!(
            f,
            "{}-{}-{}, {rate}, {plies:.1} plies a game, {} cut",
            self.won, self.drawn, self.lost, self.cut
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(opening: usize, result: Result, plies: usize) -> Played {
        Played {
            opening,
            result,
            outcome: None,
            moves: vec![String::new(); plies],
            quiet: Vec::new(),
        }
    }

    #[test]
    fn wins_draws_and_losses_are_counted_and_cut_games_are_draws() {
        let games = [
            game(0, Result::Won, 10),
            game(0, Result::Drawn, 20),
            game(1, Result::Won, 31),
            game(1, Result::Cut, 1000),
            game(2, Result::Lost, 1),
            game(2, Result::Won, 2),
        ];
        let score = Score::of(&games).to_string();
        assert!(score.starts_with("3-2-1, 66.7 % ±"), "{score}");
        assert!(score.ends_with(", 177.3 plies a game, 1 cut"), "{score}");
    }
}
