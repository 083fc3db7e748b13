//! Checks a solution visibly: random positions are compared with the moves of the rules.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::narration::solution_check;
use crate::session::{GameIntent, SolutionCheck};
use crate::words::{Locale, code, say};
use leptos::prelude::*;

#[component]
pub fn CheckIt(game: Game) -> impl IntoView {
    let lang = use_lang();
    let check = game.memo(|game| *game.check());
    let runs = Memo::new(move |_| matches!(check.get(), SolutionCheck::Running { .. }));
    let label = move || match runs.get() {
        true => say!(lang.get(), exact.check_stop),
        false => say!(lang.get(), exact.check),
    };
    let sentence = move || {
        let locale = lang.get();
        check.with(|check| solution_check(locale, check, |count| figure(locale, count)))
    };
    #[allow(clippy::cast_precision_loss)]
    let done = move || match check.get() {
        SolutionCheck::Running { tally, .. } => tally.at as f64 / tally.of.max(1) as f64,
        _ => 0.0,
    };
    let is_over = move || matches!(check.get(), SolutionCheck::Over(_));
    view! {
        <div class="check-it" data-check>
            <button class="button" data-action="check" on:click=move |_| game.send(GameIntent::Check)>{label}</button>
            <Show when=move || runs.get()>
                <progress max="100" value=move || (100.0 * done()).round() as u32 aria-label=t!(lang, exact.checking)></progress>
            </Show>
            <p class="quiet" role="status" data-checked=move || is_over().then_some("")>
                {sentence}
            </p>
        </div>
    }
}

/// A number in the language's format.
fn figure(locale: Locale, count: u64) -> String {
    #[allow(clippy::cast_precision_loss)]
    let count = js_sys::Number::from(count as f64);
    count.to_locale_string(code(locale)).into()
}
