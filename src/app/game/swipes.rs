//! Swipes over the sentence below the board: along the shown line, and between lines.

use super::context::Game;

use crate::session::{BoardIntent, GameIntent, Swipe};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Where swipes begin.
const AREA: &str = ".status";

/// A finger that may be swiping: its number, and where it was put down.
type SwipeStart = Option<(i32, f64, f64)>;

/// Listens to swipes for as long as the calling component is on the page.
pub fn listen(game: Game) {
    let begun = StoredValue::new(SwipeStart::None);
    let at = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let down = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let is_there = target.is_some_and(|target| matches!(target.closest(AREA), Ok(Some(_))));
        let (x, y) = at(&event);
        let is_finger = is_there && event.pointer_type() == "touch" && event.is_primary();
        begun.set_value(is_finger.then_some((event.pointer_id(), x, y)));
    });
    let up = window_event_listener(ev::pointerup, move |event| {
        let Some((_, x, y)) = begun
            .get_value()
            .filter(|(id, ..)| *id == event.pointer_id())
        else {
            return;
        };
        begun.set_value(None);
        let (to_x, to_y) = at(&event);
        match Swipe::of(to_x - x, to_y - y) {
            // The content follows the finger.
            Some(Swipe::Left) => game.send(BoardIntent::Step(1)),
            Some(Swipe::Right) => game.send(BoardIntent::Step(-1)),
            Some(Swipe::Up) => game.send(GameIntent::ShowOtherLine { is_next: true }),
            Some(Swipe::Down) => game.send(GameIntent::ShowOtherLine { is_next: false }),
            None => {}
        }
    });
    let lost = window_event_listener(ev::pointercancel, move |_| begun.set_value(None));
    on_cleanup(move || {
        down.remove();
        up.remove();
        lost.remove();
    });
}
