//! All games at a glance, each a way to its place on the shelf.

use crate::app::board::StillBoard;
use crate::app::dress::Intro;
use crate::app::focus;
use crate::app::games::INTROS;
use crate::app::i18n::{say, use_lang};
use leptos::prelude::*;

#[component]
pub fn Index() -> impl IntoView {
    let lang = use_lang();
    view! {
        <nav class="index" aria-label=move || say!(lang.get(), home.index)>
            {INTROS.iter().map(|&dress| view! { <Entry dress/> }).collect_view()}
        </nav>
    }
}

#[component]
fn Entry(dress: &'static dyn Intro) -> impl IntoView {
    let lang = use_lang();
    let picture = dress
        .info()
        .start_picture(&dress.start())
        .map(|(board, pieces)| {
            view! { <StillBoard dress board pieces/> }
        });
    view! {
        <button class="index-entry" data-index=dress.slug() on:click=move |_| go_to(dress.slug())>
            <span class="index-board">{picture}</span>
            <span>{move || dress.name(lang.get())}</span>
        </button>
    }
}

/// Brings a game's card into sight, down to the button that starts it, which has the focus.
fn go_to(slug: &str) {
    let start = format!("[data-game='{slug}'] [data-action='start']");
    if let Ok(Some(button)) = document().query_selector(&start) {
        focus::take(&button);
        button.scroll_into_view_with_bool(false);
    }
}
