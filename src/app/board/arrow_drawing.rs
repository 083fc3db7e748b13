//! Arrows and rings that a person draws on a board, to think or to explain: with the right button, or with a
//! second finger while the first one rests, or with any pointer while a pen is chosen. They do not affect the game.

use super::BoardView;
use super::pointer::Pointer;
use crate::play::{Drawing, DrawingColor, Scene, Spot};
use crate::session::BoardIntent;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The stroke that is being drawn.
#[derive(Clone)]
struct Stroke {
    pointer: i32,
    color: DrawingColor,
    from: Spot,
    /// Whether a pen is chosen. Then a touch begins or ends a stroke.
    is_of_pen: bool,
    /// The position that it is drawn on.
    scene: Scene,
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
        let was_drawing = self.stroke.with_value(Option::is_some);
        // A stroke that ended outside the board does not count.
        self.cancel();
        // A figure may show the browser's own menu.
        if self.view.is_diagram {
            return false;
        }
        let is_touch = event.pointer_type() == "touch";
        let second_finger = is_touch && pointer.is_down();
        let pen = self.view.pen().filter(|_| event.button() == 0);
        if event.button() != 2 && !second_finger && pen.is_none() {
            wipe(self.view);
            return false;
        }
        pointer.cancel();
        if was_drawing && is_touch {
            // Two fingers do not draw with a pen.
            return true;
        }
        let color = match (event.shift_key(), event.alt_key()) {
            (false, false) => pen.unwrap_or(DrawingColor::Green),
            (true, false) => DrawingColor::Red,
            (false, true) => DrawingColor::Blue,
            (true, true) => DrawingColor::Yellow,
        };
        let scene = self.view.scene.get_untracked();
        self.stroke
            .set_value(pointer.spot(event).map(|from| Stroke {
                pointer: event.pointer_id(),
                color,
                from,
                is_of_pen: pen.is_some(),
                scene,
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
        // The position may have changed meanwhile.
        let is_same = self
            .view
            .scene
            .with_untracked(|scene| *scene == stroke.scene);
        let Some(to) = pointer.spot(event).filter(|_| is_same) else {
            return true;
        };
        let intent = match to == stroke.from && stroke.is_of_pen {
            // The model waits for a second touch.
            true => BoardIntent::Touch(to),
            false => BoardIntent::Draw(Drawing {
                color: stroke.color,
                from: stroke.from,
                to: (to != stroke.from).then_some(to),
            }),
        };
        self.view.send(intent);
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
