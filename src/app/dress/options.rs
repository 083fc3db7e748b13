//! The choice of a game's options before it begins.

use crate::app::i18n::{Locale, use_lang};
use crate::play::{GameInfo, GameText};
use leptos::prelude::*;

/// One of the options of a game; the first is the usual one.
#[component]
pub fn OptionChoice(
    family: &'static dyn GameInfo,
    chosen: RwSignal<GameText>,
    legend: fn(Locale) -> String,
    /// The words of an option by its text.
    word: fn(Locale, &str) -> String,
) -> impl IntoView {
    let lang = use_lang();
    let options = family.options();
    let usual = options.first().cloned().unwrap_or_default();
    let choice = move |option: String| {
        let option = StoredValue::new(option);
        let usual = usual.clone();
        let is_chosen = move || {
            let now = chosen.with(|text| text.options.clone());
            let now = if now.is_empty() { usual.clone() } else { now };
            option.with_value(|option| *option == now)
        };
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=format!("{}-option", family.slug())
                    data-option=option.get_value()
                    prop:checked=is_chosen
                    on:change=move |_| chosen.update(|text| text.options = option.get_value())
                />
                <span>{move || option.with_value(|option| word(lang.get(), option))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{move || legend(lang.get())}</legend>
            {options.into_iter().map(choice).collect_view()}
        </fieldset>
    }
}
