//! The starts of a game as small boards.

use super::radio::Radio;
use crate::app::board::StillBoard;
use crate::app::dress::Dress;
use crate::app::i18n::use_lang;
use crate::play::GameText;
use leptos::prelude::*;

/// Empty if there is only one start.
#[component]
pub fn Starts(dress: &'static dyn Dress, start: RwSignal<GameText>) -> impl IntoView {
    let lang = use_lang();
    let starts = dress.starts();
    let usual = starts.first().map(|usual| dress.start_name(usual));
    let chosen = Memo::new(move |_| {
        let name = start.with(|start| dress.start_name(start));
        if name.is_empty() {
            usual.clone()
        } else {
            Some(name)
        }
    });
    if starts.len() < 2 {
        return ().into_any();
    }
    let one = move |text: GameText| {
        let name = dress.start_name(&text);
        let picture = dress.info().start_picture(&text).map(|(board, pieces)| {
            view! { <span class="choice-picture"><StillBoard dress board pieces/></span> }
        });
        let text = StoredValue::new(text);
        let is_chosen = {
            let name = name.clone();
            move || chosen.with(|chosen| chosen.as_ref() == Some(&name))
        };
        view! {
            <Radio name="start" value=name is_chosen choose=move || start.set(text.get_value())>
                {picture}
                {move || text.with_value(|text| dress.start_word(lang.get(), text))}
            </Radio>
        }
    };
    view! {
        <fieldset class="choices choices-pictures">
            <legend>{move || dress.starts_legend(lang.get())}</legend>
            {starts.into_iter().map(one).collect_view()}
        </fieldset>
        {dress.other_starts(start)}
    }
    .into_any()
}
