//! The prerendered page that is visible before the program is loaded (`boot.js`, `painted.js`), and its
//! frames of screens. The program also shows these frames while a part of it is loading.

use super::address;
use super::i18n::use_lang;
use crate::words::{Locale, code};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// A copy of a frame.
struct Frame {
    language: String,
    name: String,
    element: Element,
}

thread_local! {
    static FRAMES: RefCell<Vec<Frame>> = const { RefCell::new(Vec::new()) };
}

/// Keeps the frames, which are removed together with the prerendered page.
pub fn keep() {
    let frames = all("#painted > [lang] > [data-part]:not([data-part='home'])");
    let frames = frames.filter_map(|part| {
        Some(Frame {
            language: part.parent_element()?.get_attribute("lang")?,
            name: part.get_attribute("data-part")?,
            element: part.clone_node_with_deep(true).ok()?.dyn_into().ok()?,
        })
    });
    FRAMES.set(frames.collect());
}

/// The markup of a frame. A board that was drawn into it (`painted.js`, `src/bin/early`) is removed from the copy: one
/// of the frames has the empty board.
fn without_board(frame: &Frame, frames: &[Frame]) -> String {
    let find = |of: &Frame, selector: &str| of.element.query_selector(selector).ok().flatten();
    if let Some(drawn) = find(frame, ".board[data-board-of]") {
        let mut empty = frames
            .iter()
            .filter_map(|other| find(other, ".board:not([data-board-of])"));
        if let Some(empty) = empty.next() {
            drawn.set_outer_html(&empty.outer_html());
        }
    }
    if let Some(screen) = find(frame, "[style]") {
        // This only fails for names that are not allowed.
        let _ = screen.remove_attribute("style");
    }
    frame.element.inner_html()
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

/// The frame of the screen of an address that has to be read first: a link, or a puzzle.
pub fn frame_of_address() -> AnyView {
    frame(match address::fragment().split('=').next() {
        Some("puzzle") => "lesson",
        Some("embed") => "embed",
        _ => "game",
    })
}

/// The markup of a frame in a language, unless the prerendered page still shows its own frame.
pub fn frame_html(name: &str, locale: Locale) -> Option<String> {
    let language = code(locale);
    if !is_gone() {
        return None;
    }
    FRAMES.with_borrow(|frames| {
        let its = |frame: &&Frame| frame.language == language && frame.name == name;
        let frame = frames.iter().find(its)?;
        Some(without_board(frame, frames))
    })
}

/// Whether the prerendered page is removed.
pub fn is_gone() -> bool {
    document().get_element_by_id("painted").is_none()
}

/// Removes the prerendered page after the screen is drawn. Its own script is called first: it has recorded what was
/// touched, typed and focused. The prerendered page stays if a screen is still loading.
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
