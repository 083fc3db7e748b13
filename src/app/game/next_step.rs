//! Suggestions after a game against the computer: the next level after a win, the deciding move after a loss.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::new_game::use_new_game;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn NextStep(game: Game) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let step = game.memo(|game| (game.next_level(), game.loser()));
    let begin = move |level: u8| {
        let choice = game.read(|game| game.choice_of_level(level));
        let start = game.read_board(|board| board.record().begun_at(0));
        let fair = game.game_words.is_start(&start);
        new_game.begin_level(game.game_words.slug(), &choice, fair, Some(game.id()));
    };
    move || match step.get() {
        (Some(level), _) => view! {
            <button
                class="button button-main"
                data-action="next-level"
                on:click=move |event| if event.detail() < 2 { begin(level) }
            >
                {move || say!(lang.get(), action.next_level, level = level)}
            </button>
        }
        .into_any(),
        (None, Some(_)) => view! {
            <button
                class="button"
                data-action="why-lost"
                on:click=move |_| game.find_mistake()
            >
                {t!(lang, action.why_lost)}
            </button>
        }
        .into_any(),
        (None, None) => ().into_any(),
    }
}
