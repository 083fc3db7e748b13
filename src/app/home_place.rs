//! Where the visitor was on home when another screen was opened: how far it was scrolled, and what had the focus.

use super::focus;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use std::cell::RefCell;
use web_sys::Element;

const HOME: &str = "[data-screen='home']";

struct HomePlace {
    top: f64,
    /// The selector of the control.
    focused: Option<String>,
}

thread_local! {
    static PLACE: RefCell<Option<HomePlace>> = const { RefCell::new(None) };
}

/// Keeps the place if home is on the page. Call it before the page is scrolled for another screen.
pub fn keep() {
    if find(HOME).is_some() {
        let focused = document().active_element();
        let place = HomePlace {
            top: window().scroll_y().unwrap_or_default(),
            focused: focused.as_ref().and_then(selector_of),
        };
        PLACE.set(Some(place));
    }
}

/// Returns to the place, if there is one, once home is drawn.
pub fn restore() {
    let Some(HomePlace { top, focused }) = PLACE.take() else {
        return;
    };
    spawn_local(async move {
        match focused {
            Some(control) => focus::return_to(&control).await,
            None => tick().await,
        }
        window().scroll_to_with_x_and_y(0.0, top);
    });
}

/// A control of home by where it leads, or by its action in its card.
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

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}
