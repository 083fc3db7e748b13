//! The editor of positions.

use super::address::{options_and_text, read_edited};
use super::board::start_of;
use super::check::{Checked, DraftFault, check};
use super::escape::unescape;
use super::intent::{EditorMessage, Tool};
use super::offered::offered;
use super::piece_counts::{counts_of, missing};
use crate::play::draft::{
    Draft, DraftChange, GameEditor, PaletteItem, Refusal, highest, move_piece, remove_piece, tap,
};
use crate::play::{Board, Kind, OpenError, Piece, Pos, Spot};

/// A draft that is edited.
pub struct EditorModel {
    pub(super) kind: &'static dyn Kind,
    pub(super) editor: &'static dyn GameEditor,
    pub(super) draft: Draft,
    /// The start with the same options on the same board.
    pub(super) start: Pos,
    pub(super) board: Board,
    /// How many of each piece of the palette a new game has.
    pub(super) start_counts: Vec<usize>,
    /// The notation of the draft.
    pub(super) text: String,
    pub(super) checked: Checked,
    pub(super) tool: Tool,
    /// The place of the piece that is being moved with [`Tool::Move`].
    pub(super) selected: Option<Spot>,
    /// Why the last intent changed nothing, or what it lost.
    pub(super) notice: Option<EditorMessage>,
    /// The typed text if it is not a position, and why not.
    pub(super) typed: Option<(String, OpenError)>,
    pub(super) before: Vec<Draft>,
    pub(super) after: Vec<Draft>,
}

impl EditorModel {
    /// An editor that begins with this draft. None if no such board exists.
    #[must_use]
    pub fn new(
        kind: &'static dyn Kind,
        editor: &'static dyn GameEditor,
        draft: Draft,
    ) -> Option<EditorModel> {
        let start = start_of(kind, editor, &draft.options, draft.size)?;
        let text = editor.draft_text(&draft);
        Some(EditorModel {
            kind,
            editor,
            checked: check(kind, editor, &draft, &text),
            start_counts: counts_of(editor, start.pieces()),
            draft,
            board: start.board(),
            start,
            text,
            tool: Tool::Piece(0),
            selected: None,
            notice: None,
            typed: None,
            before: Vec::new(),
            after: Vec::new(),
        })
    }

    /// An editor for an address part. Text that cannot be read is shown as if it had been typed at the start.
    #[must_use]
    pub fn open(
        kind: &'static dyn Kind,
        editor: &'static dyn GameEditor,
        edited: &str,
    ) -> Option<EditorModel> {
        if let Some(draft) = read_edited(kind, editor, edited) {
            return EditorModel::new(kind, editor, draft);
        }
        let unescaped = unescape(edited);
        let (options, text) = options_and_text(&unescaped);
        let (start, text) = match kind.start(options, None) {
            Ok(start) => (start, text),
            Err(_) => (kind.start("", None).ok()?, unescaped.as_str()),
        };
        let mut model = EditorModel::new(kind, editor, Draft::of(editor, &*start))?;
        model.write(text, &mut Vec::new());
        Some(model)
    }

    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The name of a place.
    #[must_use]
    pub fn spot_name(&self, spot: Spot) -> String {
        self.start.spot_name(spot)
    }

    /// Whether any piece of the palette can be on a place.
    #[must_use]
    pub fn is_place(&self, spot: Spot) -> bool {
        let mut palette = self.editor.palette().iter();
        palette.any(|item| {
            let placed = self.editor.piece_on(&self.board, &[], item, spot);
            placed.is_ok()
        })
    }

    /// Whether a piece that is dragged from one place can be put on another one.
    #[must_use]
    pub fn can_carry(&self, from: Spot, to: Spot) -> bool {
        let mut pieces = self.draft.pieces.clone();
        move_piece(self.editor, &self.board, &mut pieces, (from, to)).is_ok()
    }

    /// Whether a piece of the palette that is dragged here can be put down.
    #[must_use]
    pub fn can_drop(&self, index: usize, spot: Spot) -> bool {
        let item = self.editor.palette().get(index);
        let place = |item| {
            let placed = self
                .editor
                .piece_on(&self.board, &self.draft.pieces, item, spot);
            placed.is_ok()
        };
        item.is_some_and(place)
    }

    /// The notation of the draft.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The last typed text if it is not a position, and why not.
    #[must_use]
    pub fn typed(&self) -> Option<&(String, OpenError)> {
        self.typed.as_ref()
    }

    /// The position, once it is legal.
    #[must_use]
    pub fn position(&self) -> Option<&Pos> {
        match &self.checked {
            Checked::Legal(position) => Some(position),
            Checked::Faults(_) => None,
        }
    }

    /// All reasons why the draft is not a position yet.
    #[must_use]
    pub fn faults(&self) -> &[DraftFault] {
        match &self.checked {
            Checked::Legal(_) => &[],
            Checked::Faults(faults) => faults,
        }
    }

    /// Why the last intent changed nothing, or what it lost.
    #[must_use]
    pub fn notice(&self) -> Option<&EditorMessage> {
        self.notice.as_ref()
    }

    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The place of the piece that is being moved.
    #[must_use]
    pub fn selected(&self) -> Option<Spot> {
        self.selected
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// How many fewer pieces of this kind of the palette there are than in a new game.
    #[must_use]
    pub fn missing(&self, index: usize) -> usize {
        missing(self.editor, &self.draft.pieces, &self.start_counts, index)
    }

    /// The values to choose from for a field. None for a number.
    #[must_use]
    pub fn offered(&self, field: usize) -> Option<Vec<String>> {
        offered(self.kind, self.editor, &self.draft, field)
    }

    /// The effect that a touch of a place would have with the chosen tool.
    ///
    /// # Errors
    /// If it would change nothing.
    pub fn touch_effect(&self, spot: Spot) -> Result<EditorMessage, Refusal> {
        match (self.tool, self.selected) {
            (Tool::Move, None) => match highest(&self.draft.pieces, spot) {
                Some(_) => Ok(EditorMessage::Selected(spot.ground())),
                None => Err(Refusal::NoPiece),
            },
            (Tool::Move, Some(from)) if from == spot.ground() => Ok(EditorMessage::Deselected),
            _ => {
                let mut pieces = self.draft.pieces.clone();
                self.touched(&mut pieces, spot).map(EditorMessage::Edited)
            }
        }
    }

    pub(super) fn item(&self) -> Option<&'static PaletteItem> {
        match self.tool {
            Tool::Piece(index) => self.editor.palette().get(index),
            Tool::Remove | Tool::Move => None,
        }
    }

    /// Applies a touch of a place with the chosen tool to these pieces.
    pub(super) fn touched(
        &self,
        pieces: &mut Vec<Piece>,
        spot: Spot,
    ) -> Result<DraftChange, Refusal> {
        match (self.tool, self.item(), self.selected) {
            (Tool::Piece(_), Some(item), _) => tap(self.editor, &self.board, pieces, item, spot),
            (Tool::Remove, ..) => remove_piece(self.editor, pieces, spot),
            (Tool::Move, _, Some(from)) => {
                move_piece(self.editor, &self.board, pieces, (from, spot))
            }
            (Tool::Piece(_) | Tool::Move, ..) => Err(Refusal::NoPiece),
        }
    }
}
