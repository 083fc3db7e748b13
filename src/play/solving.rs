//! Solved games with types erased, for the worker, the page and `lab`.

use super::{
    BlobError, CheckCounts, Erase, Game, GameLine, GameText, JudgedMove, OpenError, Probe,
    ProbedMove, Puzzle, Repetition,
};
use crate::rules::OptionsError;
use crate::search::{
    Checked, ExactLevel, ExactValue, Explored, Line, Sample, Score, Solver, Tablebase, Wdl, draw,
    explore, perfect_moves,
};
use std::fmt;

/// A kind of game that may be solved.
pub trait SolvableGame: Sync {
    fn slug(&self) -> &'static str;

    /// Whether the game is solved.
    fn is_solved(&self) -> bool;

    /// The levels that use the solution, from beginner to perfect play.
    fn exact_levels(&self) -> &'static [ExactLevel];

    /// A solver of the game with these options. `kept` is stored data, which makes solving faster. `None` if the game
    /// is not solved.
    ///
    /// # Errors
    /// If the options do not exist, or if `kept` is not valid. If `kept` is not valid, the game must be solved without
    /// it.
    fn solving(
        &self,
        options: &str,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn AnySolver>>, SolvingError>;
}

/// The reason why a game cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolvingError {
    Options(OptionsError),
    Kept(BlobError),
}

impl fmt::Display for SolvingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolvingError::Options(error) => error.fmt(f),
            SolvingError::Kept(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SolvingError {}

/// Solves a game in small steps.
pub trait AnySolver {
    /// Continues for about this many positions. Returns whether everything is done.
    fn advance(&mut self, budget: u64) -> bool;

    /// The progress from 0 to 1.
    fn done(&self) -> f64;

    /// Does the remaining work and returns the solution.
    fn finish(self: Box<Self>) -> Box<dyn AnyTablebase>;
}

/// The solution of a game. The parameter `text` is a game. Results are `None` if a position does not belong to the
/// solved game (for example with other options).
pub trait AnyTablebase: Send + Sync {
    /// The last position of a game and all its moves with their values.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn explore(&self, text: &GameText) -> Result<Option<Probe>, OpenError>;

    /// The move of a level in the current position. `None` at the end of the game. The same seed gives the same move.
    /// The level treats a third occurrence of a position as a draw, independent of the position's value: it avoids the
    /// repetition if it is winning and chooses it if it is losing.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn choose(
        &self,
        text: &GameText,
        exact_level: ExactLevel,
        seed: u64,
    ) -> Result<Option<String>, OpenError>;

    /// Every move of a game with its evaluation. A move that ends the game by repetition, or allows a reply
    /// to do so, counts as a draw.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn judge(&self, text: &GameText) -> Result<Option<Vec<JudgedMove>>, OpenError>;

    /// Checks `count` positions of a sample, starting with number `from`, with the moves of the rules.
    fn check(&self, sample: Sample, from: u64, count: u64) -> CheckCounts;

    /// The continuation of a game by perfect play, for at most this many plies. No moves at the end of the
    /// game. A draw has an estimate of 0.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn play_out(&self, text: &GameText, plies: u16) -> Result<Option<Line<String>>, OpenError>;

    /// The puzzle with this number in games with the options of a text, see [`draw`]. `None` if none was found.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn puzzle(&self, text: &GameText, number: u64) -> Result<Option<Puzzle>, OpenError>;

    /// The data to store for [`SolvableGame::solving`], if it is worth storing.
    fn pack(&self) -> Option<Vec<u8>>;
}

impl<G: Game> SolvableGame for Erase<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn is_solved(&self) -> bool {
        !G::EXACT_LEVELS.is_empty()
    }

    fn exact_levels(&self) -> &'static [ExactLevel] {
        G::EXACT_LEVELS
    }

    fn solving(
        &self,
        options: &str,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn AnySolver>>, SolvingError> {
        let options = options.parse().map_err(SolvingError::Options)?;
        let solver = G::solver(options, kept).map_err(SolvingError::Kept)?;
        Ok(solver.map(|solver| Box::new(ErasedSolver::<G>(solver)) as Box<dyn AnySolver>))
    }
}

struct ErasedSolver<G: Game>(Box<dyn Solver<G>>);

impl<G: Game> AnySolver for ErasedSolver<G> {
    fn advance(&mut self, budget: u64) -> bool {
        self.0.advance(budget)
    }

    fn done(&self) -> f64 {
        self.0.done()
    }

    fn finish(self: Box<Self>) -> Box<dyn AnyTablebase> {
        Box::new(ErasedTablebase::<G>(self.0.finish()))
    }
}

struct ErasedTablebase<G: Game>(Box<dyn Tablebase<G>>);

/// The moves in the current position of a record, each with the effect of the repetition rule.
struct Outcomes<M> {
    /// The results of the moves: their values, except for those that repeat a position.
    explored: Explored<M>,
    repeats: Vec<Option<Repetition>>,
}

impl<M: Copy> Outcomes<M> {
    fn of<G: Game<Move = M>>(record: &GameLine<G>, explored: &Explored<M>) -> Outcomes<M> {
        let repeated = |&(mv, value): &(M, ExactValue)| repetition(record, mv, value);
        let repeats: Vec<_> = explored.moves.iter().map(repeated).collect();
        let brings =
            |(&(mv, value), repeats): (&(M, ExactValue), &Option<Repetition>)| match repeats {
                Some(_) => (mv, ExactValue::Draw),
                None => (mv, value),
            };
        let moves: Vec<_> = explored.moves.iter().zip(&repeats).map(brings).collect();
        let best = moves.iter().map(|(_, value)| *value).max();
        Outcomes {
            explored: Explored {
                value: best.unwrap_or(explored.value),
                moves,
            },
            repeats,
        }
    }
}

/// The effect of the repetition rule on a move of this value.
///
/// A side that wins by the shortest way comes closer to the end with each move, so no position repeats from then on.
/// Only a position that occurred twice before that can be a problem. This function looks for such a position after the
/// move and after each reply, because the side that moves cannot avoid it there.
fn repetition<G: Game>(record: &GameLine<G>, mv: G::Move, value: ExactValue) -> Option<Repetition> {
    let third = |position: &G| position.outcome().is_none() && record.times_of(position) >= 2;
    let mut next = record.last().clone();
    next.play(mv);
    if third(&next) {
        return Some(Repetition::Now);
    }
    if value.wdl() != Wdl::Win || !record.is_repeated() {
        return None;
    }
    let mut answered = false;
    next.each_move(|answer| {
        let mut after = next.clone();
        after.play(answer);
        answered |= third(&after);
    });
    answered.then_some(Repetition::Answer)
}

impl<G: Game> AnyTablebase for ErasedTablebase<G> {
    fn explore(&self, text: &GameText) -> Result<Option<Probe>, OpenError> {
        let record = GameLine::<G>::read(text)?;
        let Some(explored) = explore(&*self.0, record.last()) else {
            return Ok(None);
        };
        let outcomes = Outcomes::of(&record, &explored);
        let perfect = perfect_moves(&*self.0, record.last(), &outcomes.explored);
        let known = |(&(mv, value), &repeats): (&(G::Move, ExactValue), &_)| ProbedMove {
            mv: mv.to_string(),
            value,
            repeats,
            perfect: perfect.contains(&mv),
        };
        let moves = explored.moves.iter().zip(&outcomes.repeats);
        Ok(Some(Probe {
            value: explored.value,
            times: record.times_of(record.last()),
            moves: moves.map(known).collect(),
        }))
    }

    fn choose(
        &self,
        text: &GameText,
        exact_level: ExactLevel,
        seed: u64,
    ) -> Result<Option<String>, OpenError> {
        let record = GameLine::<G>::read(text)?;
        let Some(explored) = explore(&*self.0, record.last()) else {
            return Ok(None);
        };
        let outcomes = Outcomes::of(&record, &explored).explored;
        let choice = exact_level.choose_of(&*self.0, record.last(), &outcomes, seed);
        Ok(choice.map(|mv| mv.to_string()))
    }

    fn judge(&self, text: &GameText) -> Result<Option<Vec<JudgedMove>>, OpenError> {
        let whole = GameLine::<G>::read(text)?;
        let mut record = GameLine::from_position(whole.position(0).clone());
        let mut judged = Vec::new();
        for (&mv, ply) in whole.moves().iter().zip(1..) {
            let Some(explored) = explore(&*self.0, record.last()) else {
                return Ok(None);
            };
            let outcomes = Outcomes::of(&record, &explored);
            let is_move = |(other, _): &(G::Move, ExactValue)| *other == mv;
            let made = explored.moves.iter().position(is_move);
            let Some((one, made)) = outcomes.explored.judge(mv, ply).zip(made) else {
                return Ok(None);
            };
            judged.push(JudgedMove {
                before: one.before,
                after: one.after,
                repeats: outcomes.repeats[made],
                holding: one.holding,
                moves: one.moves,
                best: one.best.iter().map(ToString::to_string).collect(),
            });
            record.play(mv).expect("a move that was read is legal");
        }
        Ok(Some(judged))
    }

    fn check(&self, sample: Sample, from: u64, count: u64) -> CheckCounts {
        let (solution, of) = (&*self.0, sample.size(&*self.0));
        let at = from.saturating_add(count).min(of);
        let mut checked = Checked::default();
        (from..at)
            .filter_map(|index| sample.position(solution, index))
            .for_each(|position| checked.look(solution, &position));
        CheckCounts {
            won: checked.counts.won,
            lost: checked.counts.lost,
            drawn: checked.counts.drawn,
            wrong: checked.wrong,
            at,
            of,
        }
    }

    fn play_out(&self, text: &GameText, plies: u16) -> Result<Option<Line<String>>, OpenError> {
        let mut record = GameLine::<G>::read(text)?;
        let mut found = None;
        let mut moves = Vec::new();
        for _ in 0..plies.max(1) {
            let Some(explored) = explore(&*self.0, record.last()) else {
                return Ok(None);
            };
            let outcomes = Outcomes::of(&record, &explored).explored;
            found.get_or_insert(outcomes.value);
            let best = perfect_moves(&*self.0, record.last(), &outcomes);
            let Some(mv) = best.first().filter(|_| record.result().is_none()) else {
                break;
            };
            if record.play(*mv).is_err() {
                break;
            }
            moves.push(mv.to_string());
        }
        Ok(found.map(|value| Line {
            score: match value {
                ExactValue::Win(plies) => Score::Win(plies),
                ExactValue::Draw => Score::Estimate(0),
                ExactValue::Loss(plies) => Score::Loss(plies),
            },
            depth: moves.len() as u16,
            moves,
        }))
    }

    fn puzzle(&self, text: &GameText, number: u64) -> Result<Option<Puzzle>, OpenError> {
        let start = G::start(GameLine::<G>::read(text)?.last().options());
        let found = draw::<G::Node>(&*self.0, &start, number);
        Ok(found.map(|found| Puzzle::of(found, number)))
    }

    fn pack(&self) -> Option<Vec<u8>> {
        self.0.pack()
    }
}
