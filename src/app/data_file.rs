//! Loads the data files that the page lists.

use crate::play::data_file;
use js_sys::{Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

/// The property of the window with the texts that `load.js` has fetched, by their addresses.
const FETCHED: &str = "tableroTexts";

/// The text of the file `NAME.EXTENSION` in a folder. `None` if it cannot be loaded. With `bypass_cache`, the
/// browser's cache is not used. The request begins immediately, so that several files are loaded at the same time.
pub fn fetch(
    folder: &str,
    name: &str,
    extension: &str,
    bypass_cache: bool,
) -> impl Future<Output = Option<String>> + use<> {
    let file = listed(folder, name, extension);
    let fetched = file
        .as_deref()
        .filter(|_| !bypass_cache)
        .and_then(take_fetched);
    let requested = match (&fetched, &file) {
        (None, Some(file)) => Some(request(file, bypass_cache)),
        _ => None,
    };
    async move {
        if let Some(fetched) = fetched
            && let Some(text) = text_of(fetched).await
        {
            return Some(text);
        }
        let requested = match requested {
            Some(requested) => requested,
            None => request(&file?, bypass_cache),
        };
        let response: Response = requested.await.ok()?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        text_of(response.text().ok()?.into()).await
    }
}

/// The address of a file.
fn listed(folder: &str, name: &str, extension: &str) -> Option<String> {
    let list = document()
        .query_selector(&format!("meta[name='{folder}']"))
        .ok()??;
    let files = list.get_attribute("content")?;
    data_file(&files, name, extension).map(str::to_owned)
}

/// The result of `load.js` for a file, if it has requested the file: the text, `null` after a failure, or a promise of
/// either.
fn take_fetched(file: &str) -> Option<JsValue> {
    let texts = Reflect::get(&window(), &JsValue::from_str(FETCHED)).ok()?;
    let texts: Object = texts.dyn_into().ok()?;
    let file = JsValue::from_str(file);
    let fetched = Reflect::get(&texts, &file).ok()?;
    if fetched.is_undefined() {
        return None;
    }
    // This only fails for frozen objects.
    let _ = Reflect::delete_property(&texts, &file);
    Some(fetched)
}

/// A text or the text of a promise.
async fn text_of(value: JsValue) -> Option<String> {
    match value.dyn_into::<Promise>() {
        Ok(promise) => JsFuture::from(promise).await.ok()?.as_string(),
        Err(text) => text.as_string(),
    }
}

fn request(file: &str, bypass_cache: bool) -> JsFuture {
    let options = RequestInit::new();
    if bypass_cache {
        options.set_cache(RequestCache::Reload);
    }
    JsFuture::from(window().fetch_with_str_and_init(file, &options))
}
