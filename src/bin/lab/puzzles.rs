//! `lab puzzles`: positions from games of self-play in which exactly one move wins within some number of
//! plies.
//!
//! The search only finds candidates. Every puzzle is proven by trying all moves of the rules
//! (`search::FullWidth`), and left out if that takes too long to be repeated in a test.

use super::Failure;
use super::arena::Chance;
use super::typed::{Typed, with_type};
use std::collections::HashSet;
use std::io::Write;
use tablero::play::{Game, GameLine, GameText, PUZZLE_NODES, PUZZLE_PROOF, print_puzzle};
use tablero::rules::mix;
use tablero::search::{
    BudgetSpent, ExactValue, FullWidth, GRADES, Limits, Line, MoveOf, Puzzle, Score, Searcher,
    grade,
};

/// The arguments.
pub(super) struct Arguments {
    pub text: GameText,
    pub count: usize,
    /// The maximum number of games to play.
    pub games: usize,
    pub seed: u64,
}

/// The strengths of the players in nodes a move. One move in `RANDOM_ONE_IN` is random, so that there are mistakes to
/// exploit.
const STRENGTHS: &[u64] = &[100, 600, 3_000];
const RANDOM_ONE_IN: usize = 12;
/// The number of random plies at the start.
const OPENING: usize = 4;
/// Games are cut off after this many plies.
const MAX_PLIES: usize = 200;
/// The nodes of a first search, of a second one, and of one that looks for a slower win by another move.
const FIRST_NODES: u64 = 3_000;
const SECOND_NODES: u64 = 30_000;
const LAST_NODES: u64 = 300_000;
/// The maximum number of the winner's moves.
const MAX_MOVES: u32 = 5;
const BYTES: usize = 4 << 20;
/// The maximum number of positions to find the whole line of a win.
const PUZZLE_LINE: u64 = 20_000_000;

pub(super) fn run(wanted: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
    let lines = with_type(&wanted.text.game, Maker(wanted)).unwrap_or_default();
    for line in &lines {
        writeln!(output, "{line}")?;
    }
    if lines.len() < wanted.count {
        eprintln!("{} of {} puzzles were found", lines.len(), wanted.count);
    }
    Ok(())
}

struct Maker<'a>(&'a Arguments);

impl Typed for Maker<'_> {
    type Made = Vec<String>;

    /// The same number of each grade, as far as there are that many. The result alternates between the
    /// grades.
    fn with<G: Game>(self) -> Vec<String> {
        let wanted = self.0;
        let Ok(start) = GameLine::<G>::read(&wanted.text) else {
            return Vec::new();
        };
        let share = wanted.count.div_ceil(GRADES.count());
        let mut found: Vec<Vec<Puzzle<G>>> = vec![Vec::new(); GRADES.count()];
        let mut seen = HashSet::new();
        let mut finder = PuzzleFinder::<G>::new();
        for game in 0..wanted.games {
            let mut chance = Chance::of(mix(wanted.seed, game as u64));
            let record = finder.play(&start, &mut chance);
            // Only one puzzle from each game, so that they are not too similar: the earliest, which is the
            // longest.
            let puzzle = (OPENING..record.plies())
                .filter_map(|ply| finder.look(record.position(ply)))
                .find(|puzzle| {
                    let same = &found[usize::from(puzzle.grade - GRADES.start())];
                    same.len() < share && !seen.contains(&puzzle.position)
                });
            if let Some(puzzle) = puzzle {
                seen.insert(puzzle.position.clone());
                found[usize::from(puzzle.grade - GRADES.start())].push(puzzle);
            }
            if found.iter().all(|same| same.len() == share) {
                break;
            }
        }
        let places =
            (0..share).flat_map(|place| found.iter().filter_map(move |all| all.get(place)));
        places.take(wanted.count).map(print_puzzle).collect()
    }
}

/// Plays games and looks for puzzles.
struct PuzzleFinder<G: Game>(Searcher<G::Node>);

impl<G: Game> PuzzleFinder<G> {
    fn new() -> PuzzleFinder<G> {
        PuzzleFinder(Searcher::new(BYTES))
    }

    /// A game between two players of random strengths.
    fn play(&mut self, start: &GameLine<G>, chance: &mut Chance) -> GameLine<G> {
        let mut record = start.clone();
        let players = [0; 2].map(|_| chance.one_of(STRENGTHS).unwrap_or(STRENGTHS[0]));
        while record.result().is_none() && record.plies() < MAX_PLIES {
            let any = record.plies() < OPENING || chance.below(RANDOM_ONE_IN) == 0;
            let mv = match any {
                true => chance.one_of(&record.last().moves()),
                false => {
                    let limits = Limits::nodes(players[record.plies() % 2]);
                    self.0.ask(record.last(), &record.keys_before(), 1, limits);
                    self.0.finish();
                    self.0.best()
                }
            };
            if mv.is_none_or(|mv| record.play(mv).is_err()) {
                break;
            }
        }
        record
    }

    /// The puzzle in a position, if there is one.
    fn look(&mut self, position: &G) -> Option<Puzzle<G>> {
        let is_win = |score: Option<Score>| matches!(score, Some(Score::Win(3..)));
        if !is_win(self.best(position, 1, FIRST_NODES).first().copied())
            || self
                .best(position, 2, SECOND_NODES)
                .iter()
                .all(|score| is_win(Some(*score)))
        {
            return None;
        }
        let (moves, line) = only_win(position)?;
        let solution = line[0];
        let plies = 2 * moves as u16 - 1;
        let value = ExactValue::Win(plies);
        // Check that the search finds no slower win by another move, and that a smaller search finds the loss
        // after the solution.
        let slower = self.best(position, 2, LAST_NODES);
        let mut after = position.clone();
        after.play(solution);
        let lost = self.best(&after, 1, PUZZLE_NODES);
        let follows = matches!(lost.first(), Some(Score::Loss(_)));
        (follows && !matches!(slower.get(1), Some(Score::Win(_)))).then(|| Puzzle {
            position: position.clone(),
            value,
            line,
            grade: grade::<G::Node>(position, solution, value),
        })
    }

    fn best(&mut self, position: &G, lines: usize, nodes: u64) -> Vec<Score> {
        self.0.ask(position, &[], lines, Limits::nodes(nodes));
        self.0.finish();
        let score = |line: &Line<MoveOf<G::Node>>| line.score;
        self.0.lines().iter().map(score).collect()
    }
}

/// The number of moves and the line of the shortest win, if exactly one move wins in that number and the number is at
/// least two. None otherwise, or if the proof takes too long.
fn only_win<G: Game>(position: &G) -> Option<(u32, Vec<G::Move>)> {
    let mut proof = FullWidth::new(PUZZLE_PROOF);
    for moves in 1..=MAX_MOVES {
        let winning: Result<Vec<G::Move>, BudgetSpent> = proof.winning(position, moves);
        match winning.ok()?.as_slice() {
            [] => {}
            [_] if moves > 1 => {
                let line = FullWidth::new(PUZZLE_LINE).line(position, moves).ok()?;
                return Some((moves, line));
            }
            _ => return None,
        }
    }
    None
}
