//! Listens to the keys of the page, wherever the focus is.

use super::list_open::ListOpen;
use super::table::{self, Area, KeyAction, find};
use crate::app::settings::use_settings;
use crate::words::{Locale, say};
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;

type KeyCallback = Rc<dyn Fn()>;

/// Listens to keys for as long as the page is open.
pub fn provide() {
    let settings = use_settings();
    let bound = Bound(StoredValue::new_local(Vec::new()));
    provide_context(bound);
    provide_context(ListOpen(RwSignal::new(false)));
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if is_taken(&event) {
            return;
        }
        let key = event.key();
        let off = settings.with_untracked(|settings| !settings.keys) && table::is_character(&key);
        if let Some(act) = find(&key, Area::Page).filter(|_| !off)
            && let Some(does) = bound.newest(act)
        {
            event.prevent_default();
            does();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Runs `does` when the key of an act is pressed, for as long as the calling component is on the page.
pub fn on(act: KeyAction, does: impl Fn() + 'static) {
    let bound: Bound = expect_context();
    let id = bound.add(act, Rc::new(does));
    on_cleanup(move || bound.remove(id));
}

/// Runs `begins` when the key of an act is pressed, repeatedly while it is held, and `ends` when it is
/// released.
pub fn held(act: KeyAction, begins: impl Fn() + 'static, ends: impl Fn() + Copy + 'static) {
    on(act, begins);
    let lifted = window_event_listener(ev::keyup, move |event| {
        if find(&event.key(), Area::Page) == Some(act) {
            ends();
        }
    });
    // A window without focus gets no key events.
    let left = window_event_listener(ev::blur, move |_| ends());
    on_cleanup(move || {
        lifted.remove();
        left.remove();
    });
}

/// The label of a button, with its key if that is active.
pub fn tip(locale: Locale, act: KeyAction, what: String) -> String {
    let key = table::key_of(act);
    let off = use_settings().with(|settings| !settings.keys) && table::is_character(key);
    match off {
        true => what,
        false => say!(
            locale,
            action.key,
            action = what,
            key = table::label(locale, key)
        ),
    }
}

/// The active key handlers of the page, the newest last.
#[derive(Clone, Copy)]
struct Bound(StoredValue<Vec<(u32, KeyAction, KeyCallback)>, LocalStorage>);

impl Bound {
    fn add(self, act: KeyAction, does: KeyCallback) -> u32 {
        self.0
            .try_update_value(|all| {
                let id = all.last().map_or(0, |(id, ..)| id + 1);
                all.push((id, act, does));
                id
            })
            .unwrap_or_default()
    }

    fn remove(self, id: u32) {
        // The page itself may be gone.
        self.0
            .try_update_value(|all| all.retain(|(other, ..)| *other != id));
    }

    fn newest(self, act: KeyAction) -> Option<KeyCallback> {
        self.0.with_value(|all| {
            let its = |(_, other, does): &(u32, KeyAction, KeyCallback)| {
                (*other == act).then(|| does.clone())
            };
            all.iter().rev().find_map(its)
        })
    }
}

/// Whether a key has another meaning for the focused element or the browser.
fn is_taken(event: &KeyboardEvent) -> bool {
    event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || wants_keys(event)
        || matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Whether the focused element uses these keys itself.
fn wants_keys(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        target
            .as_ref()
            .is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
    };
    inside("input, textarea, select")
}
