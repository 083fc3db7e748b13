//! Puzzles with the game type erased, and the lists that contain them, one puzzle a line:
//!
//! ```text
//! 3 5 c6xd7,e8xd7,d6xe7,f8xe7,b6-a7 pppppp2/2P2p1p/8/8/8/8/PPPP1PPP/PPPPPPPP w
//! ```
//!
//! A line has the grade, the plies of the win (`-` for a draw), the one right move with its continuation, and
//! the position, for the game's usual options. In a list `GAME.txt` the lines are the puzzles 1, 2, 3 and so
//! on. `GAME-days.txt` has the puzzles of days, with the date at the start of each line.

use super::probe::Value;
use super::{Day, Game, GameLine, GameText, puzzle_name};
use crate::search::{ExactValue, GRADES, Puzzle as Typed};
use serde::{Deserialize, Serialize};
use std::str::Split;

/// The nodes to search after an answer to a puzzle of a list. Right answers are proven within this number.
pub const PUZZLE_NODES: u64 = 60_000;
/// The maximum number of positions needed to prove such a puzzle by exhaustive search.
pub const PUZZLE_PROOF: u64 = 150_000;

/// The separator between the moves of a line.
const COMMA: char = ',';
/// Written instead of the plies of a win.
const DRAW: &str = "-";

/// A position in which exactly one move keeps the result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number under which the solution is recorded. If a list repeats, the line number in the list, from
    /// 1.
    pub number: u64,
    /// [`super::GameText`] of the position, printed.
    pub text: String,
    /// The result that the right move keeps: a win or a draw.
    #[serde(with = "Value")]
    pub value: ExactValue,
    /// One of [`GRADES`].
    pub grade: u8,
    /// The right move. If it wins, the longest defence and the shortest win follow, to the end of the game.
    pub line: Vec<String>,
}

impl Puzzle {
    pub(super) fn of<G: Game>(puzzle: Typed<G>, number: u64) -> Puzzle {
        Puzzle {
            number,
            value: puzzle.value,
            grade: puzzle.grade,
            line: puzzle.line.iter().map(ToString::to_string).collect(),
            text: GameLine::from_position(puzzle.position).text().to_string(),
        }
    }

    /// Reads a puzzle of a game from its line in a list. `None` if the line is not valid. Its position
    /// and moves are only checked when it is played.
    #[must_use]
    pub fn read(game: &str, number: u64, line: &str) -> Option<Puzzle> {
        let fields = Fields::read(line)?;
        let text = GameText {
            game: game.to_owned(),
            start: Some(fields.position.to_owned()),
            ..GameText::default()
        };
        Some(Puzzle {
            number,
            text: text.to_string(),
            value: fields.value,
            grade: fields.grade,
            line: fields.moves.map(str::to_owned).collect(),
        })
    }

    /// The one right move; empty if the line is empty, which never happens in a puzzle.
    #[must_use]
    pub fn solution(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }
}

/// The number and the line of a puzzle in the list of a game. `None` if it is missing. A list that `repeats`
/// starts again at its end.
#[must_use]
pub fn listed(list: &str, number: u64, repeats: bool) -> Option<(u64, &str)> {
    let place = number.checked_sub(1)?;
    let place = match repeats {
        true => place.checked_rem(list.lines().count() as u64)?,
        false => place,
    };
    let line = list.lines().nth(usize::try_from(place).ok()?)?;
    Some((place + 1, line))
}

/// The line of a day's puzzle in a list of days. `None` if it is missing.
#[must_use]
pub fn listed_day(list: &str, day: Day) -> Option<&str> {
    let date = puzzle_name(day.number());
    let mut lines = list.lines().filter_map(|line| line.split_once(' '));
    lines.find_map(|(of, line)| (of == date).then_some(line))
}

/// The grade at the start of a line. `None` if there is no grade. The rest of the line is not read.
#[must_use]
pub fn grade_of_line(line: &str) -> Option<u8> {
    let grade = line.split(' ').next()?.parse().ok()?;
    GRADES.contains(&grade).then_some(grade)
}

/// The fields of a line.
struct Fields<'a> {
    grade: u8,
    value: ExactValue,
    moves: Split<'a, char>,
    position: &'a str,
}

impl<'a> Fields<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let mut fields = line.splitn(4, ' ');
        let mut next = || fields.next();
        let grade = next()?.parse().ok()?;
        let value = match next()? {
            DRAW => ExactValue::Draw,
            plies => ExactValue::Win(plies.parse().ok()?),
        };
        let moves = next()?.split(COMMA);
        let position = next()?;
        GRADES.contains(&grade).then_some(Fields {
            grade,
            value,
            moves,
            position,
        })
    }
}

/// Reads a line of a list. `None` if it is not valid.
#[must_use]
pub fn read_puzzle<G: Game>(line: &str) -> Option<Typed<G>> {
    let Fields {
        grade,
        value,
        moves,
        position,
    } = Fields::read(line)?;
    let position = G::parse(G::Options::default(), position).ok()?;
    let mut played = position.clone();
    let play = |text: &str| {
        let mv = text.parse().ok()?;
        let is_legal = played.outcome().is_none() && played.moves().contains(&mv);
        is_legal.then(|| played.play(mv))?;
        Some(mv)
    };
    let line = moves.map(play).collect::<Option<_>>()?;
    Some(Typed {
        position,
        value,
        line,
        grade,
    })
}

/// Writes a line of a list.
#[must_use]
pub fn print_puzzle<G: Game>(puzzle: &Typed<G>) -> String {
    let plies = puzzle.value.plies();
    let plies = plies.map_or(DRAW.to_owned(), |plies| plies.to_string());
    let line: Vec<_> = puzzle.line.iter().map(ToString::to_string).collect();
    format!(
        "{} {plies} {} {}",
        puzzle.grade,
        line.join(&COMMA.to_string()),
        puzzle.position
    )
}
