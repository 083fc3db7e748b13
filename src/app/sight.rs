//! Bringing something into sight.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Brings something into sight and gives it the focus.
pub fn show(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        found.scroll_into_view();
        // A focus that is refused leaves it where it was.
        let _ = found.focus();
    }
}

/// Brings an element into sight within a list that scrolls, without moving the page.
pub fn within(list: &Element, selector: &str) {
    let found = list.query_selector(selector).ok().flatten();
    let Some(shown) = found else {
        return;
    };
    let (inner, outer) = (
        shown.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    let off =
        |start: f64, end: f64, from: f64, to: f64| (start - from).min(0.0) + (end - to).max(0.0);
    let across = off(
        inner.left() - 8.0,
        inner.right() + 8.0,
        outer.left(),
        outer.right(),
    );
    let down = off(
        inner.top() - 8.0,
        inner.bottom() + 8.0,
        outer.top(),
        outer.bottom(),
    );
    list.scroll_by_with_x_and_y(across, down);
}
