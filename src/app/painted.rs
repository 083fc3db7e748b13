//! The prerendered page that is visible before the program is loaded (`boot.js`, `painted.js`), and its
//! frames of screens. The program also shows these frames while a part of it is loading.

use super::i18n::use_lang;
use crate::words::code;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

thread_local! {
    /// The markup of the frames, with language and name.
    static FRAMES: RefCell<Vec<(String, String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Saves the frames, which are removed together with the prerendered page.
pub fn keep_frames() {
    let Ok(parts) = document().query_selector_all("#painted > [lang] > [data-part]") else {
        return;
    };
    let frames = (0..parts.length()).filter_map(|at| {
        let part: Element = parts.get(at)?.dyn_into().ok()?;
        let language = part.parent_element()?.get_attribute("lang")?;
        Some((
            language,
            part.get_attribute("data-part")?,
            part.inner_html(),
        ))
    });
    FRAMES.set(frames.filter(|(_, name, _)| name != "home").collect());
}

/// The frame of a screen. Empty if the prerendered page still shows its own frame, or if there is none.
pub fn frame(name: &str) -> AnyView {
    let language = code(use_lang().now());
    let html = FRAMES.with_borrow(|frames| {
        let its = |(of, other, _): &&(String, String, String)| of == language && other == name;
        frames.iter().find(its).map(|(.., html)| html.clone())
    });
    match html.filter(|_| document().get_element_by_id("painted").is_none()) {
        Some(html) => view! { <div data-frame=name.to_owned() inner_html=html></div> }.into_any(),
        None => ().into_any(),
    }
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
