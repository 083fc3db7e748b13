//! Pieces that are dragged from the palette onto the board.

use super::context::Editor;
use super::places::{client, is_drag};
use crate::app::board::Symbol;
use crate::play::Piece;
use crate::play::markup::piece_class;
use crate::session::editor::{EditorIntent, EditorModel};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The pointer over the palette.
#[derive(Clone, Copy)]
pub struct PaletteDrag {
    editor: Editor,
    press: StoredValue<Option<Press>>,
    /// Whether the click that follows belongs to a drag.
    was_drag: StoredValue<bool>,
}

/// Where a pointer was pressed, and on which piece.
#[derive(Clone, Copy)]
struct Press {
    id: i32,
    at: (f64, f64),
    index: usize,
    is_drag: bool,
}

impl PaletteDrag {
    pub fn new(editor: Editor) -> PaletteDrag {
        PaletteDrag {
            editor,
            press: StoredValue::new(None),
            was_drag: StoredValue::new(false),
        }
    }

    pub fn down(self, event: &PointerEvent, index: usize) {
        self.was_drag.set_value(false);
        if event.button() == 0 && self.press.with_value(Option::is_none) {
            let target = event.current_target();
            if let Some(Ok(target)) = target.map(JsCast::dyn_into::<Element>) {
                // If this fails, there are no more events when a fast mouse leaves the piece.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            self.press.set_value(Some(Press {
                id: event.pointer_id(),
                at: client(event),
                index,
                is_drag: false,
            }));
        }
    }

    pub fn slide(self, event: &PointerEvent) {
        let Some(mut press) = self.pressed(event) else {
            return;
        };
        press.is_drag |= is_drag(press.at, client(event));
        if press.is_drag {
            self.editor.dragged.set(Some((press.index, client(event))));
            self.press.set_value(Some(press));
        }
    }

    pub fn up(self, event: &PointerEvent) {
        let Some(press) = self.pressed(event) else {
            return;
        };
        self.cancel();
        self.was_drag.set_value(press.is_drag);
        if let Some(intent) = self.dropped(press, client(event)).filter(|_| press.is_drag) {
            self.editor.send(intent);
        }
    }

    pub fn cancel(self) {
        self.press.set_value(None);
        self.editor.dragged.set(None);
    }

    /// The click after a drag chooses nothing.
    pub fn click(self, event: &MouseEvent) {
        if self.was_drag.get_value() {
            self.was_drag.set_value(false);
            event.prevent_default();
        }
    }

    /// A piece that is dropped beside the board stays in the palette.
    fn dropped(self, press: Press, at: (f64, f64)) -> Option<EditorIntent> {
        let point = self.editor.point(at)?;
        if !self.editor.is_over_board(point) {
            return None;
        }
        let fits = self
            .editor
            .place(point, |model, spot| model.can_drop(press.index, spot));
        // The editor shows why it does not fit.
        let spot = fits.or_else(|| self.editor.place(point, EditorModel::is_place))?;
        Some(EditorIntent::Drop(press.index, spot))
    }

    fn pressed(self, event: &PointerEvent) -> Option<Press> {
        let press = self.press.get_value()?;
        (press.id == event.pointer_id()).then_some(press)
    }
}

/// The piece that is dragged, under the pointer.
#[component]
pub fn DraggedPiece(editor: Editor, samples: Vec<Piece>) -> impl IntoView {
    let slug = editor.game_words.slug();
    move || {
        let (index, (x, y)) = editor.dragged.get()?;
        let piece = samples.get(index)?.clone();
        let size = editor.scale() * DRAWN;
        let class = piece_class(&piece);
        Some(view! {
            <svg
                class="dragged-piece"
                viewBox=format!("{} {} {DRAWN} {DRAWN}", -DRAWN / 2.0, -DRAWN / 2.0)
                aria-hidden="true"
                style:width=format!("{size}px")
                style:left=format!("{x}px")
                style:top=format!("{y}px")
            >
                <g class=class><Symbol slug piece/></g>
            </svg>
        })
    }
}

/// The width of the drawing around the pointer, in units of the board: a piece on two cells fits.
const DRAWN: f64 = 236.0;
