//! Moves the focus when the focused element is removed, and when a new screen is shown.

use super::after_paint::after_updates;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement, SvgElement};

/// Where the focus goes when a button beside the board has been used and removed.
pub const BOARD: &[&str] = &["[data-spot][tabindex='0']"];

/// Focuses a place of a board.
pub fn on_spot(board: u32, name: &str) {
    focus_first(&format!("[data-board='{board}'] [data-spot='{name}']"));
}

/// Focuses the first existing element of these, after the page was redrawn, if the focused element is gone.
pub fn after(selectors: &'static [&'static str]) {
    spawn_local(async move {
        // The changes of an event are drawn in the following ticks, sometimes over several.
        for _ in 0..4 {
            tick().await;
            if is_lost() && selectors.iter().any(|selector| focus_first(selector)) {
                return;
            }
        }
    });
}

/// Focuses an element after the page was redrawn, even if another element has the focus.
pub fn move_to(selector: &'static str) {
    let look = move || async move {
        for _ in 0..4 {
            tick().await;
        }
        focus_first(selector)
    };
    spawn_local(async move {
        if !look().await {
            after_updates(move || {
                spawn_local(async move {
                    let _ = look().await;
                });
            });
        }
    });
}

/// Focuses an element after the page was redrawn, unless another control has the focus by then.
pub async fn return_to(selector: &str) {
    for _ in 0..4 {
        tick().await;
        let active = document().active_element();
        if is_lost() || active.is_some_and(|active| active.tag_name() == "MAIN") {
            focus_first(selector);
        }
    }
}

/// Moves the focus to the new element `to`, if it is on the element `from`.
pub fn move_if_focused(from: &str, to: &'static str) {
    let active = document().active_element();
    if active.is_some_and(|active| active.matches(from).unwrap_or(false)) {
        move_to(to);
    }
}

/// Removes the focus from an element inside `outer`, which will be hidden. A panel that contains the focus is closed.
pub fn leave(outer: &str) {
    let Some(inside) = active_inside(outer) else {
        return;
    };
    if let Ok(Some(panel)) = inside.closest("dialog[open]")
        && let Some(panel) = panel.dyn_ref::<HtmlDialogElement>()
    {
        // It returns the focus to the button that has opened it.
        panel.close();
    }
    let inside = active_inside(outer).and_then(|inside| inside.dyn_into::<HtmlElement>().ok());
    if let Some(inside) = inside {
        // This only fails for an element that is not on the page.
        let _ = inside.blur();
    }
}

/// The element with the focus, if it is inside this one.
fn active_inside(outer: &str) -> Option<Element> {
    let active = document().active_element()?;
    active.closest(outer).ok().flatten().map(|_| active)
}

/// Whether no element has the focus.
fn is_lost() -> bool {
    let active = document().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}

fn focus_first(selector: &str) -> bool {
    let shown = format!(":is({selector}):not([data-hidden] *)");
    let found = document().query_selector(&shown).ok().flatten();
    found.is_some_and(|element| focus_element(&element))
}

/// Focuses an element, and returns whether that worked. Otherwise the focus does not change.
pub fn focus_element(element: &Element) -> bool {
    if let Some(element) = element.dyn_ref::<SvgElement>() {
        return element.focus().is_ok();
    }
    let Some(element) = element.dyn_ref::<HtmlElement>() else {
        return false;
    };
    // The top of a whole screen must be visible.
    let options = FocusOptions::new();
    options.set_prevent_scroll(element.tag_name() == "MAIN");
    element.focus_with_options(&options).is_ok()
}
