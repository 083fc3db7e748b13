//! The prerendered page that is visible before the program is loaded (`boot.js`, `painted.js`), and its
//! frames of screens. The program also shows these frames while a part of it is loading.

use super::i18n::use_lang;
use crate::words::{Locale, code};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

thread_local! {
    /// The markup of the frames, with language and name.
    static FRAMES: RefCell<Vec<(String, String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Saves the frames, which are removed together with the prerendered page.
pub fn keep() {
    let frames = all("#painted > [lang] > [data-part]:not([data-part='home'])");
    let frames = frames.filter_map(|part| {
        let language = part.parent_element()?.get_attribute("lang")?;
        let name = part.get_attribute("data-part")?;
        Some((language, name, without_board(&part)?))
    });
    FRAMES.set(frames.collect());
}

/// The markup of a frame without the board that may have been drawn into it (`painted.js`, `src/bin/early`).
fn without_board(frame: &Element) -> Option<String> {
    let copy: Element = frame.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let find = |of: &Element, selector: &str| of.query_selector(selector).ok().flatten();
    let drawn = find(&copy, ".board[data-board-of]");
    let empty = all("#painted .frame-screen .board:not([data-board-of])").next();
    if let (Some(drawn), Some(empty)) = (drawn, empty) {
        drawn.set_outer_html(&empty.outer_html());
    }
    if let Some(screen) = find(&copy, "[style]") {
        // This only fails for names that are not allowed.
        let _ = screen.remove_attribute("style");
    }
    Some(copy.inner_html())
}

fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let found = found.into_iter();
    found.flat_map(|found| (0..found.length()).filter_map(move |at| found.get(at)?.dyn_into().ok()))
}

/// The frame of a screen. Empty if the prerendered page still shows its own frame, or if there is none.
pub fn frame(name: &str) -> AnyView {
    let html = frame_html(name, use_lang().now());
    html.map(|html| view! { <div data-frame=name inner_html=html></div> })
        .into_any()
}

/// The markup of a frame in a language, unless the prerendered page still shows its own.
pub fn frame_html(name: &str, locale: Locale) -> Option<String> {
    let language = code(locale);
    let html = FRAMES.with_borrow(|frames| {
        let its = |(of, other, _): &&(String, String, String)| of == language && other == name;
        frames.iter().find(its).map(|(.., html)| html.clone())
    });
    html.filter(|_| is_gone())
}

/// Whether the prerendered page is removed.
pub fn is_gone() -> bool {
    document().get_element_by_id("painted").is_none()
}

/// Removes the prerendered page after the screen is drawn. Its own script knows what was touched, typed and
/// focused, so it does this first. It waits if a screen is still loading.
pub fn take_over() {
    let document = document();
    if let Ok(event) = Event::new("takeover") {
        // This only fails for an event that is already being dispatched.
        let _ = document.dispatch_event(&event);
    }
    let painted = document.get_element_by_id("painted");
    if let Some(painted) = painted.filter(|painted| !painted.has_attribute("data-waiting")) {
        painted.remove();
    }
}
