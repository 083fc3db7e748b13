//! Playing below full strength: a search with a limited number of nodes, and mistakes like those of people.

use super::node::{MoveOf, Node};
use super::score::Score;
use super::searcher::{Limits, Line, Progress, Searcher};
use crate::rules::{Position, mix};

/// A playing strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The number of nodes to search for a move.
    pub nodes: u64,
    /// The maximum depth.
    pub depth: u16,
    /// How many moves are compared. 0 means all.
    pub lines: u8,
    /// The maximum error in the value of a move, in the unit of [`Score::Estimate`].
    pub blur: i32,
    /// The percentage of moves that are overlooked.
    pub blind: u8,
    /// Whether moves that lose within three plies are avoided where another move does not.
    pub careful: bool,
    /// Which games are played better, if any.
    pub good_games: Option<GoodGames>,
}

/// Some whole games are played better than the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoodGames {
    /// The percentage of games that are good.
    pub good: u8,
    /// The nodes for a move in good games, which are played at full strength.
    pub nodes: u64,
}

impl Level {
    /// Full strength within this many nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Level {
        Level {
            nodes,
            depth: Limits::NONE.depth,
            lines: 1,
            blur: 0,
            blind: 0,
            careful: true,
            good_games: None,
        }
    }

    /// Plays like a person: compares all moves within these nodes and this depth, misjudges every move by up
    /// to `blur`, and overlooks `blind` per cent of the moves.
    #[must_use]
    pub const fn human(nodes: u64, depth: u16, blur: i32, blind: u8) -> Level {
        Level {
            nodes,
            depth,
            lines: 0,
            blur,
            blind,
            careful: false,
            good_games: None,
        }
    }

    /// The same level, but it plays `good` per cent of its games at full strength within this many nodes a
    /// move.
    #[must_use]
    pub const fn with_good_games(self, good: u8, nodes: u64) -> Level {
        Level {
            good_games: Some(GoodGames { good, nodes }),
            ..self
        }
    }

    /// The level at which it plays the game with this number.
    #[must_use]
    pub fn in_game(self, number: u64) -> Level {
        match self.good_games {
            Some(good_games) if mix(GOOD_GAMES, number) % 100 < u64::from(good_games.good) => {
                Level::full(good_games.nodes)
            }
            _ => Level {
                good_games: None,
                ..self
            },
        }
    }

    /// The same level, but it avoids moves that lose within a few plies.
    #[must_use]
    pub const fn careful(self) -> Level {
        Level {
            careful: true,
            ..self
        }
    }
}

/// Makes the choice of good games independent of other random choices from the same number.
const GOOD_GAMES: u64 = 0xf0;
/// A careful player avoids losses within this many plies.
const CARE: u16 = 3;
const CARE_BYTES: usize = 1 << 18;

/// Chooses moves at a level.
pub struct Chooser<N: Node> {
    searcher: Searcher<N>,
    care: Searcher<N>,
    level: Level,
    seed: u64,
    position: Option<N::Position>,
    /// The moves still to check once the search is done. They are tried from the last to the first.
    waiting: Option<Vec<MoveOf<N>>>,
    /// The move that is being checked for a quick loss, and the move chosen so far.
    looked_at: Option<MoveOf<N>>,
    first: Option<MoveOf<N>>,
}

impl<N: Node> Chooser<N> {
    /// Creates a chooser whose transposition table takes at most about this many bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Chooser<N> {
        Chooser::of(Searcher::new(bytes))
    }

    /// Creates a chooser that uses this searcher.
    #[must_use]
    pub fn of(searcher: Searcher<N>) -> Chooser<N> {
        let mut care = Searcher::new(CARE_BYTES);
        care.search_exactly();
        Chooser {
            searcher,
            care,
            level: Level::full(1),
            seed: 0,
            position: None,
            waiting: None,
            looked_at: None,
            first: None,
        }
    }

    /// Starts a new question: which move the level plays in a position. `before` has the repetition keys of
    /// the earlier positions. The same seed gives the same move.
    pub fn ask(&mut self, position: &N::Position, before: &[u64], level: Level, seed: u64) {
        let lines = match level.lines {
            0 => usize::MAX,
            lines => lines.into(),
        };
        let limits = Limits {
            depth: level.depth,
            nodes: level.nodes,
        };
        self.searcher.ask(position, before, lines, limits);
        self.level = level;
        self.seed = seed;
        self.position = Some(position.clone());
        self.waiting = None;
        self.looked_at = None;
        self.first = None;
    }

    /// Continues for at most about this many nodes. It is done once the move is chosen.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        if self.waiting.is_none() {
            match self.searcher.advance(nodes) {
                Progress::Done => self.rank_moves(),
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

    /// Chooses a move by the results so far.
    pub fn choose_now(&mut self) {
        if self.waiting.is_none() {
            self.rank_moves();
        }
    }

    /// The move, once it is chosen. `None` if there is no legal move.
    #[must_use]
    pub fn choice(&self) -> Option<MoveOf<N>> {
        self.first
    }

    /// The searcher with its results.
    #[must_use]
    pub fn searcher(&self) -> &Searcher<N> {
        &self.searcher
    }

    /// The searcher, for another question. The current question ends.
    pub fn searcher_mut(&mut self) -> &mut Searcher<N> {
        &mut self.searcher
    }

    /// Thinks until the move is chosen.
    pub fn finish(&mut self) -> Option<MoveOf<N>> {
        while self.advance(u64::MAX) != Progress::Done {}
        self.choice()
    }

    /// Orders the moves by the values that this player gives them.
    fn rank_moves(&mut self) {
        let Some(position) = &self.position else {
            return;
        };
        let moves = position.moves();
        let lines = self.searcher.lines();
        let key = mix(self.seed, N::new(position).key());
        let seen = |line: &&Line<MoveOf<N>>| {
            let index = moves.iter().position(|mv| *mv == line.moves[0]);
            mix(key, 2 * index.unwrap_or(0) as u64 + 1) % 100 >= u64::from(self.level.blind)
        };
        let mut taken: Vec<_> = lines.iter().filter(seen).collect();
        if taken.is_empty() {
            // At least one move is always seen, and it is not always the best.
            let any = mix(key, 0) as usize % lines.len().max(1);
            taken.extend(lines.get(any));
        }
        let misjudged = |line: &&Line<MoveOf<N>>| {
            let index = moves.iter().position(|mv| *mv == line.moves[0]);
            let chance = mix(key, 2 * index.unwrap_or(0) as u64);
            i64::from(line.score.number()) + random_error(chance, self.level.blur)
        };
        taken.sort_by_key(misjudged);
        let mut order: Vec<_> = taken.iter().map(|line| line.moves[0]).collect();
        let rest = moves.iter().filter(|mv| !order.contains(mv)).copied();
        let mut waiting: Vec<_> = rest.collect();
        waiting.append(&mut order);
        self.first = waiting.last().copied();
        self.waiting = Some(waiting);
    }

    /// Starts to check the next move. Returns false if there is none left.
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

/// A random error of at most `most`. Small errors are more frequent than large ones.
fn random_error(chance: u64, max: i32) -> i64 {
    let (one, other) = (chance & 0xffff, chance >> 16 & 0xffff);
    (one as i64 + other as i64 - 0xffff) * i64::from(max) / 0xffff
}
