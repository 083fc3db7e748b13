//! Puzzles with a game's types put away, and the list in which those of a game that is not solved are
//! shipped, a line each:
//!
//! ```text
//! 3 5 c6xd7 pppppp2/2P2p1p/8/8/8/8/PPPP1PPP/PPPPPPPP w
//! ```
//!
//! the grade, the plies of the win, the one move that wins within so many, and the position, of the
//! game's usual options.

use super::known::Value;
use super::{Game, Record};
use crate::search::{GRADES, Puzzle as Typed, Solved};
use serde::{Deserialize, Serialize};

/// How much is thought about an answer to a puzzle of a list: the right ones are proven within it.
pub const PUZZLE_NODES: u64 = 60_000;
/// How many positions it takes at most to prove such a puzzle by trying everything.
pub const PUZZLE_PROOF: u64 = 150_000;

/// A position in which exactly one move keeps the result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number by which it is solved once and for all: of a list, its place there from 1.
    pub number: u64,
    /// [`super::GameText`] of the position, printed.
    pub text: String,
    /// What that move keeps, a win or a draw.
    #[serde(with = "Value")]
    pub value: Solved,
    /// One of [`GRADES`].
    pub grade: u8,
    /// That move.
    pub solution: String,
}

impl Puzzle {
    pub(super) fn of<G: Game>(puzzle: Typed<G>, number: u64) -> Puzzle {
        Puzzle {
            number,
            value: puzzle.value,
            grade: puzzle.grade,
            solution: puzzle.solution.to_string(),
            text: Record::from_position(puzzle.position).text().to_string(),
        }
    }

    /// The puzzle of a number in the list of a game, which begins again at its end; none if the list is
    /// empty.
    #[must_use]
    pub fn listed<G: Game>(number: u64) -> Option<Puzzle> {
        let count = G::PUZZLES.lines().count() as u64;
        let place = number.saturating_sub(1).checked_rem(count)?;
        let line = G::PUZZLES.lines().nth(usize::try_from(place).ok()?)?;
        Some(Puzzle::of(read_puzzle::<G>(line)?, place + 1))
    }
}

/// Reads a line of a list; none if it is not one.
#[must_use]
pub fn read_puzzle<G: Game>(line: &str) -> Option<Typed<G>> {
    let mut fields = line.splitn(4, ' ');
    let mut next = || fields.next();
    let grade = next()?
        .parse()
        .ok()
        .filter(|grade| GRADES.contains(grade))?;
    let plies = next()?.parse().ok()?;
    let solution = next()?.parse().ok()?;
    let position = G::parse(G::Options::default(), next()?).ok()?;
    position.moves().contains(&solution).then_some(Typed {
        position,
        value: Solved::Win(plies),
        solution,
        grade,
    })
}

/// Writes a line of a list.
#[must_use]
pub fn print_puzzle<G: Game>(puzzle: &Typed<G>) -> String {
    let plies = puzzle.value.plies().unwrap_or_default();
    format!(
        "{} {plies} {} {}",
        puzzle.grade, puzzle.solution, puzzle.position
    )
}
