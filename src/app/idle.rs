//! Work that is done in advance, when the browser has nothing else to do.

use super::tokens::{duration, token};
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Whether work may be done in advance: not if the visitor saves data, or if the token `--idle` is `none`.
#[must_use]
pub fn may_work_ahead() -> bool {
    !saves_data() && token("--idle") != "none"
}

/// Waits until the browser is idle.
pub async fn idle() {
    until_called(|go_on| {
        // WebKit has no idle callback.
        match Reflect::has(&window(), &JsValue::from_str("requestIdleCallback")) {
            Ok(true) => request_idle_callback(go_on),
            _ => set_timeout(go_on, Duration::from_secs_f64(duration("--idle") / 1_000.0)),
        }
    })
    .await;
}

/// Pauses, so that the page can draw and react.
pub async fn pause() {
    until_called(|go_on| set_timeout(go_on, Duration::ZERO)).await;
}

/// Waits until the callback that `begin` receives is called.
pub async fn until_called(begin: impl FnOnce(Box<dyn Fn()>)) {
    let mut begin = Some(begin);
    let mut wait = |resolve: js_sys::Function, _| {
        if let Some(begin) = begin.take() {
            begin(Box::new(move || drop(resolve.call0(&JsValue::NULL))));
        }
    };
    // It is never rejected.
    let _ = JsFuture::from(Promise::new(&mut wait)).await;
}

/// Whether the browser is set to save data.
fn saves_data() -> bool {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &JsValue::from_str(name)).ok();
    let connection = get(&window().navigator(), "connection").filter(JsValue::is_object);
    let saves = connection.and_then(|connection| get(&connection, "saveData"));
    saves.is_some_and(|saves| saves.is_truthy())
}
