//! A draft as text, even if it is not legal:
//!
//! ```text
//! 8x8;w;OPTIONS;FIELD,FIELD;w pawn a2 b2;b pawn c7
//! ```

use super::{Draft, GameEditor};
use crate::play::{Board, limits, print_pieces, read_named_pieces};
use crate::rules::Side;

impl Draft {
    /// The text of the draft.
    #[must_use]
    pub fn print(&self) -> String {
        let (width, height) = self.size;
        format!(
            "{width}x{height};{};{};{};{}",
            self.turn.letter(),
            self.options,
            self.fields.join(","),
            print_pieces(&self.pieces)
        )
    }

    /// Reads the text of a draft. `board` returns the board for these options and this size, if there is one.
    #[must_use]
    pub fn read(
        editor: &dyn GameEditor,
        text: &str,
        board: impl FnOnce(&str, (u8, u8)) -> Option<Board>,
    ) -> Option<Draft> {
        if text.len() > limits::DRAFT {
            return None;
        }
        let mut parts = text.splitn(5, ';');
        let (width, height) = parts.next()?.split_once('x')?;
        let size = (width.parse().ok()?, height.parse().ok()?);
        let turn = Side::from_letter(parts.next()?)?;
        let options = parts.next()?.to_owned();
        let fields: Vec<String> = match parts.next()? {
            "" => Vec::new(),
            fields => fields.split(',').map(str::to_owned).collect(),
        };
        let pieces = parts.next()?;
        // Only names of the palette: other names would be kept in memory forever, and their number is limited.
        let name_of = |name: &str| {
            let mut names = editor.palette().iter().map(|item| item.kind);
            names.find(|known| *known == name)
        };
        let mut pieces = read_named_pieces(pieces, &name_of)?;
        let board = board(&options, size)?;
        let usual = editor.fields();
        let is_written = |field: &String| !field.is_empty() && !field.contains(char::is_whitespace);
        if fields.len() != usual.len()
            || !fields.iter().all(is_written)
            || (board.width, board.height) != size
            || !pieces.iter().all(|piece| editor.is_piece(&board, piece))
        {
            return None;
        }
        editor.set_levels(&mut pieces);
        // Check again with the levels: in some games, two pieces cannot be on one place.
        if !pieces.iter().all(|piece| editor.is_piece(&board, piece)) {
            return None;
        }
        Some(Draft {
            options,
            size,
            pieces,
            turn,
            fields,
        })
    }
}
