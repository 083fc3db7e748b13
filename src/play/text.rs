//! A game as text, in form 1, which is used for stored games, links and the worker. Form 2, with variations, is in
//! `play::tree`, and codes are in `play::game_code`.
//!
//! ```text
//! tablero 1
//! game breakthrough
//! start ppppp/ppppp/5/PPPPP/PPPPP w
//! moves b2-a3 b4-c3
//! hints 1
//! result white
//! ```
//!
//! `options` (before `start`), `start`, `moves`, `hints` and `result` are left out if they are empty. `hints`
//! are the plies after which a player got a hint. They count from 0, the start.

use super::limits;
use crate::rules::Outcome;
use std::fmt;
use std::str::FromStr;

/// The version of the format.
pub const VERSION: &str = "1";

/// A game as text that no rules have checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameText {
    /// The slug of the game.
    pub game: String,
    pub options: String,
    /// The first position. `None` means the usual one for the options.
    pub start: Option<String>,
    pub moves: Vec<String>,
    /// The numbers of plies after which a player got a hint, each once, in order.
    pub hints: Vec<usize>,
    /// The result: from the moves, a resignation, a loss on time or an agreed draw.
    pub result: Option<Outcome>,
    /// Whether a result that the moves do not lead to is a loss on time, not a resignation. Form 1 cannot express it:
    /// it is not printed, and it is false in a text that was read.
    pub on_time: bool,
}

impl GameText {
    /// Removes the moves after this many plies, the hints after them, and the result.
    pub fn shorten(&mut self, plies: usize) {
        self.moves.truncate(plies);
        self.hints.retain(|hint| *hint <= plies);
        self.result = None;
        self.on_time = false;
    }
}

/// The reason why a text is not a [`GameText`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// It does not start like a game text.
    Foreign,
    /// It was written by a newer version of the page.
    Newer(String),
    TooLong {
        bytes: usize,
    },
    /// A line that is unknown, repeated, out of order or empty.
    Line(String),
    NoGame,
    Result(String),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Foreign => f.write_str("not a game of tablero"),
            TextError::Newer(version) => {
                write!(f, "format `{version}` is not known, expected `{VERSION}`")
            }
            TextError::TooLong { bytes } => {
                write!(f, "{bytes} bytes, expected at most {}", limits::TEXT)
            }
            TextError::Line(line) => write!(f, "`{line}` was not expected here"),
            TextError::NoGame => f.write_str("no game is named"),
            TextError::Result(found) => {
                write!(
                    f,
                    "`{found}` is no result, expected `white`, `black` or `draw`"
                )
            }
        }
    }
}

impl std::error::Error for TextError {}

impl fmt::Display for GameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tablero {VERSION}\ngame {}", self.game)?;
        if !self.options.is_empty() {
            write!(f, "\noptions {}", self.options)?;
        }
        if let Some(start) = &self.start {
            write!(f, "\nstart {start}")?;
        }
        if !self.moves.is_empty() {
            write!(f, "\nmoves {}", self.moves.join(" "))?;
        }
        if !self.hints.is_empty() {
            let hints: Vec<String> = self.hints.iter().map(usize::to_string).collect();
            write!(f, "\nhints {}", hints.join(" "))?;
        }
        match self.result {
            Some(result) => write!(f, "\nresult {result}"),
            None => Ok(()),
        }
    }
}

impl FromStr for GameText {
    type Err = TextError;

    fn from_str(text: &str) -> Result<GameText, TextError> {
        if text.len() > limits::TEXT {
            return Err(TextError::TooLong { bytes: text.len() });
        }
        let mut lines = text.split('\n').peekable();
        match lines.next().and_then(|line| line.strip_prefix("tablero ")) {
            Some(VERSION) => {}
            Some(version) => return Err(TextError::Newer(version.chars().take(20).collect())),
            None => return Err(TextError::Foreign),
        }
        let mut take = |key: &str| -> Option<&str> {
            let value = lines.peek()?.strip_prefix(key)?.strip_prefix(' ')?;
            // An empty value is not consumed, so that its line is reported as unexpected.
            (!value.is_empty()).then(|| lines.next())?;
            Some(value)
        };
        let game = take("game").ok_or(TextError::NoGame)?.to_owned();
        let options = take("options").unwrap_or_default().to_owned();
        let start = take("start").map(str::to_owned);
        let moves = match take("moves") {
            Some(moves) => moves.split(' ').map(str::to_owned).collect(),
            None => Vec::new(),
        };
        let hints = match take("hints") {
            Some(hints) => read_hints(hints, moves.len()).ok_or_else(|| line("hints ", hints))?,
            None => Vec::new(),
        };
        let result = match take("result") {
            Some(found) => match found.parse() {
                Ok(result) => Some(result),
                Err(_) => return Err(TextError::Result(found.chars().take(20).collect())),
            },
            None => None,
        };
        match lines.next() {
            Some(other) => Err(line("", other)),
            None => Ok(GameText {
                game,
                options,
                start,
                moves,
                hints,
                result,
                on_time: false,
            }),
        }
    }
}

/// The name of the game in a text, without checking the text. Empty if the text names none.
#[must_use]
pub fn game_named_in(text: &str) -> &str {
    let mut lines = text.split('\n');
    let named = lines.find_map(|line| line.strip_prefix("game "));
    named.unwrap_or_default()
}

fn line(key: &str, rest: &str) -> TextError {
    TextError::Line(key.chars().chain(rest.chars()).take(60).collect())
}

/// Reads increasing numbers in their usual form. No number may be greater than the number of moves.
fn read_hints(text: &str, moves: usize) -> Option<Vec<usize>> {
    let mut hints = Vec::new();
    for word in text.split(' ') {
        let ply: usize = word.parse().ok()?;
        let fits = ply <= moves && hints.last().is_none_or(|last| *last < ply);
        if !fits || ply.to_string() != word {
            return None;
        }
        hints.push(ply);
    }
    Some(hints)
}
