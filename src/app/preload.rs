//! Parts are fetched in advance: when a pointer, a finger or the focus comes near something that leads to them, and
//! when the browser has nothing else to do. The board of a game is made before the game is begun.

use super::first_board::use_first_board;
use super::games::{self, INTROS};
use super::idle::{idle, may_work_ahead};
use super::lazy::{Part, load};
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

/// The elements that lead to the code of a part.
const NEAR: &[(&str, Part)] = &[
    (BEGINS, Part::game),
    ("[href^='#play=']", Part::game),
    ("[href^='#rules='], [href^='#lesson=']", Part::learn),
    ("[href^='#puzzle']", Part::puzzles),
    ("[href^='#edit=']", Part::editor),
    ("[href='#library'], [href='#statistics']", Part::library),
    (".moves", Part::review),
    ("[data-action='open-text']", Part::import),
    (
        "[data-action='settings'], [data-action='two-players'], [data-action='new']",
        Part::panels,
    ),
];

/// The parts that are preloaded when the browser is idle, in this order.
const IDLE: &[Part] = &[
    Part::stored,
    Part::game,
    Part::panels,
    Part::engine,
    Part::review,
    Part::import,
    Part::library,
];

/// Listens for as long as the page is open.
pub fn provide() {
    let first_board = use_first_board();
    let near = move |target: Option<EventTarget>| {
        let element = target.and_then(|target| target.dyn_into::<Element>().ok());
        let around = |selector: &str| element.as_ref()?.closest(selector).ok().flatten();
        let leads = |(selector, _): &&(&str, Part)| around(selector).is_some();
        if let Some((_, part)) = NEAR.iter().find(leads) {
            let part = *part;
            let game = around("[data-game]").and_then(|card| card.get_attribute("data-game"));
            if let Some(game) = &game
                && around(BEGINS).is_some()
            {
                first_board.prepare(game);
            }
            spawn_local(async move {
                // An error is reported when the part is needed.
                let _ = load(part).await;
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

/// Loads the remaining parts one after another when the browser is idle, calls `prepare`, and then keeps the page for
/// use without a network, unless the visitor saves data or the token `--idle` is `none`.
pub fn when_idle(notices: Notices, prepare: impl AsyncFnOnce() -> Result<(), NotLoaded> + 'static) {
    spawn_local(async move {
        // The page has started and is drawn by then: reading a token of the styles earlier would delay its start.
        idle().await;
        if !may_work_ahead() {
            return;
        }
        for part in IDLE {
            idle().await;
            // An error is reported when the part is needed.
            let _ = load(*part).await;
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
