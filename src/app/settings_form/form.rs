//! The settings as a form.

use super::samples::Samples;
use crate::app::address;
use crate::app::backup::Backup;
use crate::app::focus;
use crate::app::i18n::{t, use_lang};
use crate::app::keys::ListOpen;
use crate::app::notice::use_notices;
use crate::app::progress::{PageProgress, use_progress};
use crate::app::saved_games::use_saved_games;
use crate::app::settings::{PageSettings, use_settings};
use crate::app::sound::haptics;
use crate::narration::Named;
use crate::session::notices::NoticesMessage;
use crate::session::progress::ProgressKind;
use crate::session::route::Route;
use crate::session::settings::{Choice, Settings, SettingsChange, SettingsMessage, Theme};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SettingsForm(
    /// Shows only the board, if there is one.
    show_only_board: Option<Callback<()>>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let settings = use_settings();
    let list: ListOpen = expect_context();
    let look = move || settings.with(|settings| (settings.board, settings.pieces));
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
        <label class="field">
            <span>{t!(lang, settings.language)}</span>
            <select
                data-setting="language"
                prop:value=chosen_language
                on:change:target=move |event| {
                    let value = event.target().value();
                    settings.change(SettingsChange::Language((value != "auto").then_some(value)));
                }
            >
                <option value="auto" selected=move || chosen_language() == "auto">
                    {t!(lang, settings.language_auto)}
                </option>
                {words::all().into_iter().map(|locale| view! {
                    <option
                        value=words::code(locale)
                        lang=words::code(locale)
                        selected=move || chosen_language() == words::code(locale)
                    >
                        {words::name(locale)}
                    </option>
                }).collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{t!(lang, settings.theme)}</span>
            <select
                data-setting="theme"
                prop:value=chosen_theme
                on:change:target=move |event| {
                    let value = event.target().value();
                    settings.change(SettingsChange::Theme(Theme::from_name(&value)));
                }
            >
                <option value="system" selected=move || chosen_theme() == "system">{t!(lang, settings.theme_system)}</option>
                <option value="light" selected=move || chosen_theme() == "light">{t!(lang, settings.theme_light)}</option>
                <option value="dark" selected=move || chosen_theme() == "dark">{t!(lang, settings.theme_dark)}</option>
            </select>
        </label>
        <Samples
            setting="board"
            legend=t!(lang, settings.board)
            chosen=move || look().0
            choose=move |board| settings.change(SettingsChange::Board(board))
            look=move |board| (board, look().1)
        />
        <Samples
            setting="pieces"
            legend=t!(lang, settings.pieces)
            chosen=move || look().1
            choose=move |pieces| settings.change(SettingsChange::Pieces(pieces))
            look=move |pieces| (look().0, pieces)
        />
        <Pick
            setting="motion"
            label=t!(lang, settings.motion)
            get=|settings| settings.motion
            set=SettingsChange::Motion
        />
        <div class="checks">
            <Check
                setting="help"
                label=t!(lang, settings.help)
                get=|settings| settings.help
                set=SettingsChange::Help
            />
            <Check
                setting="destinations"
                label=t!(lang, settings.destinations)
                get=|settings| settings.destinations
                set=SettingsChange::Destinations
            />
            <Check
                setting="on-release"
                label=t!(lang, settings.on_release)
                get=|settings| settings.on_release
                set=SettingsChange::OnRelease
            />
            <Check
                setting="confirm"
                label=t!(lang, settings.confirm)
                get=|settings| settings.confirm
                set=SettingsChange::Confirm
            />
            <Check
                setting="turn-board"
                label=t!(lang, settings.turn_board)
                get=|settings| settings.turn_board
                set=SettingsChange::TurnBoard
            />
            <Check
                setting="sound"
                label=t!(lang, settings.sound)
                get=|settings| settings.sound
                set=SettingsChange::Sound
            />
            {haptics::are_there().then(|| view! {
                <Check
                    setting="haptics"
                    label=t!(lang, settings.haptics)
                    get=|settings| settings.haptics
                    set=SettingsChange::Haptics
                />
            })}
        </div>
        <button class="button" data-action="keys" on:click=move |_| {
            open.set(false);
            list.0.set(true);
        }>
            {t!(lang, page.keys)}
        </button>
        {show_only_board.map(|show| view! {
            <button class="button" data-action="zen" on:click=move |_| {
                open.set(false);
                show.run(());
            }>
                {t!(lang, zen.enter)}
            </button>
        })}
        // It is loaded later. Its room is reserved, so that nothing moves below a finger.
        <div class="backup-room"><Backup/></div>
        <Forget open settings/>
    }
}

/// A setting that is on or off.
#[component]
fn Check(
    setting: &'static str,
    label: impl Fn() -> String + Send + 'static,
    get: fn(&Settings) -> bool,
    set: fn(bool) -> SettingsChange,
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
                    settings.change(set(on));
                }
            />
            <span>{label}</span>
        </label>
    }
}

/// A choice of one of several values.
#[component]
fn Pick<C: Choice + Named>(
    setting: &'static str,
    label: impl Fn() -> String + Send + 'static,
    get: fn(&Settings) -> C,
    set: fn(C) -> SettingsChange,
) -> impl IntoView {
    let (lang, settings) = (use_lang(), use_settings());
    let chosen = move || settings.with(get);
    view! {
        <label class="field">
            <span>{label}</span>
            <select
                data-setting=setting
                prop:value=move || chosen().name()
                on:change:target=move |event| {
                    let choice = C::from_name(&event.target().value());
                    settings.change(set(choice));
                }
            >
                {C::ALL.iter().map(|&choice| view! {
                    <option value=choice.name() selected=move || chosen() == choice>
                        {move || choice.words(lang.get())}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// Removes everything that this browser has stored, after a confirmation.
#[component]
fn Forget(open: RwSignal<bool>, settings: PageSettings) -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let (notices, progress) = (use_notices(), ProgressKind::ALL.map(use_progress));
    let asked = RwSignal::new(false);
    let forget = move |_| {
        open.set(false);
        games.delete_all();
        settings.send(SettingsMessage::AllDeleted);
        progress.into_iter().for_each(PageProgress::delete);
        notices.send(NoticesMessage::AllDeleted);
        address::go(&Route::Home);
    };
    view! {
        <div class="delete-data">
            <small>{t!(lang, settings.forget_hint)}</small>
            {move || if asked.get() {
                view! {
                    <p role="alert">{t!(lang, settings.forget_sure)}</p>
                    <button class="button" data-action="forget-no" on:click=move |_| {
                        asked.set(false);
                        focus::after(&["[data-action='forget']"]);
                    }>
                        {t!(lang, page.cancel)}
                    </button>
                    <button class="button button-danger" data-action="forget-yes" on:click=forget>
                        {t!(lang, settings.forget_yes)}
                    </button>
                }.into_any()
            } else {
                view! {
                    <button class="button button-danger" data-action="forget" on:click=move |_| {
                        asked.set(true);
                        focus::after(&["[data-action='forget-no']"]);
                    }>
                        {t!(lang, settings.forget)}
                    </button>
                }.into_any()
            }}
        </div>
    }
}
