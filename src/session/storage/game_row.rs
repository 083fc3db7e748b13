//! The row of a game in the store:
//!
//! ```json
//! {"version":2,"revision":7,"replaces":2166136261,"text":"tablero 1\ngame zoq","undone":[],"names":["Ada",""],"levels":[0,4],"saved":0.0}
//! ```
//!
//! Games of the first form have version 1 and neither `revision` nor `replaces`.

use super::key_store::Trouble;
use super::keys::NEW_VERSION;
use super::revision::{Revision, checksum, number_of};
use crate::play::stored::{Unread, VERSION, from_value, read_value};
use crate::play::{Saved, limits};
use serde::Serialize;
use serde_json::{Map, Value};

const REVISION: &str = "revision";
const REPLACES: &str = "replaces";
/// The fields of [`Saved`].
const GAME: [&str; 7] = [
    "version", "text", "undone", "names", "levels", "fair", "saved",
];

/// The row of a game, as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    pub revision: Revision,
    /// The checksum of the row that this one replaced. Missing in a first row and in the first form.
    pub replaces: Option<u32>,
    /// The game. Its `version` is always [`VERSION`], whatever the form of the row.
    pub game: Saved,
    /// Fields that this page does not know. They are written again.
    pub more: Map<String, Value>,
}

/// The form of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `v1`, without revisions.
    Old,
    /// `v2`.
    New,
}

#[derive(Serialize)]
struct Written<'a> {
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    revision: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    replaces: Option<u32>,
    text: &'a str,
    undone: &'a [String],
    names: &'a [String; 2],
    levels: [u8; 2],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    fair: bool,
    saved: f64,
    #[serde(flatten)]
    more: &'a Map<String, Value>,
}

impl GameRow {
    /// Reads a row.
    ///
    /// # Errors
    /// If a newer page wrote it, or it is damaged.
    pub fn read(raw: &str, form: Form) -> Result<GameRow, Unread> {
        let version = match form {
            Form::Old => VERSION,
            Form::New => NEW_VERSION,
        };
        let Value::Object(mut more) = read_value(raw, version)? else {
            return Err(Unread::Garbled);
        };
        let (mut number, mut replaces) = (0, None);
        if form == Form::New {
            let found = more.remove(REVISION).and_then(|value| value.as_u64());
            number = found.ok_or(Unread::Garbled)?;
            let found = more.remove(REPLACES).and_then(|value| value.as_u64());
            replaces = found.and_then(|found| u32::try_from(found).ok());
        }
        let known = GAME
            .iter()
            .filter_map(|name| Some(((*name).to_owned(), more.remove(*name)?)));
        let game: Saved = from_value(Value::Object(known.collect()))?;
        Ok(GameRow {
            revision: Revision {
                number,
                checksum: checksum(raw),
            },
            replaces,
            game: Saved {
                version: VERSION,
                ..game
            },
            more,
        })
    }

    /// The text of the row in a form. Sets its checksum, and in the old form also its number.
    ///
    /// # Errors
    /// If it is too long to be read again.
    pub fn print(&mut self, form: Form) -> Result<String, Trouble> {
        if form == Form::Old {
            self.revision.number = 0;
            self.replaces = None;
        }
        let written = Written {
            version: match form {
                Form::Old => VERSION,
                Form::New => NEW_VERSION,
            },
            revision: (form == Form::New).then_some(self.revision.number),
            replaces: self.replaces,
            text: &self.game.text,
            undone: &self.game.undone,
            names: &self.game.names,
            levels: self.game.levels,
            fair: self.game.fair,
            // JSON has no other numbers.
            saved: if self.game.saved.is_finite() {
                self.game.saved
            } else {
                0.0
            },
            more: &self.more,
        };
        let text = serde_json::to_string(&written).map_err(|_| Trouble::Forbidden)?;
        if text.len() > limits::STORED {
            return Err(Trouble::Full);
        }
        self.revision.checksum = checksum(&text);
        Ok(text)
    }

    /// Whether this row was written by a tab that knew the other one, or a later one than it.
    #[must_use]
    pub fn follows(&self, other: &GameRow) -> bool {
        match self.revision.number.checked_sub(other.revision.number) {
            None | Some(0) => false,
            Some(1) => self.replaces == Some(other.revision.checksum),
            // What was between is not known.
            Some(_) => true,
        }
    }
}

/// The revision of a row, found without reading all of it if this page wrote it. None if it cannot be read.
#[must_use]
pub fn revision_of(raw: &str, form: Form) -> Option<Revision> {
    let number = match form {
        Form::Old => Some(0),
        Form::New => number_of(raw),
    };
    match number {
        Some(number) => Some(Revision {
            number,
            checksum: checksum(raw),
        }),
        None => GameRow::read(raw, form).ok().map(|row| row.revision),
    }
}

/// The name of the game's kind in the text of a row, found by a quick look. The row may still be invalid.
#[must_use]
pub fn kind_in(raw: &str) -> Option<&str> {
    // In a row the text is a JSON string.
    let (_, rest) = raw.split_once("\\ngame ")?;
    rest.split(['\\', '"']).next()
}
