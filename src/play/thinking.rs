//! Thinking about a game with types erased, for the worker and `lab`.

use super::{Erase, Erased, Game, GameLine, GameText, OpenError};
use crate::search::{Chooser, Level, Limits, Line, Progress};

/// A question about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Its best lines.
    Lines { count: usize, limits: Limits },
    /// The best line for the other side, as if it were its turn. Rejected if that is not a legal position.
    Threat { limits: Limits },
    /// The move of a level. The same seed gives the same move.
    Move { level: Level, seed: u64 },
}

/// The results so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The last complete depth.
    pub depth: u16,
    pub nodes: u64,
    /// The best line first.
    pub lines: Vec<Line<String>>,
    /// The move to make: the first move of the best line, or the choice of a level once it is made.
    pub choice: Option<String>,
}

/// A kind of game that the engine can think about.
pub trait SearchableGame: Sync {
    fn slug(&self) -> &'static str;

    /// The levels of the computer, from beginner to full strength.
    fn levels(&self) -> &'static [Level];

    /// A searcher with a transposition table of at most about this many bytes.
    fn searcher(&self, bytes: usize) -> Box<dyn AnySearcher>;
}

/// Thinks about one question at a time, in small steps.
pub trait AnySearcher {
    /// Starts a new question about the current position of a game.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    fn ask(&mut self, text: &GameText, question: Question) -> Result<(), OpenError>;

    /// Continues for at most about this many nodes.
    fn advance(&mut self, nodes: u64) -> Progress;

    /// If the question asks for the move of a level, chooses that move from the results so far.
    fn choose_now(&mut self);

    fn report(&self) -> Report;
}

impl<G: Game> SearchableGame for Erase<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn searcher(&self, bytes: usize) -> Box<dyn AnySearcher> {
        Box::new(GameSearcher::<G> {
            chooser: Chooser::new(bytes),
            chooses: false,
        })
    }
}

struct GameSearcher<G: Game> {
    chooser: Chooser<G::Node>,
    /// Whether the question asks for a level's move.
    chooses: bool,
}

impl<G: Game> AnySearcher for GameSearcher<G> {
    fn ask(&mut self, text: &GameText, question: Question) -> Result<(), OpenError> {
        let record = GameLine::<G>::read(text)?;
        let (position, before) = (record.last(), record.keys_before());
        match question {
            Question::Lines { count, limits } => {
                let searcher = self.chooser.searcher_mut();
                searcher.ask(position, &before, count, limits);
                self.chooses = false;
            }
            Question::Threat { limits } => {
                let searcher = self.chooser.searcher_mut();
                let null_move = position
                    .null_move()
                    .ok_or_else(|| OpenError::Start(Erased::new("nobody could pass here")))?;
                searcher.ask(&null_move, &[], 1, limits);
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
            false => self.chooser.searcher_mut().advance(nodes),
        }
    }

    fn choose_now(&mut self) {
        if self.chooses {
            self.chooser.choose_now();
        }
    }

    fn report(&self) -> Report {
        let searcher = self.chooser.searcher();
        let text = |line: Line<G::Move>| Line {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
            depth: line.depth,
        };
        let choice = match self.chooses {
            true => self.chooser.choice(),
            false => searcher.best(),
        };
        Report {
            depth: searcher.depth(),
            nodes: searcher.nodes(),
            lines: searcher.lines().into_iter().map(text).collect(),
            choice: choice.map(|mv| mv.to_string()),
        }
    }
}
