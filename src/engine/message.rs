//! The messages between the page and its worker, as JSON text:
//!
//! ```json
//! {"ask":{"id":1,"text":"tablero 1\ngame pogo","request":{"level":{"index":3,"seed":7,"game":1}}}}
//! {"done":{"id":1,"found":{"depth":4,"nodes":900,"millis":3.0,
//!     "lines":[{"score":{"estimate":12},"moves":["1b1-b2"],"depth":4}],"choice":"1b1-b2"}}}
//! ```
//!
//! Both programs come from the same build, so there is no version number: the names of their files contain
//! hashes.

use crate::play::{CheckCounts, JudgedMove, Probe, Puzzle, Report, limits};
use crate::search::{self, Score};
use serde::{Deserialize, Serialize};

/// The maximum number of bytes of a sentence about a message that cannot be read.
const LONGEST_SENTENCE: usize = 200;

/// A message of the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum PageMessage {
    Ask {
        /// Greater than all earlier ids.
        id: u64,
        /// [`crate::play::GameText`], printed.
        text: String,
        request: Request,
    },
    /// Ends the question with the result so far.
    Stop { id: u64 },
}

/// A question about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// The best lines in its last position.
    Lines {
        count: usize,
        /// Without limits the search continues until the page sends a stop.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u64>,
        /// Whether to search also for the other side's best move if it were its turn.
        #[serde(default)]
        threat: bool,
    },
    /// The move of a level of the game. Levels count from 0. `game` is the number of the game: some
    /// levels play some games better than others. After `millis` milliseconds the level moves by
    /// its result so far; without a limit it takes the time that it needs.
    Level {
        index: usize,
        seed: u64,
        game: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        millis: Option<u32>,
    },
    /// The best line in every position, the last position first, with this many nodes each.
    Game { nodes: u64 },
    /// The exact values of the last position and its moves, if the game is solved.
    Exact,
    /// The exact value of every move of the game, if the game is solved.
    Judge,
    /// Whether the solution is right. Takes a sample of `positions` positions by a seed and checks as many as
    /// possible in a short time, starting with number `from`. If there are fewer positions, every position is
    /// checked once.
    Check {
        positions: u64,
        seed: u64,
        from: u64,
    },
    /// The best play from the last position to the end, as the only line of [`Reply::Done`]. It uses the
    /// solution if the game is solved (an estimate then means a draw), else a search with this many nodes.
    PlayOut { nodes: u64 },
    /// The puzzle with this number. Only the options of the game matter.
    Puzzle { number: u64 },
}

/// A message of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Reply {
    /// The worker is ready. It does not receive messages before this.
    Ready,
    /// The results so far. The search continues.
    Found { id: u64, found: SearchResult },
    /// A position of a whole game: the one after `ply` of its moves.
    Evaluation {
        id: u64,
        ply: usize,
        moves: usize,
        found: SearchResult,
    },
    /// The final answer to a question. For a whole game it contains the result for the first position.
    Done { id: u64, found: SearchResult },
    /// A certain result. This is the final answer, except for [`Exact::Solving`].
    Exact { id: u64, exact: Exact },
    /// The question cannot be answered, or the message cannot be read. `id` is missing if the message has
    /// none.
    Refused { id: Option<u64>, sentence: String },
    /// The worker had an internal error and stopped.
    Lost { sentence: String },
}

/// An exact result from a solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Exact {
    /// The game is being solved; the number is the progress from 0 to 1. A level's move waits for it too.
    Solving(f64),
    Position(Probe),
    Game(Vec<JudgedMove>),
    /// The results of a check, and where to continue.
    Checked(CheckCounts),
    Puzzle(Puzzle),
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchResult {
    /// The last complete depth.
    pub depth: u16,
    pub nodes: u64,
    /// The time since the question.
    pub millis: f64,
    /// The best line first. Empty before a depth is complete, and if there is no move.
    pub lines: Vec<Line>,
    /// The move to make, once it is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// The other side's best line if it were its turn, with the score for that side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<Line>,
}

/// A move, its value for the side that makes it, and the expected continuation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Proven results and estimates are written differently.
    #[serde(with = "JsonScore")]
    pub score: Score,
    /// Never empty. The first is the move itself.
    pub moves: Vec<String>,
    /// The depth of the search that found it.
    pub depth: u16,
}

/// The JSON form of [`Score`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "Score", rename_all = "lowercase")]
enum JsonScore {
    Win(u16),
    Loss(u16),
    Estimate(i32),
}

impl From<search::Line<String>> for Line {
    fn from(line: search::Line<String>) -> Line {
        Line {
            score: line.score,
            moves: line.moves,
            depth: line.depth,
        }
    }
}

impl SearchResult {
    /// The result of a report, this many milliseconds after the question.
    #[must_use]
    pub fn of(report: Report, millis: f64) -> SearchResult {
        SearchResult {
            depth: report.depth,
            nodes: report.nodes,
            millis,
            lines: report.lines.into_iter().map(Line::from).collect(),
            choice: report.choice,
            threat: None,
        }
    }
}

impl PageMessage {
    #[must_use]
    pub fn print(&self) -> String {
        print(self)
    }

    /// # Errors
    /// A sentence, and the number of the question if it can be read.
    pub fn read(text: &str) -> Result<PageMessage, (Option<u64>, String)> {
        check_length(text).map_err(|sentence| (None, sentence))?;
        serde_json::from_str(text).map_err(|error| (id_in(text), sentence(&error)))
    }
}

impl Reply {
    /// The number of the question that it answers.
    #[must_use]
    pub fn id(&self) -> Option<u64> {
        match self {
            Reply::Found { id, .. }
            | Reply::Evaluation { id, .. }
            | Reply::Done { id, .. }
            | Reply::Exact { id, .. } => Some(*id),
            Reply::Refused { id, .. } => *id,
            Reply::Ready | Reply::Lost { .. } => None,
        }
    }

    #[must_use]
    pub fn print(&self) -> String {
        print(self)
    }

    /// # Errors
    /// A sentence.
    pub fn read(text: &str) -> Result<Reply, String> {
        check_length(text)?;
        serde_json::from_str(text).map_err(|error| sentence(&error))
    }
}

fn check_length(text: &str) -> Result<(), String> {
    let (bytes, max) = (text.len(), limits::MESSAGE);
    match bytes > max {
        true => Err(format!("{bytes} bytes, expected at most {max}")),
        false => Ok(()),
    }
}

/// The text of an error, shortened because it may contain long parts of the message.
fn sentence(error: &serde_json::Error) -> String {
    let mut sentence = error.to_string();
    sentence.truncate(sentence.floor_char_boundary(LONGEST_SENTENCE));
    sentence
}

fn print(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("strings, numbers and lists of them can be printed")
}

/// The number of a question that is otherwise unreadable.
fn id_in(text: &str) -> Option<u64> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.as_object()?.values().next()?.get("id")?.as_u64()
}

#[cfg(test)]
mod tests;
