//! Scrolls elements into view.

use super::effect::effect;
use super::focus;
use leptos::prelude::*;
use web_sys::Element;

/// Keeps something in view: scrolls at first and after each change of what `scroll` reads, for as long as the screen is
/// shown. Runs before the change is painted.
pub fn follow(scroll: impl FnMut() + 'static) {
    effect(scroll);
}

/// Scrolls to an element and focuses it, once the page is drawn.
pub fn to_element(selector: String) {
    request_animation_frame(move || {
        if let Ok(Some(found)) = document().query_selector(&selector) {
            unfold(&found);
            found.scroll_into_view();
            focus::focus_element(&found);
        }
    });
}

/// Scrolls down to the end of an element, if that is below the window.
pub fn down_to(selector: &str) {
    let height = window().inner_height().ok();
    let height = height
        .and_then(|height| height.as_f64())
        .unwrap_or_default();
    if let Ok(Some(found)) = document().query_selector(selector)
        && found.get_bounding_client_rect().bottom() > height
    {
        found.scroll_into_view_with_bool(false);
    }
}

/// Expands everything collapsed around an element.
fn unfold(found: &Element) {
    while let Ok(Some(folded)) = found.closest("details:not([open])") {
        if folded.set_attribute("open", "").is_err() {
            return;
        }
    }
}

/// Scrolls to a point of the rules on the page.
pub fn to_point(key: &str) {
    to_element(format!("[data-point='{key}']"));
}

/// Scrolls to an element within a scrolling list, without moving the page.
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

/// Scrolls an element with its own scrollbar back to its start.
pub fn to_start(selector: &str) {
    if let Ok(Some(found)) = document().query_selector(selector) {
        found.set_scroll_top(0);
    }
}

/// Whether the panels are below the board, where there is no space for two of them.
pub fn are_panels_below_board() -> bool {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (Some(panel), Some(board)) = (find(".panel"), find(".board-box")) else {
        return false;
    };
    let (panel, board) = (
        panel.get_bounding_client_rect(),
        board.get_bounding_client_rect(),
    );
    panel.left() < board.right() && panel.right() > board.left()
}

/// Scrolls to an element within the list that contains it.
pub fn within_closest(list: &str, selector: &str) {
    let found = document().query_selector(&format!("{list} {selector}"));
    let found = found.ok().flatten();
    if let Some(around) = found.and_then(|found| found.closest(list).ok().flatten()) {
        within(&around, selector);
    }
}
