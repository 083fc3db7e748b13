//! The levels of a solved game, which use its solution. The progress of solving is printed to the error
//! output.

use std::time::{Duration, Instant};
use tablero::games;
use tablero::play::{AnySolver, AnyTablebase, SolvableGame};

/// The approximate number of positions between two looks at the clock.
const BUDGET: u64 = 1 << 18;
/// The time between two progress messages.
const REPORT_INTERVAL: Duration = Duration::from_secs(1);

/// The solution of a game with some options, or the work of solving it.
pub(super) struct LoadedTablebase {
    kind: &'static dyn SolvableGame,
    options: String,
    state: State,
    last_print: Instant,
}

enum State {
    Solving(Box<dyn AnySolver>),
    Known(Box<dyn AnyTablebase>),
    /// Only during the change from one state to the other.
    Between,
}

/// The kind of a game, if it is solved.
pub(super) fn solved(game: &str) -> Option<&'static dyn SolvableGame> {
    games::solvable_game(game).filter(|kind| kind.is_solved())
}

impl LoadedTablebase {
    /// A tablebase that has not solved the game yet.
    pub(super) fn new(
        kind: &'static dyn SolvableGame,
        options: &str,
    ) -> Result<LoadedTablebase, String> {
        let solving = kind
            .solving(options, None)
            .map_err(|error| error.to_string())?;
        let solving = solving.ok_or_else(|| format!("{} is not solved", kind.slug()))?;
        Ok(LoadedTablebase {
            kind,
            options: options.to_owned(),
            state: State::Solving(solving),
            last_print: Instant::now(),
        })
    }

    pub(super) fn knows(&self, options: &str) -> bool {
        self.options == options
    }

    /// Continues to solve. None until the game is solved.
    pub(super) fn advance(&mut self) -> Option<&dyn AnyTablebase> {
        if let State::Solving(solving) = &mut self.state {
            if !solving.advance(BUDGET) {
                if self.last_print.elapsed() >= REPORT_INTERVAL {
                    self.last_print = Instant::now();
                    let done = 100.0 * solving.done();
                    eprintln!("{}: {done:.0} % solved", self.kind.slug());
                }
                return None;
            }
            if let State::Solving(solving) = std::mem::replace(&mut self.state, State::Between) {
                self.state = State::Known(solving.finish());
            }
        }
        match &self.state {
            State::Known(answers) => Some(&**answers),
            _ => None,
        }
    }

    /// Solves the game completely.
    pub(super) fn answers(&mut self) -> &dyn AnyTablebase {
        while self.advance().is_none() {}
        self.advance().expect("it is solved")
    }
}
