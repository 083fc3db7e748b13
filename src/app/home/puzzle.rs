//! The puzzle of the day: one for the page, from each game in turn.

use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::progress::use_progress;
use crate::app::today::{game_of, today};
use crate::play::puzzle_name;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn PuzzleOfDay() -> impl IntoView {
    let lang = use_lang();
    let solved = use_progress(ProgressKind::Days);
    let today = today();
    let game = game_of(today);
    let state = move || {
        let game = game?;
        let name = game.name(lang.get());
        Some(
            match solved.has(game.slug(), &puzzle_name(today.number())) {
                true => say!(lang.get(), home.puzzle_solved, game = name),
                false => name,
            },
        )
    };
    view! {
        <a class="puzzle-of-day" data-action="puzzle-of-day" href=Route::PuzzleToday.href()>
            <Icon name="puzzle"/>
            <span class="puzzle-of-day-words">
                <strong>{t!(lang, home.puzzle_of_day)}</strong>
                // It changes with the day, so it is not prerendered.
                <span data-changes>{state}</span>
            </span>
        </a>
    }
}
