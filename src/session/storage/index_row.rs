//! The row of a game on home, without its rules.

use super::game_row::GameRow;
use super::revision::Revision;
use crate::play::tree::Termination;
use crate::play::{
    Board, Correspondence, GameRecord, Piece, SavedGame, print_board, print_pieces, read_board,
    read_pieces,
};
use crate::rules::{Outcome, Side};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The row of a game on home.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexRow {
    pub id: String,
    /// The revision of the row that it was made from.
    pub revision: Revision,
    /// The name of the game's kind.
    pub game: String,
    pub options: String,
    /// White's and Black's names.
    pub names: [String; 2],
    /// The computer's levels, 0 for a person.
    pub levels: [u8; 2],
    pub fair: bool,
    /// As in [`SavedGame`].
    pub correspondence: String,
    /// How many moves were made.
    pub plies: usize,
    /// As [`SavedGame::has_begun`].
    pub has_begun: bool,
    pub turn: Side,
    /// The result. None while the game is in progress.
    pub outcome: Option<Outcome>,
    /// How the players have ended it. None if the moves ended it, or it is in progress.
    pub ended: Option<Termination>,
    /// Whether a friend who plays by links must still be sent something.
    pub must_send: bool,
    /// Milliseconds since 1970.
    pub saved: f64,
    pub board: Board,
    pub pieces: Vec<Piece>,
}

impl IndexRow {
    /// Makes the row of a stored game from its record.
    #[must_use]
    pub fn of(id: &str, row: &GameRow, record: &GameRecord) -> IndexRow {
        IndexRow::of_game(id, row.revision, &row.game, record)
    }

    /// The same for a game with this revision, or with none if it is in memory only.
    #[must_use]
    pub fn of_game(
        id: &str,
        revision: Revision,
        game: &SavedGame,
        record: &GameRecord,
    ) -> IndexRow {
        IndexRow {
            id: id.to_owned(),
            revision,
            game: record.slug().to_owned(),
            options: record.options(),
            names: game.names.clone(),
            levels: game.levels,
            // Earlier versions left `fair` set after help.
            fair: game.fair && record.hints().is_empty(),
            correspondence: game.correspondence.clone(),
            plies: record.plies(),
            has_begun: game.has_begun(),
            turn: record.turn(),
            outcome: record.result().map(|result| result.outcome),
            ended: record.result().and_then(|result| result.ended()),
            must_send: Correspondence::of(game).is_some_and(|one| one.must_send(record)),
            saved: game.saved,
            board: record.board(),
            pieces: record.pieces(record.plies()),
        }
    }

    /// A sort key that puts the game saved last first.
    #[must_use]
    pub fn later_first(&self) -> Reverse<u64> {
        // The bits of numbers that are not negative are in the order of the numbers.
        Reverse(self.saved.max(0.0).to_bits())
    }

    /// Whether the game is in progress: it has begun, and it has not ended or a friend does not know its end.
    #[must_use]
    pub fn is_going(&self) -> bool {
        self.has_begun && (self.outcome.is_none() || self.must_send)
    }
}

/// A row as it is stored. The board is in a list, since many games have the same one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredIndexRow {
    id: String,
    revision: (u64, u32),
    game: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    options: String,
    names: [String; 2],
    levels: [u8; 2],
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    fair: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    correspondence: String,
    plies: usize,
    begun: bool,
    turn: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    must_send: bool,
    saved: f64,
    /// The place of the board in the list.
    board: usize,
    pieces: String,
}

impl StoredIndexRow {
    /// The stored form of a row. A board that is not in the list yet is added to it.
    pub fn of(row: &IndexRow, boards: &mut Vec<String>) -> StoredIndexRow {
        let text = print_board(&row.board);
        let known = boards.iter().position(|board| *board == text);
        let board = known.unwrap_or_else(|| {
            boards.push(text);
            boards.len() - 1
        });
        StoredIndexRow {
            id: row.id.clone(),
            revision: (row.revision.number, row.revision.checksum),
            game: row.game.clone(),
            options: row.options.clone(),
            names: row.names.clone(),
            levels: row.levels,
            fair: row.fair,
            correspondence: row.correspondence.clone(),
            plies: row.plies,
            begun: row.has_begun,
            turn: row.turn.to_string(),
            outcome: row.outcome.map(|outcome| outcome.to_string()),
            ended: row.ended.map(|ended| ended.to_string()),
            must_send: row.must_send,
            saved: row.saved,
            board,
            pieces: print_pieces(&row.pieces),
        }
    }

    /// Reads a row. None if it is damaged.
    pub fn read(self, boards: &[String]) -> Option<IndexRow> {
        let (number, checksum) = self.revision;
        let outcome = match self.outcome {
            None => None,
            Some(outcome) => Some(outcome.parse().ok()?),
        };
        Some(IndexRow {
            board: read_board(boards.get(self.board)?)?,
            pieces: read_pieces(&self.pieces)?,
            turn: self.turn.parse().ok()?,
            outcome,
            revision: Revision { number, checksum },
            id: self.id,
            game: self.game,
            options: self.options,
            names: self.names,
            levels: self.levels,
            fair: self.fair,
            correspondence: self.correspondence,
            plies: self.plies,
            has_begun: self.begun,
            ended: self.ended.and_then(|ended| Termination::read(&ended)),
            must_send: self.must_send,
            saved: self.saved,
        })
    }
}
