//! Positions of games with how those ended.

use crate::Failure;
use crate::arena::Played;
use std::fmt;
use tablero::play::{Game, GameLine, GameText};
use tablero::rules::Outcome;
use tablero::search::Node;

/// One game of so many is kept out of the fit, to see what of it holds there too.
const KEPT_OUT: usize = 5;

/// The quiet positions of games.
pub(super) struct Samples<G: Game> {
    nodes: Vec<G::Node>,
    samples: Vec<Sample>,
    games: usize,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// What the side to move got: 1, 0 or a half.
    pub result: f64,
    /// Whether the fit must not see it.
    pub kept_out: bool,
}

/// What a fit needs of positions.
pub(super) trait Judged {
    fn samples(&self) -> &[Sample];

    /// What one of them is worth by these numbers.
    fn value(&self, index: usize, numbers: &[i32]) -> i32;
}

impl<G: Game> Default for Samples<G> {
    fn default() -> Samples<G> {
        Samples {
            nodes: Vec::new(),
            samples: Vec::new(),
            games: 0,
        }
    }
}

impl<G: Game> Samples<G> {
    /// Adds the quiet positions of games that began there.
    pub(super) fn collect(&mut self, start: &GameText, games: &[Played]) -> Result<(), Failure> {
        for game in games {
            let text = GameText {
                moves: game.moves.clone(),
                ..start.clone()
            };
            let record =
                GameLine::<G>::read(&text).map_err(|error| Failure::Call(error.to_string()))?;
            for &ply in &game.quiet {
                let position = record.position(ply);
                let result = match game.outcome.and_then(Outcome::winner) {
                    Some(side) if side == position.turn() => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                };
                self.nodes.push(G::Node::new(position));
                self.samples.push(Sample {
                    result,
                    kept_out: self.games % KEPT_OUT == KEPT_OUT - 1,
                });
            }
            self.games += 1;
        }
        Ok(())
    }
}

impl<G: Game> Judged for Samples<G> {
    fn samples(&self) -> &[Sample] {
        &self.samples
    }

    fn value(&self, index: usize, numbers: &[i32]) -> i32 {
        self.nodes[index].value(numbers)
    }
}

impl<G: Game> fmt::Display for Samples<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} positions of {} games", self.nodes.len(), self.games)
    }
}
