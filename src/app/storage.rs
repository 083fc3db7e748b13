//! The browser's storage, with versioned keys. Unreadable data is never deleted. Full or forbidden storage is
//! reported and does not cause failures.

use crate::play::stored;
use gloo_storage::{LocalStorage, Storage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::collections::BTreeSet;

pub use crate::play::stored::{Unread, VERSION};
pub use crate::session::Trouble;

const PREFIX: &str = "tablero/v1/";
const ASIDE: &str = "aside/";

thread_local! {
    /// Keys with data that can neither be read nor set aside.
    static UNREAD: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// The result of reading a value.
#[derive(Clone, PartialEq, Debug)]
pub enum Found<T> {
    Nothing,
    Value(T),
    /// It could not be read and was moved to another key.
    SetAside(Unread),
}

impl<T> Found<T> {
    pub fn value(self) -> Option<T> {
        match self {
            Found::Value(value) => Some(value),
            Found::Nothing | Found::SetAside(_) => None,
        }
    }
}

/// Whether this browser allows storage. This must be checked before every access, because `gloo_storage`
/// throws if it is forbidden.
#[must_use]
pub fn allowed() -> bool {
    match leptos::prelude::window().local_storage() {
        Ok(Some(storage)) => storage.get_item(PREFIX).is_ok(),
        _ => false,
    }
}

/// Reads a value. An unreadable value is set aside.
pub fn read<T: DeserializeOwned>(key: &str) -> Found<T> {
    let Some(raw) = raw(key) else {
        return Found::Nothing;
    };
    match stored::read(&raw) {
        Ok(value) => Found::Value(value),
        Err(unread) => {
            set_aside(key);
            Found::SetAside(unread)
        }
    }
}

/// Writes a value.
///
/// # Errors
/// If the browser forbids it or has no space. The old value is then kept.
pub fn write<T: Serialize>(key: &str, value: &T) -> Result<(), Trouble> {
    if !allowed() {
        return Err(Trouble::Forbidden);
    }
    if UNREAD.with_borrow(|unread| unread.contains(key)) {
        return Err(Trouble::Full);
    }
    let text = serde_json::to_string(value).map_err(|_| Trouble::Forbidden)?;
    let stored = LocalStorage::raw().set_item(&full(key), &text);
    stored.map_err(|_| Trouble::Full)?;
    // Some extensions of browsers ignore what is written.
    match raw(key) == Some(text) {
        true => Ok(()),
        false => Err(Trouble::Forbidden),
    }
}

/// The raw text under a key.
#[must_use]
pub fn raw(key: &str) -> Option<String> {
    if !allowed() {
        return None;
    }
    LocalStorage::raw().get_item(&full(key)).ok().flatten()
}

pub fn remove(key: &str) {
    if allowed() {
        // If this is refused, the value stays.
        let _ = LocalStorage::raw().remove_item(&full(key));
    }
}

/// Our keys with this prefix.
#[must_use]
pub fn keys(beginning: &str) -> Vec<String> {
    if !allowed() {
        return Vec::new();
    }
    let storage = LocalStorage::raw();
    let all = (0..LocalStorage::length()).filter_map(|index| storage.key(index).ok().flatten());
    all.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
        .filter(|key| key.starts_with(beginning))
        .collect()
}

/// Our key for a full key, as in storage events.
#[must_use]
pub fn own(full: &str) -> Option<&str> {
    full.strip_prefix(PREFIX)
}

/// Moves a value to another key, so that it can be examined later.
pub fn set_aside(key: &str) {
    let Some(raw) = raw(key) else {
        return;
    };
    let storage = LocalStorage::raw();
    let number = (1..).find(|number| self::raw(&aside(*number, key)).is_none());
    let place = full(&aside(number.unwrap_or_default(), key));
    if storage.set_item(&place, &raw).is_ok() {
        remove(key);
        return;
    }
    // Both may not fit at the same time, so the old one is removed first if the storage accepts data at all.
    let takes = storage.set_item(&full(key), &raw).is_ok();
    if takes {
        remove(key);
    }
    if !takes || storage.set_item(&place, &raw).is_err() {
        // Then it stays in its place and is never overwritten. Writing it back succeeds, since it was just
        // there.
        let _ = storage.set_item(&full(key), &raw);
        UNREAD.with_borrow_mut(|unread| unread.insert(key.to_owned()));
    }
}

/// Whether a value under a key was set aside.
#[must_use]
pub fn is_set_aside(key: &str) -> bool {
    let end = format!("/{key}");
    keys(ASIDE).iter().any(|one| one.ends_with(&end))
}

/// Removes everything that the page has stored in this browser.
pub fn forget_everything() {
    UNREAD.with_borrow_mut(BTreeSet::clear);
    for key in keys("") {
        remove(&key);
    }
}

fn full(key: &str) -> String {
    format!("{PREFIX}{key}")
}

fn aside(number: u32, key: &str) -> String {
    format!("{ASIDE}{number}/{key}")
}

/// A name that is unique in this browser, from the time and a random number.
#[must_use]
pub fn new_name() -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let mut number =
        js_sys::Date::now() as u64 * 46_656 + (js_sys::Math::random() * 46_656.0) as u64;
    let mut id = Vec::new();
    while number > 0 {
        id.push(DIGITS[(number % 36) as usize]);
        number /= 36;
    }
    id.iter().rev().map(|&digit| char::from(digit)).collect()
}
