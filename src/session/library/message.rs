//! Messages to the library, and its effects.

use super::query::LibraryQuery;
use super::row_text::RowText;
use crate::session::storage::{LibraryRow, RemovedGames};

/// Something that has happened to the library. A place is the index of a row in the shown list.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryMessage {
    /// The games of this browser, the newest first.
    Rows(Vec<LibraryRow>),
    /// The texts of the rows have changed, for example because of another language.
    Texts(RowText),
    /// A request to show other games or another order.
    Query(LibraryQuery),
    /// The row at this place is pointed at now.
    Point(usize),
    /// Another row is pointed at. If `selects`, the rows from the one where the selection began are selected.
    Step { step: Step, selects: bool },
    /// The row at this place was selected or deselected.
    Toggle(usize),
    /// The rows from the one where the selection began up to this place are selected.
    SelectTo(usize),
    /// All rows in the list are selected.
    SelectAll,
    /// No row is selected.
    SelectNone,
    /// A request to open the game that is pointed at.
    Open,
    /// A request to delete the game that is pointed at; if it is selected, all selected games.
    DeletePointed,
    /// A request to delete the selected games.
    DeleteSelected,
    /// A request to export the selected games.
    ExportSelected,
    /// A request to restore the games that were deleted last.
    Undo,
    /// The answer to [`LibraryEffect::Delete`].
    Deleted(RemovedGames),
    /// Games were not deleted, because the browser refuses to store the change.
    NotDeleted,
    /// The answer to [`LibraryEffect::PutBack`] if not all games could be stored: those that were not.
    NotPutBack(RemovedGames),
    /// The message is dismissed: that a deletion has failed, or else the offer to undo.
    Dismiss,
    /// The offer to undo and the message about a deletion are no longer wanted.
    ForgetDeleted,
}

/// A step from the row that is pointed at to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// By this many rows down, or up if it is negative.
    By(isize),
    First,
    Last,
}

/// Something to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryEffect {
    /// Go to this game.
    Open(String),
    /// Delete these games unless they were continued since. Send [`LibraryMessage::Deleted`], and
    /// [`LibraryMessage::NotDeleted`] if that fails.
    Delete(Vec<LibraryRow>),
    /// Store deleted games again. Send [`LibraryMessage::NotPutBack`] if that fails.
    PutBack(RemovedGames),
    /// Save these games as one file.
    Export(Vec<String>),
    /// Scroll to the row that is pointed at, and focus it.
    ShowPointed,
    /// Scroll the list to its first row.
    ShowFirst,
}
