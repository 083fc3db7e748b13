//! Loads the data files that the page lists.

use crate::play::data_file;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

/// The text of the file `NAME.EXTENSION` in a folder. None if it cannot be loaded. With `again`, the browser's cache is
/// not used. The request begins immediately, so that several files are loaded at the same time.
pub fn fetch(
    folder: &str,
    name: &str,
    extension: &str,
    again: bool,
) -> impl Future<Output = Option<String>> + use<> {
    let answer = request(folder, name, extension, again);
    async move {
        let answer: Response = answer?.await.ok()?.dyn_into().ok()?;
        if !answer.ok() {
            return None;
        }
        let text = JsFuture::from(answer.text().ok()?).await.ok()?;
        text.as_string()
    }
}

fn request(folder: &str, name: &str, extension: &str, again: bool) -> Option<JsFuture> {
    let list = document()
        .query_selector(&format!("meta[name='{folder}']"))
        .ok()??;
    let files = list.get_attribute("content")?;
    let file = data_file(&files, name, extension)?;
    let options = RequestInit::new();
    if again {
        options.set_cache(RequestCache::Reload);
    }
    let answer = window().fetch_with_str_and_init(file, &options);
    Some(JsFuture::from(answer))
}
