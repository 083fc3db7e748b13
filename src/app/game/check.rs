//! Checks a solution visibly: random positions are compared with the moves of the rules.

use super::context::Game;
use crate::app::i18n::use_lang;
use crate::play::Tally;
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
    let told = move || match check.get() {
        SolutionCheck::NotStarted | SolutionCheck::Running { .. } => {
            say!(lang.get(), exact.check_how)
        }
        SolutionCheck::Over(tally) => told(lang.get(), &tally),
        SolutionCheck::Failed => say!(lang.get(), machine.lost),
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
                <progress max="100" value=move || (100.0 * done()).round() as u32 aria-label=move || say!(lang.get(), exact.checking)></progress>
            </Show>
            <p class="quiet" role="status" data-checked=move || is_over().then_some("")>
                {told}
            </p>
        </div>
    }
}

/// The result, with numbers in the language's format.
fn told(locale: Locale, tally: &Tally) -> String {
    let figure = |count: u64| {
        #[allow(clippy::cast_precision_loss)]
        let count = js_sys::Number::from(count as f64);
        String::from(count.to_locale_string(code(locale)))
    };
    say!(
        locale,
        exact.checked,
        count = figure(tally.all()),
        won = figure(tally.won),
        lost = figure(tally.lost),
        drawn = figure(tally.drawn),
        wrong = figure(tally.wrong)
    )
}
