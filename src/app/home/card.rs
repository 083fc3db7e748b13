//! A game on the shelf: its board, and what one chooses before the first move.

use crate::app::address;
use crate::app::board::StillBoard;
use crate::app::dress::Intro;
use crate::app::i18n::{say, use_lang};
use crate::app::saved::{Saved, use_shelf};
use crate::app::seats::{SeatFields, Seats};
use crate::app::settings::use_settings;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

#[component]
pub fn Card(dress: &'static dyn Intro) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let chosen = RwSignal::new(dress.start());
    let settings = use_settings();
    let levels = dress.info().levels();
    // Whoever played here last plays here again.
    let seats = RwSignal::new(Seats {
        levels: settings.with_untracked(|settings| settings.seats(dress.slug(), levels)),
        ..Seats::default()
    });
    let start = move |event: MouseEvent| {
        // A second click that follows at once means the same game.
        if event.detail() > 1 {
            return;
        }
        let text = chosen.get_untracked();
        // Only what can be set up here can be chosen.
        if dress.info().start_picture(&text).is_some() {
            let levels = seats.with_untracked(|seats| seats.levels);
            settings.update(|settings| settings.keep_seats(dress.slug(), levels));
            let id = shelf.add(&Saved::new(&text, seats.get_untracked()));
            address::go_to_game(&id);
        }
    };
    let picture = move || {
        let (board, pieces) = chosen.with(|text| dress.info().start_picture(text))?;
        Some(view! { <StillBoard dress board pieces/> })
    };
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
                <p class="designer">
                    {move || dress.credit(lang.get())}
                </p>
                <p>{move || format!("{} {}", dress.aim(lang.get()), dress.gist(lang.get()))}</p>
                {dress.set_up(chosen)}
                <SeatFields seats family=dress.info()/>
                <button class="button button-main" data-action="start" on:click=start>
                    {move || say!(lang.get(), home.start)}
                </button>
                <a class="button" data-action="rules" href=address::to_rules(dress.slug())>
                    {move || say!(lang.get(), learn_page.open)}
                </a>
                {dress.info().has_puzzles().then(|| view! {
                    <a class="button" data-action="puzzles" href=address::to_puzzles(dress.slug())>
                        {move || say!(lang.get(), puzzle.puzzles)}
                    </a>
                })}
            </div>
        </article>
    }
}
