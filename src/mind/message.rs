//! What the page and its worker tell each other, as JSON text:
//!
//! ```json
//! {"ask":{"id":1,"text":"tablero 1\ngame pogo","asked":{"level":{"index":3,"seed":7,"game":1}}}}
//! {"done":{"id":1,"found":{"depth":4,"nodes":900,"millis":3.0,
//!     "lines":[{"score":{"estimate":12},"moves":["1b1-b2"],"depth":4}],"choice":"1b1-b2"}}}
//! ```
//!
//! Both come from one build, so that no version stands in it: the names of their files are hashed.

use crate::play::{JudgedMove, Known, Puzzle, Report, Tally};
use crate::search::{self, Score};
use serde::{Deserialize, Serialize};

/// What the page says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Call {
    Ask {
        /// Greater than those of all questions before.
        id: u64,
        /// [`crate::play::GameText`], printed.
        text: String,
        asked: Asked,
    },
    /// What was found so far is enough.
    Stop { id: u64 },
}

/// What is asked of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Asked {
    /// The best lines of its last position.
    Lines {
        count: usize,
        /// No limit goes on until the page says stop.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u64>,
        /// Whether to look too for what the other side would do, were it its turn.
        #[serde(default)]
        threat: bool,
    },
    /// The move that a level of the game's ladder makes, counted from 0, in the game of a number: of
    /// some levels it depends how well they play it.
    Level { index: usize, seed: u64, game: u64 },
    /// The best line of every position, the last first, each with so many nodes.
    Game { nodes: u64 },
    /// What is known of its last position, where the game is solved.
    Exact,
    /// What is known of every move, where the game is solved.
    Judge,
    /// Whether the solution is right: as many positions as a short while allows, of so many drawn by a
    /// seed, from one of them on. All of them, each once, where there are no more.
    Verify {
        positions: u64,
        seed: u64,
        from: u64,
    },
    /// How its last position is played out by best play, the one line of [`Reply::Done`]: by the
    /// solution where the game is solved, where an estimate is a draw, else by a search of so many nodes.
    PlayOut { nodes: u64 },
    /// The puzzle of a number; of the game only its options matter.
    Puzzle { number: u64 },
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Reply {
    /// Whatever is said before this is not heard.
    Ready,
    /// So far; it thinks on.
    Found { id: u64, found: Found },
    /// A position of a whole game, the one after so many of its moves.
    Judged {
        id: u64,
        ply: usize,
        moves: usize,
        found: Found,
    },
    /// The last word on a question; after a whole game, with its last position judged.
    Done { id: u64, found: Found },
    /// What is known for certain, the last word but for [`Exact::Solving`].
    Exact { id: u64, exact: Exact },
    /// A question that cannot be answered, or words that are none: those have no number.
    Refused { id: Option<u64>, sentence: String },
    /// The worker has made a mistake and stopped.
    Lost { sentence: String },
}

/// What is known for certain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Exact {
    /// The game is being solved, and so much of that is done, from 0 to 1; a level's move waits for it
    /// too.
    Solving(f64),
    Position(Known),
    Game(Vec<JudgedMove>),
    /// What was checked, and from where to go on.
    Checked(Tally),
    Puzzle(Puzzle),
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// The last depth that was completed.
    pub depth: u16,
    pub nodes: u64,
    /// Since the question.
    pub millis: f64,
    /// The best first; none before a depth is completed, and where there is no move.
    pub lines: Vec<Line>,
    /// The move to make, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// What the other side would do, were it its turn; worth so much to that side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<Line>,
}

/// A move, what it is worth to the side that makes it, and what is expected to follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What is proven stays apart from what is estimated.
    #[serde(with = "Worth")]
    pub score: Score,
    /// Never empty; the first is the move itself.
    pub moves: Vec<String>,
    /// The depth of the search that found it.
    pub depth: u16,
}

/// [`Score`], as it is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Score", rename_all = "lowercase")]
enum Worth {
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

impl Found {
    /// A report, so many milliseconds after the question.
    #[must_use]
    pub fn of(report: Report, millis: f64) -> Found {
        Found {
            depth: report.depth,
            nodes: report.nodes,
            millis,
            lines: report.lines.into_iter().map(Line::from).collect(),
            choice: report.choice,
            threat: None,
        }
    }
}

impl Call {
    #[must_use]
    pub fn print(&self) -> String {
        print(self)
    }

    /// # Errors
    /// A sentence, and the number of the question where it can be told.
    pub fn read(text: &str) -> Result<Call, (Option<u64>, String)> {
        serde_json::from_str(text).map_err(|error| (id_in(text), error.to_string()))
    }
}

impl Reply {
    /// The number of the question that it answers.
    #[must_use]
    pub fn id(&self) -> Option<u64> {
        match self {
            Reply::Found { id, .. }
            | Reply::Judged { id, .. }
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
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

fn print(said: &impl Serialize) -> String {
    serde_json::to_string(said).expect("strings, numbers and lists of them can be printed")
}

/// The number of a question that is otherwise broken.
fn id_in(text: &str) -> Option<u64> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.as_object()?.values().next()?.get("id")?.as_u64()
}

#[cfg(test)]
mod tests;
