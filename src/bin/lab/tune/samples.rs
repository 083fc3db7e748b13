//! Positions of games with the results of the games.

use crate::Failure;
use crate::arena::Played;
use std::fmt;
use tablero::play::{Game, GameLine, GameText};
use tablero::rules::Outcome;
use tablero::search::Node;

/// One game in this many is held out from the fit, to check the result.
const KEPT_OUT: usize = 5;

/// The quiet positions of games.
pub(super) struct Samples<G: Game> {
    nodes: Vec<G::Node>,
    samples: Vec<Sample>,
    games: usize,
}

/// The data of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// The result for the side to move: 1, 0.5 or 0.
    pub result: f64,
    /// Whether the position is held out from the fit.
    pub held_out: bool,
}

/// The data that a fit needs.
pub(super) trait Judged {
    fn samples(&self) -> &[Sample];

    /// The value of a position with these weights.
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
    /// Adds the quiet positions of games with this start.
    pub(super) fn collect(&mut self, start: &GameText, games: &[Played]) -> Result<(), Failure> {
        for game in games {
            let text = GameText {
                moves: game.moves.clone(),
                ..start.clone()
            };
            let record =
                GameLine::<G>::read(&text).map_err(|error| Failure::Usage(error.to_string()))?;
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
                    held_out: self.games % KEPT_OUT == KEPT_OUT - 1,
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
