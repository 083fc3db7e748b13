//! The texts of the page's language, in files that are loaded together with the parts of the page that show them.

use super::data_file;
use super::loading::{NotLoaded, end_of, now_or_later};
use crate::words::{self, FILES, Locale};
use leptos::prelude::document;
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::task::{Poll, Waker};
use wasm_bindgen_futures::spawn_local;

/// The file of home, which every screen needs.
const HOME: &str = "home";

thread_local! {
    static LANGUAGE: Cell<Locale> = Cell::default();
    /// The files that are being loaded.
    static LOADING: RefCell<Vec<Loading>> = const { RefCell::new(Vec::new()) };
}

/// A file that is being loaded.
struct Loading {
    locale: Locale,
    file: &'static str,
    /// The tasks that wait for it.
    waiting: Vec<Waker>,
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
        // The language may have changed meanwhile.
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

/// The language of the texts that are loaded from now on. The texts in use must be loaded in it.
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
    let is_same = move |one: &Loading| one.locale == locale && one.file == file;
    let is_loading = LOADING.with_borrow(|loading| loading.iter().any(is_same));
    if !is_loading {
        LOADING.with_borrow_mut(|loading| {
            loading.push(Loading {
                locale,
                file,
                waiting: Vec::new(),
            });
        });
        // A separate task, because the part that needs the file may be removed meanwhile.
        spawn_local(async move {
            fetch_file(locale, file).await;
            let done = LOADING.with_borrow_mut(|loading| {
                let place = loading.iter().position(is_same)?;
                Some(loading.swap_remove(place))
            });
            for waker in done.into_iter().flat_map(|done| done.waiting) {
                waker.wake();
            }
        });
    }
    poll_fn(|context| {
        LOADING.with_borrow_mut(
            |loading| match loading.iter_mut().find(|one| is_same(one)) {
                Some(one) => {
                    one.waiting.push(context.waker().clone());
                    Poll::Pending
                }
                None => Poll::Ready(()),
            },
        )
    })
    .await;
    match words::is_loaded(locale, file) {
        true => Ok(()),
        false => Err(NotLoaded),
    }
}

/// Fetches a file and adds its texts, unless it is missing or damaged.
async fn fetch_file(locale: Locale, file: &'static str) {
    let name = format!("{}-{file}", words::code(locale));
    // A damaged file may be in the browser's cache.
    for again in [false, true] {
        let text = data_file::fetch("words", &name, "txt", again).await;
        if text.is_some_and(|text| words::add(locale, file, &text).is_ok()) {
            return;
        }
    }
}
