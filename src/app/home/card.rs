//! A game on the home screen: its board, its aim, and buttons to start.

use crate::app::address;
use crate::app::board::StillBoard;
use crate::app::dress::Intro;
use crate::app::i18n::{say, use_lang};
use crate::app::new_game::use_new_game;
use crate::play::Opponent;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

#[component]
pub fn Card(dress: &'static dyn Intro) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let slug = dress.slug();
    let play = move |event: MouseEvent| {
        // The second click of a double click is ignored.
        if event.detail() <= 1 {
            new_game.play_computer(dress.info());
        }
    };
    let picture = dress
        .info()
        .start_picture(&dress.start())
        .map(|(board, pieces)| view! { <StillBoard dress board pieces/> });
    view! {
        <article class="card" data-game=slug>
            <button
                class="card-board"
                data-action="play-on-board"
                tabindex="-1"
                aria-hidden="true"
                on:click=play
            >
                {picture}
            </button>
            <div class="card-words">
                <h2>{move || dress.name(lang.get())}</h2>
                <p class="designer">{move || dress.credit(lang.get())}</p>
                <p class="card-aim">{move || dress.aim(lang.get())}</p>
                <button class="button button-main" data-action="play" on:click=play>
                    {move || say!(lang.get(), home.play)}
                </button>
            </div>
            <div class="card-links">
                <button data-action="two-players" on:click=move |_| new_game.ask(slug, Some(Opponent::Friend))>
                    {move || say!(lang.get(), home.two_players)}
                </button>
                <a data-action="learn" href=address::to_lesson(slug)>
                    {move || say!(lang.get(), home.learn)}
                </a>
                {dress.info().has_puzzles().then(|| view! {
                    <a data-action="puzzles" href=address::to_puzzles(slug)>
                        {move || say!(lang.get(), puzzle.puzzles)}
                    </a>
                })}
            </div>
        </article>
    }
}
