//! Touches and drags on the board that is set up.

use super::context::Editor;
use super::places::{client, is_drag};
use crate::play::Spot;
use crate::play::draft::highest;
use crate::session::editor::{EditorIntent, EditorModel, Tool};
use leptos::prelude::*;
use web_sys::PointerEvent;

/// The pointer over a board.
#[derive(Clone, Copy)]
pub struct Pointer {
    editor: Editor,
    press: StoredValue<Option<Press>>,
    /// The index of the piece that is dragged, and where it is drawn.
    pub carried: RwSignal<Option<(usize, (f64, f64))>>,
}

/// Where a pointer was pressed, and the places it has passed since.
#[derive(Clone)]
struct Press {
    id: i32,
    at: (f64, f64),
    /// The place that a touch here means.
    tapped: Option<Spot>,
    /// The place of the piece here.
    piece: Option<Spot>,
    passed: Vec<Spot>,
    is_drag: bool,
}

impl Pointer {
    pub fn new(editor: Editor) -> Pointer {
        Pointer {
            editor,
            press: StoredValue::new(None),
            carried: RwSignal::new(None),
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 || self.press.with_value(Option::is_some) {
            return;
        }
        let Some(point) = self.editor.point(client(event)) else {
            return;
        };
        let tapped = self
            .editor
            .place(point, |model, spot| model.touch_effect(spot).is_ok());
        // With this tool, a drag removes all pieces that it passes.
        let removes = self.editor.now(|model| model.tool() == Tool::Remove);
        let piece = self.editor.place(point, has_piece).filter(|_| !removes);
        if let Some(svg) = self.editor.svg.get_untracked() {
            // If this fails, a drag ends at the edge of the board.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        self.press.set_value(Some(Press {
            id: event.pointer_id(),
            at: client(event),
            tapped: tapped.or_else(|| self.editor.place(point, EditorModel::is_place)),
            piece,
            passed: tapped.into_iter().collect(),
            is_drag: false,
        }));
    }

    pub fn slide(self, event: &PointerEvent) {
        let Some(mut press) = self.pressed(event) else {
            return;
        };
        let Some(point) = self.editor.point(client(event)) else {
            return;
        };
        press.is_drag |= is_drag(press.at, client(event));
        if press.is_drag {
            match press.piece {
                Some(from) => {
                    let index = self
                        .editor
                        .now(|model| highest(&model.draft().pieces, from));
                    self.carried.set(index.map(|index| (index, point)));
                }
                None => {
                    let spot = self.editor.place(point, |model, spot| {
                        let removes = model.tool() == Tool::Remove;
                        model.touch_effect(spot).is_ok() && has_piece(model, spot) == removes
                    });
                    // From a cell, a drag does not fill the grooves between the cells.
                    let is_alike = |spot: &Spot| {
                        let first = press.passed.first();
                        first.is_none_or(|first| is_same_kind(*first, *spot))
                    };
                    let new = |spot: &Spot| !press.passed.contains(spot) && is_alike(spot);
                    if let Some(spot) = spot.filter(new) {
                        press.passed.push(spot);
                    }
                }
            }
        }
        self.press.set_value(Some(press));
    }

    pub fn up(self, event: &PointerEvent) {
        let Some(press) = self.pressed(event) else {
            return;
        };
        let point = self.editor.point(client(event));
        self.cancel();
        let intent = match (press.is_drag, press.piece) {
            (false, _) => press.tapped.map(EditorIntent::Tap),
            (true, Some(from)) => self.dropped(from, point),
            (true, None) => Some(EditorIntent::Paint(press.passed)),
        };
        if let Some(intent) = intent {
            self.editor.send(intent);
        }
    }

    pub fn cancel(self) {
        self.press.set_value(None);
        self.carried.set(None);
    }

    /// A piece that is dropped beside the board is removed.
    fn dropped(self, from: Spot, point: Option<(f64, f64)>) -> Option<EditorIntent> {
        let point = point?;
        if !self.editor.is_over_board(point) {
            return Some(EditorIntent::Take(from));
        }
        let fits = self
            .editor
            .place(point, |model, spot| model.can_carry(from, spot));
        // The editor shows why it does not fit.
        let to = fits.or_else(|| self.editor.place(point, EditorModel::is_place))?;
        (to != from.ground()).then_some(EditorIntent::Carry(from, to))
    }

    fn pressed(self, event: &PointerEvent) -> Option<Press> {
        let press = self.press.get_value()?;
        (press.id == event.pointer_id()).then_some(press)
    }
}

fn has_piece(model: &EditorModel, spot: Spot) -> bool {
    highest(&model.draft().pieces, spot).is_some()
}

/// Whether two places are both cells, or both grooves of one direction, or both crossings.
fn is_same_kind(one: Spot, other: Spot) -> bool {
    (one.x ^ other.x) & 1 == 0 && (one.y ^ other.y) & 1 == 0
}
