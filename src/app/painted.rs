//! The prerendered page that is visible before the program is loaded (`boot.js`, `painted.js`), and its
//! frames of screens. The program also shows these frames while a part of it is loading. Home takes its boards from there:
//! to draw them again takes a processor four times slowed about 70 ms.

use super::i18n::use_lang;
use crate::words::code;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

thread_local! {
    /// The markup of the frames, with language and name.
    static FRAMES: RefCell<Vec<(String, String, String)>> = const { RefCell::new(Vec::new()) };
    /// The boards on home, with the name of the game.
    static BOARDS: RefCell<Vec<(String, PaintedBoard)>> = const { RefCell::new(Vec::new()) };
}

/// A board of the prerendered page.
#[derive(Clone)]
pub struct PaintedBoard {
    pub view_box: String,
    /// The markup of what is inside.
    pub inside: String,
}

/// Saves the frames and the boards, which are removed together with the prerendered page.
pub fn keep() {
    let frames = all("#painted > [lang] > [data-part]:not([data-part='home'])");
    let frames = frames.filter_map(|part| {
        let language = part.parent_element()?.get_attribute("lang")?;
        let name = part.get_attribute("data-part")?;
        Some((language, name, part.inner_html()))
    });
    FRAMES.set(frames.collect());
    // They are the same in every language.
    let boards = all("#painted > [lang]:first-child [data-game] .board");
    let boards = boards.filter_map(|board| {
        let card = board.closest("[data-game]").ok()??;
        let painted = PaintedBoard {
            view_box: board.get_attribute("viewBox")?,
            inside: board.inner_html(),
        };
        Some((card.get_attribute("data-game")?, painted))
    });
    BOARDS.set(boards.collect());
}

fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let found = found.into_iter();
    found.flat_map(|found| (0..found.length()).filter_map(move |at| found.get(at)?.dyn_into().ok()))
}

/// The board of a game on home. None if nothing is prerendered.
pub fn board(game: &str) -> Option<PaintedBoard> {
    BOARDS.with_borrow(|boards| {
        let its = boards.iter().find(|(of, _)| of == game);
        its.map(|(_, board)| board.clone())
    })
}

/// The frame of a screen. Empty if the prerendered page still shows its own frame, or if there is none.
pub fn frame(name: &str) -> AnyView {
    let language = code(use_lang().now());
    let html = FRAMES.with_borrow(|frames| {
        let its = |(of, other, _): &&(String, String, String)| of == language && other == name;
        frames.iter().find(its).map(|(.., html)| html.clone())
    });
    match html.filter(|_| document().get_element_by_id("painted").is_none()) {
        Some(html) => view! { <div data-frame=name.to_owned() inner_html=html></div> }.into_any(),
        None => ().into_any(),
    }
}

/// Removes the prerendered page after the screen is drawn. Its own script knows what was touched, typed and
/// focused, so it does this first. It waits if a screen is still loading.
pub fn take_over() {
    let document = document();
    if let Ok(event) = Event::new("takeover") {
        // This only fails for an event that is already being dispatched.
        let _ = document.dispatch_event(&event);
    }
    let painted = document.get_element_by_id("painted");
    if let Some(painted) = painted.filter(|painted| !painted.has_attribute("data-waiting")) {
        painted.remove();
    }
}
