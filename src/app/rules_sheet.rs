//! The rules of a game in text only, for printing a game.

use super::course_words::use_words;
use super::i18n::use_lang;
use crate::games::words::GameWords;
use crate::lessons::{Contents, contents_of};
use crate::words::say;
use leptos::prelude::*;

/// Empty while the texts are not loaded.
#[component]
pub fn RulesSheet(game_words: &'static dyn GameWords) -> impl IntoView {
    let lang = use_lang();
    let words = use_words();
    let point = move |key: &'static str| {
        let text = move || words.get(&format!("points.{key}.text"));
        view! { <li>{text}</li> }
    };
    let points = move || {
        let contents = contents_of(game_words.slug());
        let keys = contents.into_iter().flat_map(Contents::points);
        keys.map(point)
    };
    view! {
        <Show when=move || words.are_loaded()>
            <section class="rules-sheet">
                <h2>{move || say!(lang.get(), board.rules, game = game_words.name(lang.get()))}</h2>
                <ol>{points().collect_view()}</ol>
            </section>
        </Show>
    }
}
