//! Whether the rules accept a draft.

use crate::play::draft::{Draft, GameEditor};
use crate::play::{Kind, OpenError, Pos, Spot};

/// What the game's reader of positions says about a draft.
pub enum Checked {
    Legal(Pos),
    Fault {
        error: OpenError,
        /// The places that it is about, at ground level.
        spots: Vec<Spot>,
    },
}

/// Asks the game's reader of positions about a draft, whose notation is given.
#[must_use]
pub fn check(kind: &dyn Kind, editor: &dyn GameEditor, draft: &Draft, text: &str) -> Checked {
    match kind.start(&draft.options, Some(text)) {
        Ok(position) => Checked::Legal(position),
        Err(error) => {
            let spots = match &error {
                OpenError::Start(error) => editor.fault_spots(error, draft),
                _ => Vec::new(),
            };
            Checked::Fault { error, spots }
        }
    }
}
