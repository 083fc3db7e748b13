//! A finished game as a line, and back, by its rules.

use super::line::FinishedLine;
use super::shared_texts::{key_of, print_grouped};
use crate::play::game_code::{CODE_PREFIX, CodeRules, CodedGame, encode_game, unseal};
use crate::play::stored::{Unreadable, VERSION};
use crate::play::{Correspondence, GameText, Kind, SavedGame, print_board};
use crate::session::storage::game_row::GameRow;
use crate::session::storage::key_store::StorageError;

/// The rules for coding finished games.
#[derive(Clone, Copy)]
pub struct CodedRules {
    /// The kind of game with this name. None if its rules are not loaded.
    pub kind: fn(&str) -> Option<&'static dyn Kind>,
    pub codes: &'static [Option<CodeRules>],
}

/// A line for a page, with the texts that the page needs for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    pub id: String,
    pub text: String,
    /// The board, and the names of the pieces.
    pub shared: Vec<String>,
}

/// Why a game stays a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StayReason {
    /// It has no row of the new form that can be read.
    NoRow,
    /// It is in memory only.
    Unsaved,
    /// It is not over.
    NotOver,
    /// A friend who plays by links does not know its end.
    NotSent,
    /// Its rules are not loaded.
    NoRules,
    /// A line cannot express all of it, for example moves that were taken back.
    NotCodable,
    /// Another tab has changed the page or the row meanwhile.
    Changed,
    Store(StorageError),
}

/// The line of a game. Reading it gives exactly the same game.
///
/// # Errors
/// Why it has no line.
pub fn line_of(id: &str, row: &GameRow, rules: CodedRules) -> Result<NewLine, StayReason> {
    let game = &row.game;
    let text: GameText = game.text.parse().map_err(|_| StayReason::NotCodable)?;
    if text.result.is_none() {
        return Err(StayReason::NotOver);
    }
    let kind = (rules.kind)(&text.game).ok_or(StayReason::NoRules)?;
    let record = game.resume(|_| Some(kind)).ok_or(StayReason::NotCodable)?;
    let result = record.result().ok_or(StayReason::NotOver)?;
    if Correspondence::of(game).is_some_and(|one| one.must_send(&record)) {
        return Err(StayReason::NotSent);
    }
    let states_start = text.start.is_some();
    let coded = CodedGame {
        text: GameText {
            on_time: game.on_time,
            ..text
        },
        names: game.names.clone(),
        ..CodedGame::default()
    };
    let link = encode_game(&coded, kind, rules.codes).map_err(|_| StayReason::NotCodable)?;
    let board = print_board(&record.board());
    let mut shared = vec![board.clone()];
    let line = FinishedLine {
        id,
        game: record.slug(),
        options: &record.options(),
        board: &key_of(&board),
        plies: record.plies(),
        outcome: result.outcome,
        ended: result.ended(),
        saved: game.saved,
        levels: game.levels,
        fair: game.fair,
        states_start,
        number: row.revision.number,
        code: link.strip_prefix(CODE_PREFIX).unwrap_or(&link),
        pieces: &print_grouped(record.pieces(record.plies()), &mut shared),
        clock: &game.clock,
        correspondence: &game.correspondence,
    };
    let text = line.print().ok_or(StayReason::NotCodable)?;
    let read = FinishedLine::read(&text).filter(|read| *read == line);
    match read.map(|read| read.saved_game(rules)) {
        Some(Ok(read)) if read == *game => Ok(NewLine {
            id: id.to_owned(),
            text,
            shared,
        }),
        _ => Err(StayReason::NotCodable),
    }
}

/// Why a line cannot be read as a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// Its rules are not loaded.
    NoRules,
    /// Its code is damaged or newer, or the rules do not allow the game.
    Unreadable(Unreadable),
}

impl FinishedLine<'_> {
    /// The game, with its moves checked by the rules.
    ///
    /// # Errors
    /// If its rules are not loaded, or they refuse it.
    pub fn saved_game(&self, rules: CodedRules) -> Result<SavedGame, NoGame> {
        let kind = (rules.kind)(self.game).ok_or(NoGame::NoRules)?;
        let refused = NoGame::Unreadable(Unreadable::Garbled);
        let sealed = unseal(&format!("{CODE_PREFIX}{}", self.code), rules.codes);
        let coded = sealed.map_err(|error| match error {
            crate::play::game_code::CodeError::Newer(_) => NoGame::Unreadable(Unreadable::Newer),
            _ => refused,
        })?;
        let coded = coded.open(kind).map_err(|_| refused)?;
        let on_time = coded.text.on_time;
        let text = GameText {
            start: coded.text.start.filter(|_| self.states_start),
            ..coded.text
        };
        Ok(SavedGame {
            version: VERSION,
            text: text.to_string(),
            undone: Vec::new(),
            names: coded.names,
            levels: self.levels,
            fair: self.fair,
            on_time,
            clock: self.clock.to_owned(),
            correspondence: self.correspondence.to_owned(),
            saved: self.saved,
        })
    }

    /// The line under another name, for a page with these texts.
    #[must_use]
    pub fn renamed(&self, id: &str, shared: Vec<String>) -> Option<NewLine> {
        let line = FinishedLine { id, ..self.clone() };
        Some(NewLine {
            id: id.to_owned(),
            text: line.print()?,
            shared,
        })
    }
}
