//! Fields for the players' names.

use super::i18n::{say, use_lang};
use crate::rules::Side;
use leptos::prelude::*;

/// A field for the name of a side; it tells every change as it is typed.
#[component]
pub fn NameField(
    side: Side,
    #[prop(into)] names: Signal<[String; 2]>,
    rename: impl Fn(Side, String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let field = format!("name-{side}");
    let label = move || match side {
        Side::White => say!(lang.get(), names.white),
        Side::Black => say!(lang.get(), names.black),
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="text"
                maxlength="40"
                autocomplete="off"
                data-field=field
                prop:value=move || names.with(|names| names[side as usize].clone())
                on:input:target=move |event| rename(side, event.target().value())
            />
        </label>
    }
}
