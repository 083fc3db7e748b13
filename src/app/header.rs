//! The line at the top: where one is, the way home, the settings.

use super::dialog::Dialog;
use super::focus;
use super::game::Play;
use super::i18n::{self, say, use_lang};
use super::icons::Icon;
use super::names::NameField;
use super::notice::{Notice, use_notices};
use super::place;
use super::saved::use_shelf;
use super::settings::{Settings, Theme, use_settings};
use crate::rules::Side;
use leptos::prelude::*;

#[component]
pub fn Header(play: Option<Play>) -> impl IntoView {
    let lang = use_lang();
    let open = RwSignal::new(false);
    view! {
        <header class="header">
            {match play {
                Some(play) => view! {
                    <button
                        class="button button-icon"
                        data-action="home"
                        aria-label=move || say!(lang.get(), page.home)
                        title=move || say!(lang.get(), page.home)
                        on:click=move |_| place::go_home()
                    >
                        <Icon name="back"/>
                    </button>
                    <p class="header-title" aria-hidden="true">{move || play.dress.title(lang.get(), &play.options())}</p>
                }.into_any(),
                None => ().into_any(),
            }}
            <button
                class="button button-icon"
                data-action="settings"
                aria-label=move || say!(lang.get(), page.settings)
                title=move || say!(lang.get(), page.settings)
                on:click=move |_| open.set(true)
            >
                <Icon name="settings"/>
            </button>
        </header>
        <Dialog open panel="settings" title=move || say!(lang.get(), settings.title)>
            <SettingsForm play open/>
        </Dialog>
    }
}

#[component]
fn SettingsForm(play: Option<Play>, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let settings = use_settings();
    let chosen_theme = move || settings.with(|settings| Theme::name(settings.theme));
    let chosen_language = move || {
        settings.with(|settings| {
            settings
                .language
                .clone()
                .unwrap_or_else(|| "auto".to_owned())
        })
    };
    view! {
        {play.map(|play| Side::BOTH.map(|side| view! {
            <NameField side names=play.names rename=move |side, name| play.rename(side, name)/>
        }).collect_view())}
        <label class="field">
            <span>{move || say!(lang.get(), settings.language)}</span>
            <select
                data-setting="language"
                prop:value=chosen_language
                on:change:target=move |event| {
                    let value = event.target().value();
                    settings.update(|settings| settings.language = (value != "auto").then_some(value));
                }
            >
                <option value="auto" selected=move || chosen_language() == "auto">
                    {move || say!(lang.get(), settings.language_auto)}
                </option>
                {i18n::all().iter().map(|&locale| view! {
                    <option
                        value=i18n::code(locale)
                        lang=i18n::code(locale)
                        selected=move || chosen_language() == i18n::code(locale)
                    >
                        {say!(locale, language)}
                    </option>
                }).collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{move || say!(lang.get(), settings.theme)}</span>
            <select
                data-setting="theme"
                prop:value=chosen_theme
                on:change:target=move |event| {
                    let value = event.target().value();
                    settings.update(|settings| settings.theme = Theme::from_name(&value));
                }
            >
                <option value="system" selected=move || chosen_theme() == "system">{move || say!(lang.get(), settings.theme_system)}</option>
                <option value="light" selected=move || chosen_theme() == "light">{move || say!(lang.get(), settings.theme_light)}</option>
                <option value="dark" selected=move || chosen_theme() == "dark">{move || say!(lang.get(), settings.theme_dark)}</option>
            </select>
        </label>
        <label class="check">
            <input
                type="checkbox"
                data-setting="turn-board"
                prop:checked=move || settings.with(|settings| settings.turn_board)
                on:change:target=move |event| {
                    let on = event.target().checked();
                    settings.update(|settings| settings.turn_board = on);
                }
            />
            <span>{move || say!(lang.get(), settings.turn_board)}</span>
        </label>
        <Forget open settings/>
    }
}

/// Removes everything this browser remembers, if one means it.
#[component]
fn Forget(open: RwSignal<bool>, settings: RwSignal<Settings>) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let notices = use_notices();
    let asked = RwSignal::new(false);
    let forget = move |_| {
        open.set(false);
        settings.set(Settings::default());
        // After the default settings have been stored.
        request_animation_frame(move || {
            shelf.forget_everything();
            notices.add(Notice::Forgotten);
            place::go_home();
        });
    };
    view! {
        <div class="forget">
            <small>{move || say!(lang.get(), settings.forget_hint)}</small>
            {move || if asked.get() {
                view! {
                    <p role="alert">{move || say!(lang.get(), settings.forget_sure)}</p>
                    <button class="button" data-action="forget-no" on:click=move |_| {
                        asked.set(false);
                        focus::after(&["[data-action='forget']"]);
                    }>
                        {move || say!(lang.get(), page.cancel)}
                    </button>
                    <button class="button button-danger" data-action="forget-yes" on:click=forget>
                        {move || say!(lang.get(), settings.forget_yes)}
                    </button>
                }.into_any()
            } else {
                view! {
                    <button class="button" data-action="forget" on:click=move |_| {
                        asked.set(true);
                        focus::after(&["[data-action='forget-no']"]);
                    }>
                        {move || say!(lang.get(), settings.forget)}
                    </button>
                }.into_any()
            }}
        </div>
    }
}
