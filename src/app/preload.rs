//! Chunks are fetched in advance: when a pointer, a finger or the focus comes near something that leads to them, and
//! when the browser has nothing else to do. The board of a game is made before the game is begun.

use super::first_board::use_first_board;
use super::games::{self, INTROS};
use super::idle::{idle, may_work_ahead};
use super::lazy::{Chunk, load};
use super::loading::NotLoaded;
use super::notice::Notices;
use super::offline;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// The controls that begin a game from its usual start.
const BEGINS: &str = "[data-action='play'], [data-action='play-on-board']";

/// The elements that lead to the code of a chunk.
const NEAR: &[(&str, Chunk)] = &[
    (BEGINS, Chunk::game),
    ("[href^='#play=']", Chunk::game),
    ("[href^='#rules='], [href^='#lesson=']", Chunk::learn),
    ("[href^='#puzzle']", Chunk::puzzles),
    ("[href^='#edit=']", Chunk::editor),
    ("[href='#library'], [href='#statistics']", Chunk::library),
    (".moves", Chunk::review),
    ("[data-action='open-text']", Chunk::import),
    (
        "[data-action='settings'], [data-action='two-players'], [data-action='new']",
        Chunk::panels,
    ),
];

/// The chunks that are preloaded when the browser is idle, in this order.
const IDLE: &[Chunk] = &[
    Chunk::stored,
    Chunk::game,
    Chunk::panels,
    Chunk::engine,
    Chunk::review,
    Chunk::import,
    Chunk::library,
];

/// Listens for as long as the page is open.
pub fn provide() {
    let first_board = use_first_board();
    let near = move |target: Option<EventTarget>| {
        let element = target.and_then(|target| target.dyn_into::<Element>().ok());
        let around = |selector: &str| element.as_ref()?.closest(selector).ok().flatten();
        let leads = |(selector, _): &&(&str, Chunk)| around(selector).is_some();
        if let Some((_, chunk)) = NEAR.iter().find(leads) {
            let chunk = *chunk;
            let game = around("[data-game]").and_then(|card| card.get_attribute("data-game"));
            if let Some(game) = &game
                && around(BEGINS).is_some()
            {
                first_board.prepare(game);
            }
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

/// Loads the remaining chunks one after another when the browser is idle, calls `prepare`, and then keeps the page for
/// use without a network, unless the visitor saves data or the token `--idle` is `none`.
pub fn when_idle(notices: Notices, prepare: impl AsyncFnOnce() -> Result<(), NotLoaded> + 'static) {
    spawn_local(async move {
        // The page has started and is drawn by then: reading a token of the styles earlier would delay its start.
        idle().await;
        if !may_work_ahead() {
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
        let _ = prepare().await;
        idle().await;
        let _ = offline::keep(notices).await;
    });
}
