//! A long press that selects nothing shows what the opponent could do.

use super::BoardView;
use super::pointer::{Pointer, client};
use crate::app::tokens::delays;
use crate::session::BoardIntent;
use gloo_timers::callback::Timeout;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The maximum movement in CSS pixels.
const MAX_MOVEMENT: f64 = 8.0;

#[derive(Clone, Copy)]
pub struct LongPress {
    view: BoardView,
    /// The pointer, and where it was pressed.
    pressed: StoredValue<Option<(i32, (f64, f64))>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl LongPress {
    pub fn new(view: BoardView) -> LongPress {
        LongPress {
            view,
            pressed: StoredValue::new(None),
            timer: StoredValue::new_local(None),
        }
    }

    /// Called after the pointer has handled this press.
    pub fn down(self, pointer: Pointer, event: &PointerEvent) {
        self.end();
        let Some(spot) = pointer.spot(event) else {
            return;
        };
        if self.view.is_diagram || pointer.is_down() || event.button() != 0 {
            return;
        }
        self.pressed
            .set_value(Some((event.pointer_id(), client(event))));
        let view = self.view;
        self.timer
            .set_value(Some(Timeout::new(delays().long_press, move || {
                if view.is_there() {
                    view.send(BoardIntent::ShowThreats(Some(spot)));
                }
            })));
    }

    pub fn slide(self, event: &PointerEvent) {
        let away = self.pressed.with_value(|pressed| {
            pressed.is_some_and(|(id, (x, y))| {
                let (to_x, to_y) = client(event);
                id == event.pointer_id() && (to_x - x).hypot(to_y - y) > MAX_MOVEMENT
            })
        });
        if away {
            self.end();
        }
    }

    /// The pointer was released or lost.
    pub fn end(self) {
        self.timer.set_value(None);
        if self.pressed.get_value().is_some() {
            self.pressed.set_value(None);
            self.view.send(BoardIntent::HideThreats);
        }
    }
}
