//! A trial board that is not stored. The message about a touch is below it.

use crate::app::dress::Dress;
use crate::app::game::{Play, Voice, line, result, rule_link, said_now};
use crate::app::i18n::use_lang;
use crate::lessons::{Setting, spot_of};
use leptos::prelude::*;

/// Opens the start of an exercise.
#[must_use]
pub fn exercise(dress: &dyn Dress, setting: &Setting) -> Option<Play> {
    // A test opens all of them.
    Play::trial(setting.open(dress.kind()).ok()?, false)
}

/// Opens a figure after these touches.
#[must_use]
pub fn figure(dress: &dyn Dress, setting: &Setting, touched: &[&str]) -> Option<Play> {
    let mut table = setting.open(dress.kind()).ok()?;
    for name in touched {
        if let Some(spot) = spot_of(&table, name) {
            table.touch(spot);
        }
    }
    Play::trial(table, true)
}

/// The message about the last touch, the last move or the end, shown and read out.
#[component]
pub fn Said(play: Play) -> impl IntoView {
    let lang = use_lang();
    let begun = play.plies();
    let end = move || {
        let (_, headline, why) = result(play, lang.get())?;
        Some(format!("{headline}. {why}"))
    };
    let shown = move || {
        let moved = play.plies() > begun && play.is_calm() && !play.looking_back();
        let told = moved.then(|| play.told_last(lang.get())).flatten();
        let now = Some(said_now(play, lang.get())).filter(|_| told.is_none());
        let all: Vec<String> = told.into_iter().chain(now).chain(end()).collect();
        all.join(" ").trim().to_owned()
    };
    let polite = Memo::new(move |_| end().unwrap_or_else(|| line(play, lang.get())));
    view! {
        <p class="trial-said" data-status class:refused=move || play.is_refused()>
            {shown}
            {move || rule_link(play, lang.get())}
        </p>
        <Voice play polite/>
    }
}
