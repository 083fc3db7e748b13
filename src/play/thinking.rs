//! Thinking about a game with its types put away: what the worker and the workbench hold.

use super::{Erased, Game, GameLine, GameText, Of, OpenError};
use crate::search::{Chooser, Level, Limits, Line, Progress};

/// What is asked of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Its best lines.
    Lines { count: usize, limits: Limits },
    /// The other side's best line, were it its turn; refused where that is no position of the game.
    Threat { limits: Limits },
    /// The move of a level; the same seed gives the same move.
    Move { level: Level, seed: u64 },
}

/// What has been found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The last depth that was completed.
    pub depth: u16,
    pub nodes: u64,
    /// The best first.
    pub lines: Vec<Line<String>>,
    /// The move to make: the best of the lines, or a level's choice once it is made.
    pub choice: Option<String>,
}

/// A kind of game that one can think about.
pub trait Thinks: Sync {
    fn slug(&self) -> &'static str;

    /// How well the machine can play it, from a beginner's level to full strength.
    fn levels(&self) -> &'static [Level];

    /// Somebody who thinks, with a transposition table of about so many bytes at most.
    fn thinking(&self, bytes: usize) -> Box<dyn Thinking>;
}

/// Somebody who thinks about one question at a time, a little at a time.
pub trait Thinking {
    /// A new question, about where a game has come to.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn ask(&mut self, text: &GameText, question: Question) -> Result<(), OpenError>;

    /// Thinks on for about so many nodes at most.
    fn advance(&mut self, nodes: u64) -> Progress;

    fn report(&self) -> Report;
}

impl<G: Game> Thinks for Of<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn levels(&self) -> &'static [Level] {
        G::LADDER
    }

    fn thinking(&self, bytes: usize) -> Box<dyn Thinking> {
        Box::new(Mind::<G> {
            chooser: Chooser::new(bytes),
            chooses: false,
        })
    }
}

struct Mind<G: Game> {
    chooser: Chooser<G::Node>,
    /// Whether a level's move is asked for.
    chooses: bool,
}

impl<G: Game> Thinking for Mind<G> {
    fn ask(&mut self, text: &GameText, question: Question) -> Result<(), OpenError> {
        let record = GameLine::<G>::read(text)?;
        let (position, before) = (record.last(), record.keys_before());
        match question {
            Question::Lines { count, limits } => {
                let thinker = self.chooser.thinker_mut();
                thinker.ask(position, &before, count, limits);
                self.chooses = false;
            }
            Question::Threat { limits } => {
                let thinker = self.chooser.thinker_mut();
                let passed = position
                    .passed()
                    .ok_or_else(|| OpenError::Start(Erased::new("nobody could pass here")))?;
                thinker.ask(&passed, &[], 1, limits);
                self.chooses = false;
            }
            Question::Move { level, seed } => {
                self.chooser.ask(position, &before, level, seed);
                self.chooses = true;
            }
        }
        Ok(())
    }

    fn advance(&mut self, nodes: u64) -> Progress {
        match self.chooses {
            true => self.chooser.advance(nodes),
            false => self.chooser.thinker_mut().advance(nodes),
        }
    }

    fn report(&self) -> Report {
        let thinker = self.chooser.thinker();
        let text = |line: Line<G::Move>| Line {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
            depth: line.depth,
        };
        let choice = match self.chooses {
            true => self.chooser.choice(),
            false => thinker.best(),
        };
        Report {
            depth: thinker.depth(),
            nodes: thinker.nodes(),
            lines: thinker.lines().into_iter().map(text).collect(),
            choice: choice.map(|mv| mv.to_string()),
        }
    }
}
