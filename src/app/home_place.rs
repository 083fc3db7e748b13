//! The visitor's place on home when another screen was opened: how far it was scrolled, and what had the focus.

use super::focus;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use web_sys::Element;

/// Home as drawn by the program, not the prerendered one.
const HOME: &str = "body > [data-screen='home']";

struct HomePlace {
    top: f64,
    /// The selector of the control.
    focused: Option<String>,
}

thread_local! {
    /// How far home is scrolled. When the address changes, the browser may have scrolled the page already.
    static TOP: Cell<f64> = const { Cell::new(0.0) };
    static PLACE: RefCell<Option<HomePlace>> = const { RefCell::new(None) };
}

/// Follows how far home is scrolled while it is shown, and returns to the place where it was left.
pub fn follow() {
    let note = || TOP.set(window().scroll_y().unwrap_or_default());
    // Home may be scrolled already. Reading it before the next frame would compute the layout twice.
    request_animation_frame(note);
    let listener = window_event_listener(ev::scroll, move |_| note());
    on_cleanup(move || listener.remove());
    if let Some(place) = PLACE.take() {
        spawn_local(restore(place));
    }
}

/// Keeps the place if home is on the page. Call it before the page is scrolled for another screen.
pub fn keep() {
    if find(HOME).is_some() {
        let focused = document().active_element();
        let place = HomePlace {
            top: TOP.get(),
            focused: focused.as_ref().and_then(selector_of),
        };
        PLACE.set(Some(place));
    }
}

async fn restore(HomePlace { top, focused }: HomePlace) {
    let control = focused.unwrap_or_default();
    focus::return_to(&control).await;
    // The visitor may have gone to another screen.
    if find(HOME).is_none() {
        return;
    }
    window().scroll_to_with_x_and_y(0.0, top);
    // Home may be longer or shorter than it was.
    if let Some(control) = find(&control) {
        let height = window().inner_height().ok();
        let height = height.and_then(|height| height.as_f64());
        let place = control.get_bounding_client_rect();
        if place.top() < 0.0 || height.is_some_and(|height| place.bottom() > height) {
            control.scroll_into_view_with_bool(place.top() < 0.0);
        }
    }
}

/// A selector for a control of home: by its link, or by its action in its card.
fn selector_of(control: &Element) -> Option<String> {
    control.closest(HOME).ok()??;
    if let Some(href) = control.get_attribute("href") {
        return Some(format!("{HOME} [href='{href}']"));
    }
    let action = control.get_attribute("data-action")?;
    let card = control.closest("[data-game]").ok().flatten();
    let game = card.and_then(|card| card.get_attribute("data-game"));
    let inside = game.map_or(String::new(), |game| format!("[data-game='{game}'] "));
    Some(format!("{HOME} {inside}[data-action='{action}']"))
}

/// None for a text that is not a selector, such as an empty one.
fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}
