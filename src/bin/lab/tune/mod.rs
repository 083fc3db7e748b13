//! `lab tune`: fits the weights of an evaluation to the results of self-play.

mod fit;
mod logistic;
mod samples;
mod solve;

use self::samples::Samples;
use super::Failure;
use super::arena::{Match, Player, play};
use super::typed::{Typed, with_type};
use super::weights;
use std::io::{self, Write};
use tablero::play::Game;
use tablero::rules::mix;
use tablero::search::weights_of;

/// The arguments.
pub(super) struct Tuning {
    pub call: Match,
    /// The player of both sides.
    pub player: Player,
    /// How many times games are played with the latest weights.
    pub rounds: usize,
    /// The weight that keeps its value.
    pub unit: Option<usize>,
}

pub(super) fn run(tuning: &Tuning, output: &mut impl Write) -> Result<(), Failure> {
    let game = &tuning.call.text.game;
    if weights::names(game).is_empty() {
        let why = format!("{game} has no weights to tune");
        return Err(Failure::Usage(why));
    }
    with_type(game, Task(tuning, output)).unwrap_or(Ok(()))
}

struct Task<'a, W>(&'a Tuning, &'a mut W);

impl<W: Write> Typed for Task<'_, W> {
    type Made = Result<(), Failure>;

    fn with<G: Game>(self) -> Result<(), Failure> {
        let Task(tuning, output) = self;
        let mut player = tuning.player.clone();
        let first = player.weights.take().unwrap_or_else(weights_of::<G::Node>);
        let mut numbers = first.clone();
        let mut samples = Samples::<G>::default();
        for round in 1..=tuning.rounds {
            player.weights = Some(numbers.clone());
            let call = Match {
                seed: mix(tuning.call.seed, round as u64),
                ..tuning.call.clone()
            };
            let games = play(&call, [&player, &player], &mut io::stderr());
            samples.collect(&call.text, &games)?;
            let fitted = fit::fit(&samples, &first, tuning.unit, &mut io::stderr());
            writeln!(output, "# round {round}, {samples}: {fitted}")?;
            if let Some(unit) = tuning.unit
                && fitted.numbers[unit] != first[unit]
            {
                let name = weights::names(G::SLUG)[unit].name;
                writeln!(output, "# {name} could not keep its value")?;
            }
            numbers = fitted.numbers;
        }
        let names = weights::names(G::SLUG);
        write!(output, "{}", weights::written(names, &numbers))?;
        Ok(())
    }
}
