//! Playing below full strength: a search bounded in nodes, and mistakes such as people make.

use super::node::{MoveOf, Node};
use super::score::Score;
use super::think::{Limits, Line, Progress, Thinker};
use crate::rules::{Position, mix};

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many nodes a move is thought about.
    pub nodes: u64,
    /// How deep at most.
    pub depth: u16,
    /// How many moves are compared; 0 for all.
    pub lines: u8,
    /// How much a move's worth is misjudged at most, in the unit of [`Score::Estimate`].
    pub blur: i32,
    /// How many moves of a hundred are not seen at all.
    pub blind: u8,
    /// Whether a move that loses within three plies is never made where another does not.
    pub careful: bool,
    /// Whether it has good days.
    pub form: Option<Form>,
}

/// Good days: whole games that are played better than others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// How many of a hundred games.
    pub good: u8,
    /// At full strength within so many nodes a move.
    pub nodes: u64,
}

impl Level {
    /// As well as so many nodes allow.
    #[must_use]
    pub const fn full(nodes: u64) -> Level {
        Level {
            nodes,
            depth: Limits::NONE.depth,
            lines: 1,
            blur: 0,
            blind: 0,
            careful: true,
            form: None,
        }
    }

    /// As a person might: comparing all moves within so many nodes and so deep, with every move misjudged
    /// by so much at most and so many of a hundred not seen.
    #[must_use]
    pub const fn human(nodes: u64, depth: u16, blur: i32, blind: u8) -> Level {
        Level {
            nodes,
            depth,
            lines: 0,
            blur,
            blind,
            careful: false,
            form: None,
        }
    }

    /// The same, but playing so many games of a hundred at full strength within so many nodes a move.
    #[must_use]
    pub const fn at_times(self, good: u8, nodes: u64) -> Level {
        Level {
            form: Some(Form { good, nodes }),
            ..self
        }
    }

    /// How it plays the game of that number.
    #[must_use]
    pub fn in_game(self, number: u64) -> Level {
        match self.form {
            Some(form) if mix(FORM, number) % 100 < u64::from(form.good) => Level::full(form.nodes),
            _ => Level { form: None, ..self },
        }
    }

    /// The same, but never losing soon without need.
    #[must_use]
    pub const fn careful(self) -> Level {
        Level {
            careful: true,
            ..self
        }
    }
}

/// Keeps the form of a day apart from what else is drawn by the same number.
const FORM: u64 = 0xf0;
/// The plies within which a careful player does not lose.
const CARE: u16 = 3;
const CARE_BYTES: usize = 1 << 18;

/// Chooses a move as a level does.
pub struct Chooser<N: Node> {
    thinker: Thinker<N>,
    care: Thinker<N>,
    level: Level,
    seed: u64,
    position: Option<N::Position>,
    /// Once thinking is over: the moves in the order in which they would be made, the next one last.
    waiting: Option<Vec<MoveOf<N>>>,
    /// The one that is looked at for what it loses, and the first of all.
    looked_at: Option<MoveOf<N>>,
    first: Option<MoveOf<N>>,
}

impl<N: Node> Chooser<N> {
    /// A chooser whose transposition table takes about so many bytes at most.
    #[must_use]
    pub fn new(bytes: usize) -> Chooser<N> {
        Chooser::of(Thinker::new(bytes))
    }

    /// A chooser that thinks by that thinker.
    #[must_use]
    pub fn of(thinker: Thinker<N>) -> Chooser<N> {
        let mut care = Thinker::new(CARE_BYTES);
        care.see_everything();
        Chooser {
            thinker,
            care,
            level: Level::full(1),
            seed: 0,
            position: None,
            waiting: None,
            looked_at: None,
            first: None,
        }
    }

    /// A new question: what that level plays in a position, before which positions with these
    /// repetition keys have stood. The same seed gives the same move.
    pub fn ask(&mut self, position: &N::Position, before: &[u64], level: Level, seed: u64) {
        let lines = match level.lines {
            0 => usize::MAX,
            lines => lines.into(),
        };
        let limits = Limits {
            depth: level.depth,
            nodes: level.nodes,
        };
        self.thinker.ask(position, before, lines, limits);
        self.level = level;
        self.seed = seed;
        self.position = Some(position.clone());
        self.waiting = None;
        self.looked_at = None;
        self.first = None;
    }

    /// Thinks on for about so many nodes at most; done once the move is chosen.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        if self.waiting.is_none() {
            match self.thinker.advance(nodes) {
                Progress::Done => self.line_up(),
                other => return other,
            }
        }
        if !self.level.careful || self.first.is_none() {
            return Progress::Done;
        }
        loop {
            if self.looked_at.is_none() && !self.look_at_next() {
                return Progress::Done;
            }
            match self.care.advance(nodes) {
                Progress::Done => {}
                other => return other,
            }
            let best = self.care.lines().first().map(|line| line.score);
            if !matches!(best, Some(Score::Win(plies)) if plies <= CARE) {
                self.first = self.looked_at;
                self.waiting = Some(Vec::new());
            }
            self.looked_at = None;
        }
    }

    /// The move, once it is chosen; none where there is none.
    #[must_use]
    pub fn choice(&self) -> Option<MoveOf<N>> {
        self.first
    }

    /// What was thought.
    #[must_use]
    pub fn thinker(&self) -> &Thinker<N> {
        &self.thinker
    }

    /// To ask it something else; what was asked here is over then.
    pub fn thinker_mut(&mut self) -> &mut Thinker<N> {
        &mut self.thinker
    }

    /// Chooses without rest.
    pub fn finish(&mut self) -> Option<MoveOf<N>> {
        while self.advance(u64::MAX) != Progress::Done {}
        self.choice()
    }

    /// Orders the moves by what this player takes them for.
    fn line_up(&mut self) {
        let Some(position) = &self.position else {
            return;
        };
        let moves = position.moves();
        let lines = self.thinker.lines();
        let key = mix(self.seed, N::new(position).key());
        let seen = |line: &&Line<MoveOf<N>>| {
            let index = moves.iter().position(|mv| *mv == line.moves[0]);
            mix(key, 2 * index.unwrap_or(0) as u64 + 1) % 100 >= u64::from(self.level.blind)
        };
        let mut taken: Vec<_> = lines.iter().filter(seen).collect();
        if taken.is_empty() {
            // Something is always seen, and not always the best.
            let any = mix(key, 0) as usize % lines.len().max(1);
            taken.extend(lines.get(any));
        }
        let misjudged = |line: &&Line<MoveOf<N>>| {
            let index = moves.iter().position(|mv| *mv == line.moves[0]);
            let chance = mix(key, 2 * index.unwrap_or(0) as u64);
            i64::from(line.score.number()) + off(chance, self.level.blur)
        };
        taken.sort_by_key(misjudged);
        let mut order: Vec<_> = taken.iter().map(|line| line.moves[0]).collect();
        let rest = moves.iter().filter(|mv| !order.contains(mv)).copied();
        let mut waiting: Vec<_> = rest.collect();
        waiting.append(&mut order);
        self.first = waiting.last().copied();
        self.waiting = Some(waiting);
    }

    /// Begins to look at the next of the moves; false if all are through.
    fn look_at_next(&mut self) -> bool {
        let (Some(position), Some(waiting)) = (&self.position, &mut self.waiting) else {
            return false;
        };
        let Some(mv) = waiting.pop() else {
            return false;
        };
        let mut after = position.clone();
        after.play(mv);
        self.care.ask(&after, &[], 1, Limits::depth(CARE));
        self.looked_at = Some(mv);
        true
    }
}

/// A misjudgement of at most so much, small ones more often than great ones.
fn off(chance: u64, most: i32) -> i64 {
    let (one, other) = (chance & 0xffff, chance >> 16 & 0xffff);
    (one as i64 + other as i64 - 0xffff) * i64::from(most) / 0xffff
}
