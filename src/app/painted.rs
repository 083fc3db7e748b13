//! The page as it is painted before the program is there (`boot.js`, `painted.js`), and its frames of screens, which
//! the program shows as well while a part of it is loaded.

use super::i18n::{code, use_lang};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

thread_local! {
    /// The markup of the frames, each by its language and its name.
    static FRAMES: RefCell<Vec<(String, String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps the frames, which go with the painted page.
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

/// The frame of a screen. Nothing where the painted page still shows its own, or none is painted.
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

/// Takes it away, now that the screen is drawn. Its own script, which knows what was touched, typed and focused
/// meanwhile, does so first; it waits for a screen that is still to come.
pub fn take_over() {
    let document = document();
    if let Ok(event) = Event::new("takeover") {
        // It fails only for an event that is under way already.
        let _ = document.dispatch_event(&event);
    }
    let painted = document.get_element_by_id("painted");
    if let Some(painted) = painted.filter(|painted| !painted.has_attribute("data-waiting")) {
        painted.remove();
    }
}
