//! Chunks are fetched before they are wanted: when a pointer, a finger or the focus comes near something that leads
//! to them, and when the browser has nothing else to do.

use super::games::{self, INTROS};
use super::lazy::{Chunk, load};
use super::notice::Notices;
use super::offline;
use super::tokens::{duration, token};
use js_sys::{Promise, Reflect};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, EventTarget};

/// The elements that lead to the code of a chunk.
const NEAR: &[(&str, Chunk)] = &[
    (
        "[data-action='play'], [data-action='play-on-board'], [href^='#play=']",
        Chunk::game,
    ),
    ("[href^='#rules='], [href^='#lesson=']", Chunk::learn),
    ("[href^='#puzzle']", Chunk::puzzles),
    ("[href^='#edit=']", Chunk::editor),
    (".moves", Chunk::review),
    ("[data-action='open-text']", Chunk::import),
    (
        "[data-action='settings'], [data-action='two-players'], [data-action='new']",
        Chunk::panels,
    ),
];

/// The chunks that are preloaded when the browser is idle, in this order.
const IDLE: &[Chunk] = &[
    Chunk::game,
    Chunk::panels,
    Chunk::engine,
    Chunk::review,
    Chunk::import,
];

/// Listens for as long as the page is open.
pub fn provide() {
    let near = |target: Option<EventTarget>| {
        let element = target.and_then(|target| target.dyn_into::<Element>().ok());
        let around = |selector: &str| element.as_ref()?.closest(selector).ok().flatten();
        let leads = |(selector, _): &&(&str, Chunk)| around(selector).is_some();
        if let Some((_, chunk)) = NEAR.iter().find(leads) {
            let chunk = *chunk;
            let game = around("[data-game]").and_then(|card| card.get_attribute("data-game"));
            spawn_local(async move {
                // An error is reported when the chunk is needed.
                let _ = load(chunk).await;
                if let Some(game) = game {
                    let _ = games::load(&game).await;
                }
            });
        }
    };
    let over = window_event_listener(ev::pointerover, move |event| near(event.target()));
    let down = window_event_listener(ev::pointerdown, move |event| near(event.target()));
    let focused = window_event_listener(ev::focusin, move |event| near(event.target()));
    on_cleanup(move || {
        over.remove();
        down.remove();
        focused.remove();
    });
}

/// Loads the remaining chunks one after another when the browser is idle, and then keeps the page for use without a
/// network, unless the visitor saves data or the styles say `none`.
pub fn when_idle(notices: Notices) {
    spawn_local(async move {
        // By then the page has started.
        if saves_data() || token("--idle") == "none" {
            return;
        }
        for chunk in IDLE {
            idle().await;
            // An error is reported when the chunk is needed.
            let _ = load(*chunk).await;
        }
        for game in INTROS {
            idle().await;
            let _ = games::load(game.slug()).await;
        }
        idle().await;
        let _ = offline::keep(notices).await;
    });
}

/// Waits until the browser is idle.
async fn idle() {
    let mut wait = |resolve: js_sys::Function, _| {
        let go_on = move || drop(resolve.call0(&JsValue::NULL));
        // WebKit has no idle callback.
        match Reflect::has(&window(), &JsValue::from_str("requestIdleCallback")) {
            Ok(true) => request_idle_callback(go_on),
            _ => set_timeout(go_on, Duration::from_secs_f64(duration("--idle") / 1_000.0)),
        }
    };
    // It is never rejected.
    let _ = JsFuture::from(Promise::new(&mut wait)).await;
}

/// Whether the browser was told to save data.
fn saves_data() -> bool {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &JsValue::from_str(name)).ok();
    let connection = get(&window().navigator(), "connection").filter(JsValue::is_object);
    let saves = connection.and_then(|connection| get(&connection, "saveData"));
    saves.is_some_and(|saves| saves.is_truthy())
}
