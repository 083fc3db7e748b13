//! Whole drafts: the draft of a position, an empty one, a mirrored one.

use super::{Draft, GameEditor, Mirror};
use crate::play::AnyPosition;
use crate::rules::Side;

impl Draft {
    /// The draft of a legal position.
    #[must_use]
    pub fn of(editor: &dyn GameEditor, position: &dyn AnyPosition) -> Draft {
        let board = position.board();
        Draft {
            options: position.options(),
            size: (board.width, board.height),
            pieces: position.pieces().to_vec(),
            turn: position.turn(),
            fields: editor.read_fields(&position.text()),
        }
    }

    /// The same board without pieces, with White to move and the usual value of every field.
    #[must_use]
    pub fn cleared(&self, editor: &dyn GameEditor) -> Draft {
        let usual = editor.fields().iter().map(|field| field.usual.to_owned());
        Draft {
            pieces: Vec::new(),
            turn: Side::White,
            fields: usual.collect(),
            ..self.clone()
        }
    }

    /// The mirrored draft.
    #[must_use]
    pub fn mirrored(&self, editor: &dyn GameEditor, mirror: Mirror) -> Draft {
        let mut draft = self.clone();
        for piece in &mut draft.pieces {
            for spot in &mut piece.spots {
                *spot = mirror.spot(self.size, *spot);
            }
            if mirror == Mirror::Sides {
                piece.side = piece.side.map(|side| side.other());
            }
        }
        if mirror == Mirror::Sides {
            draft.turn = self.turn.other();
        }
        let fields = 0..self.fields.len();
        draft.fields = fields
            .map(|field| editor.mirror_field(self, field, mirror))
            .collect();
        editor.set_levels(&mut draft.pieces);
        draft
    }
}
