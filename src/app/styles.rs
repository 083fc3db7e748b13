//! Style sheets that are loaded when they are needed. They stay on the page. `load.js` may have fetched one already.

use super::loading::NotLoaded;
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

/// The element in which the build names the file of all parts. A page that Trunk has built has no such element: it loads all
/// style sheets at the start.
const OF_PARTS: &str = "meta[name='styles']";

thread_local! {
    /// Whether the file of all parts could not be loaded.
    static HAVE_FAILED: Cell<bool> = const { Cell::new(false) };
}

/// Loads the styles of all parts of the page. The page can be used without them: after a failure they are requested
/// again, but nothing waits for them any more.
pub async fn load_those_of_parts() {
    let named = document().query_selector(OF_PARTS).ok().flatten();
    let Some(file) = named.and_then(|named| named.get_attribute("content")) else {
        return;
    };
    let loading = async move { HAVE_FAILED.set(load(&file).await.is_err()) };
    match HAVE_FAILED.get() {
        true => spawn_local(loading),
        false => loading.await,
    }
}

/// Loads the styles in a file, unless they are loaded. A file that is being loaded is not requested again.
///
/// # Errors
/// If they cannot be loaded. The next call requests them again.
pub async fn load(file: &str) -> Result<(), NotLoaded> {
    let link = running(file).or_else(|| start(file)).ok_or(NotLoaded)?;
    if is_loaded(&link) {
        return Ok(());
    }
    let ended = Promise::new(&mut |loaded, failed| {
        // Adding a listener never fails.
        let _ = link.add_event_listener_with_callback("load", &loaded);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    JsFuture::from(ended).await.map(drop).map_err(|_| {
        link.remove();
        NotLoaded
    })
}

/// The element that has loaded a file or is loading it.
fn running(file: &str) -> Option<Element> {
    let link = format!("head > link[rel='stylesheet'][href='{file}']");
    document().query_selector(&link).ok().flatten()
}

/// Whether it is loaded. The events may have fired before.
fn is_loaded(link: &Element) -> bool {
    Reflect::get(link, &"sheet".into()).is_ok_and(|sheet| !sheet.is_null())
}

/// Puts an element that loads a file into the page.
fn start(file: &str) -> Option<Element> {
    let link = document().create_element("link").ok()?;
    let head = document().query_selector("head").ok()??;
    // These names of attributes are valid, and an element can be put into the head.
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", file);
    let _ = head.append_child(&link);
    Some(link)
}
