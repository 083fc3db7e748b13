//! Setting up positions of Push Push.

use super::cell::SIZE;
use super::gestures::KINDS;
use super::notation::{self, LETTERS};
use super::words::PushPushWords;
use super::{Cell, PositionError};
use crate::games::words::EditorWords;
use crate::play::draft::{Draft, DraftField, FieldKind, GameEditor, Mirror, PaletteItem};
use crate::play::{Erased, Piece, Pose, Spot};
use crate::rules::{Side, write_ranks};
use crate::words::{Locale, say};

const PALETTE: [PaletteItem; 9] = {
    let mut palette = [PaletteItem {
        side: None,
        kind: KINDS[0],
        pose: Pose::Flat,
        is_only: true,
    }; 9];
    let mut value = 1;
    while value < KINDS.len() {
        palette[value - 1] = PaletteItem::of(Side::White, KINDS[value]);
        palette[value + 3] = PaletteItem::of(Side::Black, KINDS[value]);
        value += 1;
    }
    palette
};

/// The state that the board does not show: White's first move, or the winner.
const FIELDS: [DraftField; 1] = [DraftField {
    key: "state",
    usual: "-",
    kind: FieldKind::Choice { is_checked: true },
}];

impl GameEditor for PushPushWords {
    fn palette(&self) -> &'static [PaletteItem] {
        &PALETTE
    }

    fn draft_text(&self, draft: &Draft) -> String {
        let mut text = String::new();
        let letter = |file, rank| {
            let piece = draft.on_cell(file, rank)?;
            let letters = LETTERS[piece.side.unwrap_or(Side::White) as usize];
            Some(char::from(letters[value(piece)]))
        };
        // Writing to a string does not fail.
        let _ = write_ranks(&mut text, (SIZE, SIZE), letter);
        format!("{text} {} {}", draft.turn.letter(), draft.field(0))
    }

    fn fields(&self) -> &'static [DraftField] {
        &FIELDS
    }

    fn read_fields(&self, text: &str) -> Vec<String> {
        let state = text.rsplit(' ').next().unwrap_or_default();
        vec![state.to_owned()]
    }

    /// Any white piece may have just moved.
    fn choices(&self, draft: &Draft, _: usize) -> Vec<String> {
        let white = |piece: &Piece| piece.side == Some(Side::White);
        let moved = draft.spots_of(white).into_iter();
        let won = ["-", "#w", "#b"].map(str::to_owned);
        won.into_iter()
            .chain(moved.map(|spot| spot.to_string()))
            .collect()
    }

    fn mirror_field(&self, draft: &Draft, field: usize, mirror: Mirror) -> String {
        let state = draft.field(field);
        match (state, Cell::read(state)) {
            (_, Some(cell)) => mirror.spot(draft.size, cell.spot()).to_string(),
            ("#w", _) if mirror == Mirror::Sides => "#b".to_owned(),
            ("#b", _) if mirror == Mirror::Sides => "#w".to_owned(),
            _ => state.to_owned(),
        }
    }

    fn faults(&self, text: &str) -> Vec<Erased> {
        let faults = notation::position_faults(text).into_iter();
        faults.map(Erased::new).collect()
    }

    fn fault_spots(&self, error: &Erased, draft: &Draft) -> Vec<Spot> {
        match error.downcast_ref() {
            Some(PositionError::Pieces { side, value, .. }) => {
                let kind = KINDS[usize::from(*value)];
                draft.spots_of(|piece| piece.side == Some(*side) && piece.kind == kind)
            }
            Some(PositionError::Balls { .. } | PositionError::BallInPlay { .. }) => {
                draft.spots_of(|piece| piece.side.is_none())
            }
            Some(PositionError::FirstMove { at } | PositionError::FirstMoveBefore { at }) => {
                vec![at.spot()]
            }
            _ => Vec::new(),
        }
    }
}

fn value(piece: &Piece) -> usize {
    let value = KINDS.iter().position(|kind| *kind == piece.kind);
    value.unwrap_or_default()
}

impl EditorWords for PushPushWords {
    fn field(&self, locale: Locale, _: &str) -> String {
        say!(locale, push_push.edit.state)
    }

    fn field_value(&self, locale: Locale, _: &str, value: &str) -> String {
        match value {
            "-" => say!(locale, push_push.edit.nothing),
            "#w" => say!(locale, push_push.edit.white_won),
            "#b" => say!(locale, push_push.edit.black_won),
            cell => say!(locale, push_push.edit.first, at = cell.to_owned()),
        }
    }
}
