//! Detects elements near the window, so that only visible figures cost time.

use js_sys::Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// The margin around the window that counts as near.
const MARGIN: &str = "50% 0px";

/// Whether a figure has been near the window.
pub fn near(figure: NodeRef<html::Figure>) -> RwSignal<bool> {
    let near = RwSignal::new(false);
    figure.on_load(move |figure| {
        if watch(&figure, near).is_err() {
            // A browser without this feature shows everything at once.
            near.set(true);
        }
    });
    near
}

fn watch(figure: &web_sys::Element, near: RwSignal<bool>) -> Result<(), JsValue> {
    let seen = move |entries: Array, observer: IntersectionObserver| {
        let entries = entries.iter();
        let mut entries =
            entries.filter_map(|entry| entry.dyn_into::<IntersectionObserverEntry>().ok());
        if entries.any(|entry| entry.is_intersecting()) {
            observer.disconnect();
            // The page may be gone by then.
            let _ = near.try_set(true);
        }
    };
    let seen = Closure::<dyn FnMut(Array, IntersectionObserver)>::new(seen).into_js_value();
    let options = IntersectionObserverInit::new();
    options.set_root_margin(MARGIN);
    let observer = IntersectionObserver::new_with_options(seen.unchecked_ref(), &options)?;
    observer.observe(figure);
    on_cleanup(move || observer.disconnect());
    Ok(())
}
