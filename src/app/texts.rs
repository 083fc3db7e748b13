//! The texts of the page's language, in files that are loaded together with the parts of the page that show them.

use super::data_file;
use super::loading::{NotLoaded, end_of, now_or_later};
use crate::words::{self, FILES, Locale};
use js_sys::Promise;
use leptos::prelude::document;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

/// The file of home, which every screen needs.
const HOME: &str = "home";

thread_local! {
    static LANGUAGE: Cell<Locale> = Cell::default();
    /// The files that are being loaded.
    static LOADING: RefCell<Vec<(Locale, &'static str, Promise)>> = const { RefCell::new(Vec::new()) };
}

/// Reads which languages the page has, and loads the texts of home in the one that `boot.js` has chosen.
///
/// # Errors
/// If they cannot be loaded.
pub async fn load_first() -> Result<Locale, NotLoaded> {
    let list = document()
        .query_selector("meta[name='languages']")
        .ok()
        .flatten();
    let list = list
        .and_then(|list| list.get_attribute("content"))
        .unwrap_or_default();
    let languages = list
        .split(';')
        .filter_map(|language| language.split_once(' '));
    let languages = languages.map(|(code, name)| (code.to_owned(), name.to_owned()));
    words::set_languages(languages.collect(), |missing| {
        web_sys::console::error_1(&missing.into())
    });
    let root = document().document_element();
    let chosen = root.and_then(|root| words::from_code(&root.get_attribute("lang")?));
    let locale = chosen.unwrap_or_default();
    load_in(locale, &[HOME]).await?;
    LANGUAGE.set(locale);
    Ok(locale)
}

/// Loads files of texts in the page's language.
///
/// # Errors
/// If one could not be loaded.
pub async fn load(files: &[&'static str]) -> Result<(), NotLoaded> {
    loop {
        let locale = LANGUAGE.get();
        load_in(locale, files).await?;
        // It may have changed meanwhile.
        if LANGUAGE.get() == locale {
            return Ok(());
        }
    }
}

/// Loads all texts that are in use in another language.
///
/// # Errors
/// If one could not be loaded.
pub async fn load_used(locale: Locale) -> Result<(), NotLoaded> {
    loop {
        let is_used = |file: &&&str| {
            words::is_loaded(LANGUAGE.get(), file) && !words::is_loaded(locale, file)
        };
        let files: Vec<&'static str> = FILES.iter().filter(is_used).copied().collect();
        if files.is_empty() {
            return Ok(());
        }
        load_in(locale, &files).await?;
    }
}

/// The language of the texts that are loaded from now on. Those in use must be there.
pub fn set_language(locale: Locale) {
    LANGUAGE.set(locale);
}

/// Loads files at the same time.
async fn load_in(locale: Locale, files: &[&'static str]) -> Result<(), NotLoaded> {
    let missing = files.iter().filter(|file| !words::is_loaded(locale, file));
    let loads: Vec<_> = missing
        .map(|file| now_or_later(load_file(locale, file)))
        .collect();
    for load in loads {
        end_of(load).await?;
    }
    Ok(())
}

/// Loads a file. Parts that need it at the same time wait for the same request.
async fn load_file(locale: Locale, file: &'static str) -> Result<(), NotLoaded> {
    let is_same = |one: &(Locale, &str, Promise)| one.0 == locale && one.1 == file;
    let running = LOADING.with_borrow(|loading| {
        let same = loading.iter().find(|one| is_same(one));
        same.map(|(.., promise)| promise.clone())
    });
    let loading = running.unwrap_or_else(|| {
        let promise = future_to_promise(async move {
            let fetched = fetch_file(locale, file).await;
            // Whoever waits for it may be gone.
            let is_other = |one: &(Locale, &str, Promise)| one.0 != locale || one.1 != file;
            LOADING.with_borrow_mut(|loading| loading.retain(is_other));
            fetched
        });
        LOADING.with_borrow_mut(|loading| loading.push((locale, file, promise.clone())));
        promise
    });
    let loaded = JsFuture::from(loading).await;
    loaded.map(drop).map_err(|_| NotLoaded)
}

async fn fetch_file(locale: Locale, file: &'static str) -> Result<JsValue, JsValue> {
    let name = format!("{}-{file}", words::code(locale));
    // A file that was damaged on its way may be in the browser's cache.
    for again in [false, true] {
        let text = data_file::fetch("words", &name, "txt", again).await;
        if text.is_some_and(|text| words::add(locale, file, &text).is_ok()) {
            return Ok(JsValue::NULL);
        }
    }
    Err(JsValue::NULL)
}
