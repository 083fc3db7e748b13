//! A game on the shelf: its board, and what one chooses before the first move.

use crate::app::board::StillBoard;
use crate::app::dress::Dress;
use crate::app::i18n::{say, use_lang};
use crate::app::names::NameField;
use crate::app::place;
use crate::app::saved::{Saved, use_shelf};
use crate::games;
use crate::rules::Side;
use leptos::prelude::*;

#[component]
pub fn Card(dress: &'static dyn Dress) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let chosen = RwSignal::new(dress.start());
    let names = RwSignal::new([String::new(), String::new()]);
    let start = move |_| {
        let text = chosen.get_untracked();
        // Only what can be set up here can be chosen.
        if let Ok(table) = games::open(&text) {
            let id = shelf.add(&Saved::of(&*table, names.get_untracked()));
            place::go_to_game(&id);
        }
    };
    let picture = move || {
        let table = chosen.with(games::open).ok()?;
        let (board, pieces) = (table.board(), table.scene(0).pieces);
        Some(view! { <StillBoard dress board pieces/> })
    };
    let designer = (!dress.designer().is_empty()).then(|| {
        view! {
            <p class="designer">
                {move || say!(lang.get(), home.designer, name = dress.designer())}
            </p>
        }
    });
    let rename = move |side: Side, name| names.update(|names| names[side as usize] = name);
    view! {
        <article class="card" data-game=dress.slug()>
            <button
                class="card-board"
                data-action="start-on-board"
                tabindex="-1"
                aria-hidden="true"
                on:click=start
            >
                {picture}
            </button>
            <div class="card-words">
                <h2>{move || dress.name(lang.get())}</h2>
                {designer}
                <p>{move || dress.aim(lang.get())}</p>
                {dress.set_up(chosen)}
                <button class="button button-main" data-action="start" on:click=start>
                    {move || say!(lang.get(), home.start)}
                </button>
                <fieldset class="names">
                    <legend>{move || say!(lang.get(), names.legend)}</legend>
                    {Side::BOTH
                        .map(|side| view! { <NameField side names rename/> })
                        .collect_view()}
                </fieldset>
            </div>
        </article>
    }
}
