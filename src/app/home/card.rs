//! A game on the home screen: its board, its aim, and buttons to start.

use crate::app::board::StaticBoard;
use crate::app::games::home_game;
use crate::app::i18n::{t, use_lang};
use crate::app::new_game::use_new_game;
use crate::games::words::GameIntro;
use crate::play::Opponent;
use crate::session::route::Route;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

#[component]
pub fn Card(intro: &'static dyn GameIntro) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let slug = intro.slug();
    let play = move |event: MouseEvent| {
        // The second click of a double click is ignored.
        if event.detail() <= 1 {
            new_game.play_computer(slug);
        }
    };
    let game = home_game(slug);
    let has_puzzles = game.is_some_and(|game| game.has_puzzles);
    let picture = game.map(|game| {
        view! { <StaticBoard slug board=game.board.clone() pieces=game.pieces.clone()/> }
    });
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
                <h2>{move || intro.name(lang.get())}</h2>
                <p class="designer">{move || intro.credit(lang.get())}</p>
                <p class="card-aim">{move || intro.aim(lang.get())}</p>
                <button class="button button-main" data-action="play" on:click=play>
                    {t!(lang, home.play)}
                </button>
            </div>
            <div class="card-links">
                <button data-action="two-players" on:click=move |_| new_game.ask(slug, Some(Opponent::Friend))>
                    {t!(lang, home.two_players)}
                </button>
                <a data-action="learn" href=Route::lesson(slug).href()>
                    {t!(lang, home.learn)}
                </a>
                {has_puzzles.then(|| view! {
                    <a data-action="puzzles" href=Route::next_puzzle(slug).href()>
                        {t!(lang, page.puzzles)}
                    </a>
                })}
            </div>
        </article>
    }
}
