//! The levels of a solved game, which play by its solution; solving tells of itself on the error output.

use std::time::{Duration, Instant};
use tablero::games;
use tablero::play::{Answers, Solves, Solving};

/// About how many positions are looked at between two looks at the clock.
const BUDGET: u64 = 1 << 18;
/// How often it is told how far it is.
const TELL: Duration = Duration::from_secs(1);

/// Who knows a game with some options, once it is solved.
pub(super) struct Oracle {
    kind: &'static dyn Solves,
    options: String,
    state: State,
    told: Instant,
}

enum State {
    Solving(Box<dyn Solving>),
    Known(Box<dyn Answers>),
    /// Only while the one becomes the other.
    Between,
}

/// The kind of a game, if it is solved.
pub(super) fn solved(game: &str) -> Option<&'static dyn Solves> {
    games::solves(game).filter(|kind| kind.is_solved())
}

impl Oracle {
    /// One that is still to solve the game.
    pub(super) fn new(kind: &'static dyn Solves, options: &str) -> Result<Oracle, String> {
        let solving = kind
            .solving(options, None)
            .map_err(|error| error.to_string())?;
        let solving = solving.ok_or_else(|| format!("{} is not solved", kind.slug()))?;
        Ok(Oracle {
            kind,
            options: options.to_owned(),
            state: State::Solving(solving),
            told: Instant::now(),
        })
    }

    pub(super) fn knows(&self, options: &str) -> bool {
        self.options == options
    }

    /// Solves on for a while; none until it is solved.
    pub(super) fn advance(&mut self) -> Option<&dyn Answers> {
        if let State::Solving(solving) = &mut self.state {
            if !solving.advance(BUDGET) {
                if self.told.elapsed() >= TELL {
                    self.told = Instant::now();
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

    /// Solves it whole.
    pub(super) fn answers(&mut self) -> &dyn Answers {
        while self.advance().is_none() {}
        self.advance().expect("it is solved")
    }
}
