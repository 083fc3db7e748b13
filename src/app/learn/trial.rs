//! A board that is tried out, not kept: what is touched is answered below it.

use crate::app::game::{Play, rule_link, said_now};
use crate::app::i18n::use_lang;
use crate::lessons::{Setting, spot_of};
use leptos::prelude::*;

/// Sits down to what a diagram or an exercise shows; some places are touched already.
#[must_use]
pub fn sit_down(slug: &str, setting: &Setting, touched: &[&str]) -> Option<Play> {
    // A test has opened every one of them.
    let mut table = setting.open(slug).ok()?;
    for name in touched {
        if let Some(spot) = spot_of(&*table, name) {
            table.touch(spot);
        }
    }
    Play::trial(table)
}

/// What there is to say of the last touch, seen and read out; `moved` in its place once a move was
/// made.
#[component]
pub fn Said(play: Play) -> impl IntoView {
    let lang = use_lang();
    let begun = play.plies();
    let shown = move || {
        let told = play.announced.get();
        let after_move = play.plies() > begun && play.is_calm() && !told.is_empty();
        if after_move {
            told
        } else {
            said_now(play, lang.get())
        }
    };
    view! {
        <p class="trial-said" data-status class:refused=move || play.is_refused()>
            {shown}
            {move || rule_link(play, lang.get())}
        </p>
        <p class="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">{move || play.announced.get()}</p>
        <p class="visually-hidden" aria-live="polite" data-live="polite">
            {move || play.is_refused().then(|| said_now(play, lang.get()))}
        </p>
    }
}
