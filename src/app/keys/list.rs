//! The list of all keys, and the switch that turns most of them off.

use super::list_open::ListOpen;
use super::listen::on;
use super::table::{Area, BINDINGS, Binding, KeyAction, description, label};
use crate::app::dialog::Dialog;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, lazy};
use crate::app::settings::use_settings;
use crate::session::settings::SettingsChange;
use crate::words::Locale;
use leptos::prelude::*;

#[component]
pub fn KeyList() -> impl IntoView {
    let lang = use_lang();
    let ListOpen(open) = expect_context();
    on(KeyAction::Keys, move || open.set(true));
    view! {
        <Dialog open panel="keys" title=t!(lang, page.keys)>
            <Lazy load=key_list/>
        </Dialog>
    }
}

lazy! {
    panels: fn key_list() -> AnyView { view! { <Keys/> }.into_any() }
}

#[component]
fn Keys() -> impl IntoView {
    let lang = use_lang();
    let settings = use_settings();
    let part = move |area: Area| {
        let locale = lang.get();
        let mut lines: Vec<(String, Vec<&'static str>)> = Vec::new();
        for Binding { act, keys, .. } in BINDINGS.iter().filter(|one| one.area == area) {
            let what = description(locale, *act);
            match lines.last_mut().filter(|(last, _)| *last == what) {
                Some((_, all)) => all.extend(*keys),
                None => lines.push((what, keys.to_vec())),
            }
        }
        lines
            .into_iter()
            .map(|(what, keys)| view! { <dt>{caps(locale, &keys)}</dt><dd>{what}</dd> })
            .collect_view()
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-setting="keys"
                prop:checked=move || settings.with(|settings| settings.keys)
                on:change:target=move |event| {
                    let on = event.target().checked();
                    settings.change(SettingsChange::Keys(on));
                }
            />
            <span>{t!(lang, keys.switch)}</span>
        </label>
        <h3>{t!(lang, keys.everywhere)}</h3>
        <dl class="keys">{move || part(Area::Page)}</dl>
        <h3>{t!(lang, keys.on_board)}</h3>
        <dl class="keys">{move || part(Area::Board)}</dl>
        <p class="quiet">{t!(lang, keys.swipes)}</p>
    }
}

fn caps(locale: Locale, keys: &[&'static str]) -> impl IntoView + use<> {
    let cap = |key: &&'static str| view! { <kbd>{label(locale, key)}</kbd> };
    keys.iter().map(cap).collect_view()
}
