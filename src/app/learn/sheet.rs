//! The rules of a game in words alone, for the sheet that a game is printed on.

use super::course_of;
use super::words::word;
use crate::app::dress::Dress;
use crate::app::i18n::{say, use_lang};
use leptos::prelude::*;

#[component]
pub fn RulesSheet(dress: &'static dyn Dress) -> impl IntoView {
    let lang = use_lang();
    let slug = dress.slug();
    let points = course_of(slug).points.iter();
    let point = |key: &'static str| {
        let text = move || word(lang.get(), slug, &format!("points.{key}.text"));
        view! { <li>{text}</li> }
    };
    view! {
        <section class="rules-sheet">
            <h2>{move || say!(lang.get(), learn_page.rules, game = dress.name(lang.get()))}</h2>
            <ol>{points.map(|each| point(each.key)).collect_view()}</ol>
        </section>
    }
}
