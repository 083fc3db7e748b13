//! Checks a solution visibly: random positions are compared with the moves of the rules.

use super::machine::seed;
use super::state::Play;
use crate::app::engine::Asker;
use crate::app::i18n::{Locale, code, say, use_lang};
use crate::mind::{Asked, Event, Exact, Priority};
use crate::play::Tally;
use leptos::prelude::*;

/// The number of random positions. If there are not more, every position is checked.
const POSITIONS: u64 = 100_000;

/// The progress of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Check {
    None,
    Under(Tally),
    Over(Tally),
    Failed,
}

#[component]
pub fn CheckIt(play: Play) -> impl IntoView {
    let lang = use_lang();
    let check = RwSignal::new(Check::None);
    let asker = Asker::new(Priority::Check);
    let runs = Memo::new(move |_| matches!(check.get(), Check::Under(_)));
    let act = move |_| match check.get_untracked() {
        Check::Under(tally) => {
            asker.drop_query();
            check.set(Check::Over(tally));
        }
        _ => {
            check.set(Check::Under(Tally::default()));
            go_on(play, asker, check, seed());
        }
    };
    let label = move || match runs.get() {
        true => say!(lang.get(), exact.check_stop),
        false => say!(lang.get(), exact.check),
    };
    let told = move || match check.get() {
        Check::None | Check::Under(_) => say!(lang.get(), exact.check_how),
        Check::Over(tally) => told(lang.get(), &tally),
        Check::Failed => say!(lang.get(), machine.lost),
    };
    #[allow(clippy::cast_precision_loss)]
    let done = move || match check.get() {
        Check::Under(tally) => tally.at as f64 / tally.of.max(1) as f64,
        _ => 0.0,
    };
    view! {
        <div class="check-it" data-check>
            <button class="button" data-action="check" on:click=act>{label}</button>
            <Show when=move || runs.get()>
                <progress max="100" value=move || (100.0 * done()).round() as u32 aria-label=move || say!(lang.get(), exact.checking)></progress>
            </Show>
            <p class="quiet" role="status" data-checked=move || matches!(check.get(), Check::Over(_)).then_some("")>
                {told}
            </p>
        </div>
    }
}

/// Asks for the next part, and so on until all is checked.
fn go_on(play: Play, asker: Asker, check: RwSignal<Check>, seed: u64) {
    let Check::Under(tally) = check.get_untracked() else {
        return;
    };
    let verify = Asked::Verify {
        positions: POSITIONS,
        seed,
        from: tally.at,
    };
    let heard = move |event| match event {
        Event::Exact {
            exact: Exact::Checked(part),
            ..
        } => {
            let tally = tally.and(part);
            if tally.is_over() {
                check.set(Check::Over(tally));
            } else {
                check.set(Check::Under(tally));
                go_on(play, asker, check, seed);
            }
        }
        Event::Refused { .. } | Event::Failed { .. } => check.set(Check::Failed),
        _ => {}
    };
    // The solution is of all positions: of the game only its options matter.
    let text = play.consult(|table| table.begun_at(0));
    asker.ask(text, verify, heard);
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
