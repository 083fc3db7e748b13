//! The line at the top: where one is, the way home, the settings.

use super::dialog::Dialog;
use super::dress::Dress;
use super::focus;
use super::game::{Play, Tools};
use super::i18n::{self, say, use_lang};
use super::icons::Icon;
use super::keys;
use super::learn::use_learnt;
use super::notice::{Notice, use_notices};
use super::place::{self, LeftGame};
use super::saved::use_shelf;
use super::seats::SeatField;
use super::settings::{Settings, Theme, use_settings};
use crate::rules::Side;
use leptos::prelude::*;

/// What the line stands over.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "it is handed over once a screen")]
pub enum Over {
    Home,
    Game(Play),
    Rules(&'static dyn Dress),
    Lesson(&'static dyn Dress),
}

#[component]
pub fn Header(over: Over) -> impl IntoView {
    let lang = use_lang();
    let open = RwSignal::new(false);
    let play = match over {
        Over::Game(play) => Some(play),
        Over::Home | Over::Rules(_) | Over::Lesson(_) => None,
    };
    let title = move || match over {
        Over::Home => String::new(),
        Over::Game(play) => play.dress.title(lang.get(), &play.options()),
        Over::Rules(dress) | Over::Lesson(dress) => dress.name(lang.get()),
    };
    let rules = match over {
        Over::Home | Over::Rules(_) => None,
        Over::Game(play) => Some(play.dress.slug()),
        Over::Lesson(dress) => Some(dress.slug()),
    };
    if let Some(slug) = rules {
        keys::lead_to_rules(slug);
    }
    view! {
        <header class="header">
            {(!matches!(over, Over::Home)).then(|| view! {
                <Back over/>
                <p class="header-title" aria-hidden="true">{title}</p>
            })}
            {play.map(|play| view! { <Tools play/> })}
            {rules.map(|slug| {
                let label = move || say!(lang.get(), action.key, action = say!(lang.get(), learn_page.open), key = "h");
                view! {
                    <a
                        class="button button-icon"
                        data-action="rules"
                        href=place::to_rules(slug)
                        aria-label=move || say!(lang.get(), learn_page.open)
                        title=label
                    >
                        <Icon name="help"/>
                    </a>
                }
            })}
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

/// The way back: home, or to the game one has come from to learn something.
#[component]
fn Back(over: Over) -> impl IntoView {
    let lang = use_lang();
    let LeftGame(left) = expect_context();
    let game = move || left.get().filter(|_| !matches!(over, Over::Game(_)));
    let label = move || match game() {
        Some(_) => say!(lang.get(), learn_page.back_to_game),
        None => say!(lang.get(), page.home),
    };
    view! {
        <button
            class="button button-icon"
            data-action="home"
            aria-label=label
            title=label
            on:click=move |_| match game() {
                Some(id) => place::go_to_game(&id),
                None => place::go_home(),
            }
        >
            <Icon name="back"/>
        </button>
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
            <SeatField side seats=play.seats levels=play.dress.family().levels() change=move |change| play.reseat(change)/>
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
        <Check
            setting="turn-board"
            label=move || say!(lang.get(), settings.turn_board)
            get=|settings| settings.turn_board
            set=|settings, on| settings.turn_board = on
        />
        <Check
            setting="help"
            label=move || say!(lang.get(), settings.help)
            get=|settings| settings.help
            set=|settings, on| settings.help = on
        />
        <Forget open settings/>
    }
}

/// Something that is on or off.
#[component]
fn Check(
    setting: &'static str,
    label: impl Fn() -> String + Send + 'static,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = use_settings();
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-setting=setting
                prop:checked=move || settings.with(get)
                on:change:target=move |event| {
                    let on = event.target().checked();
                    settings.update(|settings| set(settings, on));
                }
            />
            <span>{label}</span>
        </label>
    }
}

/// Removes everything this browser remembers, if one means it.
#[component]
fn Forget(open: RwSignal<bool>, settings: RwSignal<Settings>) -> impl IntoView {
    let lang = use_lang();
    let shelf = use_shelf();
    let (notices, learnt) = (use_notices(), use_learnt());
    let asked = RwSignal::new(false);
    let forget = move |_| {
        open.set(false);
        settings.set(Settings::default());
        // After the default settings have been stored.
        request_animation_frame(move || {
            shelf.forget_everything();
            learnt.forget();
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
