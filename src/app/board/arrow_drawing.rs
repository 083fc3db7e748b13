//! Arrows and rings that a person draws on a board, to think or to explain: with the right button, or with a
//! second finger while the first one rests. They do not affect the game.

use super::BoardView;
use super::pointer::Pointer;
use crate::play::Spot;
use crate::session::{Arrow, BoardIntent};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The four kinds of strokes, by the keys held: none, Shift, Alt, both. They can be distinguished without
/// colour.
const KINDS: [&str; 4] = ["drawn-1", "drawn-2", "drawn-3", "drawn-4"];

/// The stroke that is being drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stroke {
    pointer: i32,
    kind: &'static str,
    from: Spot,
}

#[derive(Clone, Copy)]
pub struct ArrowDrawing {
    view: BoardView,
    stroke: StoredValue<Option<Stroke>>,
}

impl ArrowDrawing {
    pub fn new(view: BoardView) -> ArrowDrawing {
        ArrowDrawing {
            view,
            stroke: StoredValue::new(None),
        }
    }

    /// Whether this press draws. Any other press removes the drawings.
    pub fn down(self, pointer: Pointer, event: &PointerEvent) -> bool {
        // A stroke that ended outside the board does not count.
        self.cancel();
        // A figure may show the browser's own menu.
        if self.view.is_diagram {
            return false;
        }
        let second_finger = event.pointer_type() == "touch" && pointer.is_down();
        if event.button() != 2 && !second_finger {
            wipe(self.view);
            return false;
        }
        pointer.cancel();
        let kind = usize::from(event.shift_key()) + 2 * usize::from(event.alt_key());
        self.stroke
            .set_value(pointer.spot(event).map(|from| Stroke {
                pointer: event.pointer_id(),
                kind: KINDS[kind],
                from,
            }));
        true
    }

    /// Whether this release ends a stroke. Drawing the same stroke again removes it.
    pub fn up(self, pointer: Pointer, event: &PointerEvent) -> bool {
        let Some(stroke) = self
            .stroke
            .get_value()
            .filter(|stroke| stroke.pointer == event.pointer_id())
        else {
            return false;
        };
        self.stroke.set_value(None);
        let Some(to) = pointer.spot(event) else {
            return true;
        };
        let mut spots = vec![stroke.from];
        spots.extend(Some(to).filter(|to| *to != stroke.from));
        let arrow = Arrow {
            kind: stroke.kind,
            spots,
        };
        self.view.send(BoardIntent::Draw(arrow));
        true
    }

    /// The pointer was lost without a release.
    pub fn cancel(self) {
        self.stroke.set_value(None);
    }
}

fn wipe(view: BoardView) {
    if view.marks.drawn.with_untracked(|drawn| !drawn.is_empty()) {
        view.send(BoardIntent::ClearDrawings);
    }
}
