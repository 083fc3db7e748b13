//! Fields for the players' names.

use super::i18n::{say, use_lang};
use super::icons::Icon;
use crate::rules::Side;
use leptos::prelude::*;

/// The fields for both names, and the lot that says who plays White.
#[component]
pub fn Names(names: RwSignal<[String; 2]>) -> impl IntoView {
    let lang = use_lang();
    let drawn = RwSignal::new(None::<bool>);
    let rename = move |side: Side, name| {
        drawn.set(None);
        names.update(|names| names[side as usize] = name);
    };
    let draw = move |_| {
        let swap = js_sys::Math::random() < 0.5;
        if swap {
            names.update(|names| names.swap(0, 1));
        }
        // Said anew even if it falls the same way again.
        drawn.set(None);
        request_animation_frame(move || {
            let _ = drawn.try_set(Some(swap));
        });
    };
    let fallen = move || {
        let locale = lang.get();
        let name = |side: Side| names.with(|names| names[side as usize].trim().to_owned());
        let (white, black) = (name(Side::White), name(Side::Black));
        Some(match drawn.get()? {
            _ if !white.is_empty() => say!(locale, names.drawn, who = white),
            _ if !black.is_empty() => say!(locale, names.drawn_black, who = black),
            true => say!(locale, names.drawn_other),
            false => say!(locale, names.drawn_you),
        })
    };
    view! {
        <fieldset class="names">
            <legend>{move || say!(lang.get(), names.legend)}</legend>
            {Side::BOTH
                .map(|side| view! { <NameField side names rename/> })
                .collect_view()}
            <button
                class="button button-quiet"
                type="button"
                data-action="lots"
                title=move || say!(lang.get(), names.lots_hint)
                on:click=draw
            >
                <Icon name="lots"/>
                <span>{move || say!(lang.get(), names.lots)}</span>
            </button>
            <p class="quiet" role="status" data-lots>{fallen}</p>
        </fieldset>
    }
}

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
