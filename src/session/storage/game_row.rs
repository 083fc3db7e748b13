//! The row of a game in the store:
//!
//! ```json
//! {"version":2,"revision":7,"replaces":2166136261,"text":"tablero 1\ngame zoq","undone":[],"names":["Ada",""],"levels":[0,4],"saved":0.0}
//! ```
//!
//! Games of the first form have version 1 and neither `revision` nor `replaces`.

use super::key_store::StorageError;
use super::keys::NEW_VERSION;
use super::revision::{Revision, checksum, number_of};
use crate::play::stored::{Unreadable, VERSION, read_version};
use crate::play::{SavedGame, limits};
use serde::{Deserialize, Serialize};

/// The row of a game, as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    pub revision: Revision,
    /// The checksum of the row that this one replaced. Missing in a first row and in the first form.
    pub replaces: Option<u32>,
    /// The game. Its `version` is always [`VERSION`], in either form of the row.
    pub game: SavedGame,
}

/// The form of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `v1`, without revisions.
    Old,
    /// `v2`.
    New,
}

/// The fields of a row. Rows of the first form may lack some of them.
#[derive(Serialize, Deserialize)]
struct Fields {
    version: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revision: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    replaces: Option<u32>,
    text: String,
    #[serde(default)]
    undone: Vec<String>,
    #[serde(default)]
    names: [String; 2],
    #[serde(default)]
    levels: [u8; 2],
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    fair: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    on_time: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    clock: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    correspondence: String,
    #[serde(default)]
    saved: f64,
}

impl GameRow {
    /// Reads a row.
    ///
    /// # Errors
    /// If a newer page wrote it, or it is damaged.
    pub fn read(raw: &str, form: Form) -> Result<GameRow, Unreadable> {
        let version = match form {
            Form::Old => VERSION,
            Form::New => NEW_VERSION,
        };
        let fields: Fields = read_version(raw, version)?;
        let (number, replaces) = match form {
            Form::Old => (0, None),
            Form::New => (fields.revision.ok_or(Unreadable::Garbled)?, fields.replaces),
        };
        Ok(GameRow {
            revision: Revision {
                number,
                checksum: checksum(raw),
            },
            replaces,
            game: SavedGame {
                version: VERSION,
                text: fields.text,
                undone: fields.undone,
                names: fields.names,
                levels: fields.levels,
                fair: fields.fair,
                on_time: fields.on_time,
                clock: fields.clock,
                correspondence: fields.correspondence,
                saved: fields.saved,
            },
        })
    }

    /// The text of the row in a form. Sets its checksum, and in the old form also its number.
    ///
    /// # Errors
    /// If it is too long to be read again.
    pub fn print(&mut self, form: Form) -> Result<String, StorageError> {
        if form == Form::Old {
            self.revision.number = 0;
            self.replaces = None;
        }
        let SavedGame {
            text,
            undone,
            names,
            levels,
            fair,
            on_time,
            clock,
            correspondence,
            saved,
            ..
        } = self.game.clone();
        let written = Fields {
            version: match form {
                Form::Old => VERSION,
                Form::New => NEW_VERSION,
            },
            revision: (form == Form::New).then_some(self.revision.number),
            replaces: self.replaces,
            text,
            undone,
            names,
            levels,
            fair,
            on_time,
            clock,
            correspondence,
            // JSON has no other numbers.
            saved: if saved.is_finite() { saved } else { 0.0 },
        };
        let text = serde_json::to_string(&written).map_err(|_| StorageError::Forbidden)?;
        if text.len() > limits::STORED {
            return Err(StorageError::Full);
        }
        self.revision.checksum = checksum(&text);
        Ok(text)
    }

    /// Whether this row was written by a tab that had read the other one, or a later one.
    #[must_use]
    pub fn follows(&self, other: &GameRow) -> bool {
        match self.revision.number.checked_sub(other.revision.number) {
            None | Some(0) => false,
            Some(1) => self.replaces == Some(other.revision.checksum),
            // The rows in between are not known.
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

/// The name of the game's kind in the text of a row, found by a quick search. The row may still be invalid.
#[must_use]
pub fn kind_in(raw: &str) -> Option<&str> {
    // In a row the text is a JSON string.
    let (_, rest) = raw.split_once("\\ngame ")?;
    rest.split(['\\', '"']).next()
}
