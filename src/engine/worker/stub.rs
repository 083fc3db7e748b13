//! A stub game whose searcher has a fixed speed and its own clock.

use crate::play::{AnySearcher, GameText, OpenError, Puzzle, Question, Report, SearchableGame};
use crate::search::{ExactValue, Level, Limits, Line, Progress, Score};
use std::cell::{Cell, RefCell};

/// How many nodes each depth takes.
pub(super) const DEPTH: u64 = 10_000;

thread_local! {
    static NOW: Cell<f64> = const { Cell::new(0.0) };
    /// The speed in nodes a millisecond.
    static SPEED: Cell<f64> = const { Cell::new(100.0) };
    /// The table sizes of all searchers that were created.
    static CALLED: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn clock() -> f64 {
    NOW.get()
}

pub(super) fn set_speed(speed: f64) {
    SPEED.set(speed);
}

/// The number of searchers created so far.
pub(super) fn called() -> usize {
    CALLED.with_borrow(Vec::len)
}

pub(super) fn kinds(slug: &str) -> Option<&'static dyn SearchableGame> {
    match slug {
        "slow" => Some(&Slow("slow")),
        "other" => Some(&Slow("other")),
        _ => None,
    }
}

/// The puzzle with this number.
pub(super) fn puzzle(number: u64) -> Puzzle {
    Puzzle {
        number,
        text: "tablero 1\ngame slow".to_owned(),
        value: ExactValue::Win(3),
        grade: 1,
        line: vec!["best".to_owned()],
    }
}

struct Slow(&'static str);

impl SearchableGame for Slow {
    fn slug(&self) -> &'static str {
        self.0
    }

    fn levels(&self) -> &'static [Level] {
        const LEVELS: &[Level] = &[Level::full(1_000), Level::full(50_000)];
        LEVELS
    }

    fn searcher(&self, bytes: usize) -> Box<dyn AnySearcher> {
        CALLED.with_borrow_mut(|called| called.push(bytes));
        Box::new(SlowMind::default())
    }
}

#[derive(Default)]
struct SlowMind {
    nodes: u64,
    max: u64,
    depth: u64,
    /// The number of moves already made.
    ply: usize,
    /// The prefix of every move: it shows whether the move is the threat.
    kind: &'static str,
}

impl AnySearcher for SlowMind {
    fn ask(&mut self, text: &GameText, question: Question) -> Result<(), OpenError> {
        if text.moves.iter().any(|mv| mv == "wrong") {
            return Err(OpenError::no_game("wrong"));
        }
        let (kind, limits) = match question {
            Question::Lines { limits, .. } => ("line", limits),
            Question::Threat { limits } => ("threat", limits),
            Question::Move { level, .. } => ("level", Limits::nodes(level.nodes)),
        };
        *self = SlowMind {
            nodes: 0,
            max: match limits.depth {
                depth if depth == Limits::NONE.depth => limits.nodes,
                depth => limits.nodes.min(u64::from(depth) * DEPTH),
            },
            depth: 0,
            ply: text.moves.len(),
            kind,
        };
        Ok(())
    }

    fn advance(&mut self, nodes: u64) -> Progress {
        let until = (self.nodes + nodes)
            .min(self.max)
            .min((self.depth + 1) * DEPTH);
        NOW.set(NOW.get() + (until - self.nodes) as f64 / SPEED.get());
        self.nodes = until;
        if self.nodes >= self.max {
            return Progress::Done;
        }
        if self.nodes == (self.depth + 1) * DEPTH {
            self.depth += 1;
            return Progress::Deeper;
        }
        Progress::Thinking
    }

    fn choose_now(&mut self) {
        self.max = self.nodes;
    }

    fn report(&self) -> Report {
        let depth = u16::try_from(self.depth).unwrap();
        let line = Line {
            score: Score::Estimate(i32::from(depth)),
            moves: vec![format!("{}{}", self.kind, self.ply)],
            depth,
        };
        let done = self.nodes >= self.max;
        Report {
            depth,
            nodes: self.nodes,
            lines: if depth > 0 { vec![line] } else { Vec::new() },
            choice: done.then(|| format!("{}{}", self.kind, self.ply)),
        }
    }
}
