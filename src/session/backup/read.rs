//! Reading a backup.

use super::names::{
    ANY_FIRST, END, FINISHED, FIRST, FIRST_WITH_LINES, GAME, SETTINGS, SHARED, VARIATIONS,
};
use crate::play::stored::{check_version, read_version};
use crate::play::{SavedGame, limits};
use crate::session::progress::{Progress, ProgressKind};
use crate::session::storage::keys::NEW_VERSION;
use crate::session::storage::{FinishedLine, Form, GameRow, checksum, fits, key_of};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt;

/// The contents of a backup.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Backup {
    pub parts: Vec<SavedPart>,
    /// How many lines could not be read.
    pub damaged: usize,
    /// Whether the end is missing.
    pub is_cut_off: bool,
}

impl Backup {
    /// The names of the kinds of its games.
    #[must_use]
    pub fn kinds(&self) -> BTreeSet<&str> {
        fn kind(part: &SavedPart) -> Option<&str> {
            match part {
                SavedPart::Game(_, game) => {
                    let mut lines = game.text.lines();
                    lines.find_map(|line| line.strip_prefix("game "))
                }
                SavedPart::Finished(_, line) => FinishedLine::read(line).map(|line| line.game),
                _ => None,
            }
        }
        self.parts.iter().filter_map(kind).collect()
    }
}

/// A value of a backup.
#[derive(Clone, PartialEq, Debug)]
pub enum SavedPart {
    /// The settings as they are stored.
    Settings(String),
    Progress(ProgressKind, Progress),
    /// A game by its name in the other browser.
    Game(String, Box<SavedGame>),
    /// The variations and notes of a game, as text.
    Variations(String, String),
    /// A finished game as a line, by its name in the other browser.
    Finished(String, String),
    /// A text that lines have in common.
    Shared(String),
}

/// Why a text is not a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackupError {
    Foreign,
    /// A newer page wrote it.
    Newer,
    TooLong {
        bytes: usize,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Foreign => f.write_str("not a backup"),
            BackupError::Newer => f.write_str("a newer version of the page wrote it"),
            BackupError::TooLong { bytes } => {
                write!(f, "{bytes} bytes, expected at most {}", limits::BACKUP)
            }
        }
    }
}

impl std::error::Error for BackupError {}

/// The first line with a text.
fn first_line(text: &str) -> &str {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next().unwrap_or_default();
    first.trim_start_matches('\u{feff}').trim_end()
}

/// Whether a text begins like a backup of any version.
#[must_use]
pub fn is_backup(text: &str) -> bool {
    first_line(text).starts_with(ANY_FIRST)
}

/// Reads a backup as far as that is possible.
///
/// # Errors
/// If the first line is not the first line of a backup.
pub fn read_backup(text: &str) -> Result<Backup, BackupError> {
    let bytes = text.len();
    if bytes > limits::BACKUP {
        return Err(BackupError::TooLong { bytes });
    }
    match first_line(text) {
        FIRST | FIRST_WITH_LINES => {}
        _ if is_backup(text) => return Err(BackupError::Newer),
        _ => return Err(BackupError::Foreign),
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty()).skip(1);
    let mut backup = Backup::default();
    let mut ended = None;
    for line in lines {
        if let Some(count) = line.strip_prefix(END) {
            ended = count.trim_end().parse().ok();
            continue;
        }
        match part(line) {
            Some(part) => backup.parts.push(part),
            None => backup.damaged += 1,
        }
    }
    backup.is_cut_off = ended != Some(backup.parts.len() + backup.damaged);
    Ok(backup)
}

/// The value in a line. None if it is damaged, or of a kind that is not known.
fn part(line: &str) -> Option<SavedPart> {
    let (name, rest) = line.split_once(' ')?;
    let (stated, value) = rest.split_once(' ')?;
    let value = value.trim_end_matches('\r');
    let sum = u32::from_str_radix(stated, 16).ok()?;
    if sum != checksum(&format!("{name} {value}")) {
        return None;
    }
    if let Some(id) = name.strip_prefix(GAME) {
        let row = GameRow::read(value, Form::New).ok()?;
        return is_id(id).then(|| SavedPart::Game(id.to_owned(), Box::new(row.game)));
    }
    if let Some(id) = name.strip_prefix(VARIATIONS) {
        let text = read_version::<Text>(value, NEW_VERSION).ok()?.text;
        return is_id(id).then(|| SavedPart::Variations(id.to_owned(), text));
    }
    if let Some(id) = name.strip_prefix(FINISHED) {
        let line = FinishedLine::read(value)?;
        return (is_id(id) && line.id == id && line.print().is_some())
            .then(|| SavedPart::Finished(id.to_owned(), value.to_owned()));
    }
    if let Some(key) = name.strip_prefix(SHARED) {
        return (key_of(value) == key && fits(value)).then(|| SavedPart::Shared(value.to_owned()));
    }
    if name == SETTINGS {
        check_version(value, NEW_VERSION).ok()?;
        return Some(SavedPart::Settings(value.to_owned()));
    }
    let mut kinds = ProgressKind::ALL.into_iter();
    let kind = kinds.find(|kind| kind.key() == name)?;
    let progress = read_version(value, NEW_VERSION).ok()?;
    Some(SavedPart::Progress(kind, progress))
}

/// Names of games become parts of keys and addresses.
fn is_id(id: &str) -> bool {
    let is_short = (1..=40).contains(&id.len());
    is_short
        && id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[derive(Deserialize)]
struct Text {
    text: String,
}
