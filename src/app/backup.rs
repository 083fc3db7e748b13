//! Saving everything as a file, and restoring it from a file.

use super::games::load as load_game;
use super::i18n::{t, use_lang};
use super::lazy::{Lazy, WhenMissing, lazy};
use super::local_store::dispatch_storage_event;
use super::save_file::save_text;
use super::saved_games::{SavedGames, use_saved_games};
use super::today::today;
use crate::play::puzzle_name;
use crate::session::StorageError;
use crate::session::backup::{BackupError, Restored, read_backup};
use crate::words::{Locale, say};
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// The result of saving or restoring a file.
#[derive(Clone, PartialEq)]
enum BackupResult {
    Saved,
    NotSaved,
    /// The storage cannot be read.
    NoStore,
    Unreadable,
    Refused(BackupError),
    Restored(Restored),
}

/// The panel, which is loaded on demand.
#[component]
pub fn Backup() -> impl IntoView {
    view! { <Lazy load=backup_panel if_missing=WhenMissing::SayNothing/> }
}

lazy! {
    backup: fn backup_panel() -> AnyView { view! { <BackupPanel/> }.into_any() }
}

#[component]
fn BackupPanel() -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let result = RwSignal::new(None::<BackupResult>);
    let is_kept = RwSignal::new(None::<bool>);
    ask("persisted", is_kept);
    let used = move || {
        games.track();
        games.used()
    };
    let save_all = move |_| result.set(Some(save_everything(games)));
    let read = move |file: File| async move {
        let text = JsFuture::from(file.text()).await.ok();
        match text.and_then(|text| text.as_string()) {
            Some(text) => restore_backup(games, &text, result).await,
            // The settings may be closed by then.
            None => drop(result.try_set(Some(BackupResult::Unreadable))),
        }
    };
    let choose = move |input: HtmlInputElement| {
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            spawn_local(read(file));
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <fieldset class="backup">
            <legend>{t!(lang, backup.title)}</legend>
            <p class="quiet" data-used>
                {move || say!(lang.get(), backup.used, part = used())}
                " "
                {move || match is_kept.get()? {
                    true => Some(say!(lang.get(), backup.kept)),
                    false => Some(say!(lang.get(), backup.not_kept)),
                }}
            </p>
            <div class="backup-actions">
                <button class="button" data-action="backup-save" on:click=save_all>
                    {t!(lang, backup.save)}
                </button>
                <label class="button import-file">
                    {t!(lang, backup.restore)}
                    <input
                        type="file"
                        class="visually-hidden"
                        data-field="backup"
                        accept="text/plain,.txt"
                        on:change:target=move |event| choose(event.target())
                    />
                </label>
                <Show when=move || is_kept.get() == Some(false)>
                    <button class="button" data-action="backup-keep" on:click=move |_| ask("persist", is_kept)>
                        {t!(lang, backup.keep)}
                    </button>
                </Show>
            </div>
            <div role="status"><ResultSentence result/></div>
        </fieldset>
    }
}

/// The result of saving or restoring a file, if there is one.
#[component]
fn ResultSentence(result: RwSignal<Option<BackupResult>>) -> impl IntoView {
    let lang = use_lang();
    move || {
        let result = result.get()?;
        Some(view! { <p data-backup>{move || sentence(lang.get(), &result)}</p> })
    }
}

/// Restores the contents of a file.
async fn restore_backup(games: SavedGames, text: &str, result: RwSignal<Option<BackupResult>>) {
    match read_backup(text) {
        Err(error) => drop(result.try_set(Some(BackupResult::Refused(error)))),
        Ok(backup) => {
            // Games are compared by their rules. If the rules cannot be loaded, both games are kept.
            for kind in backup.kinds() {
                let _ = load_game(kind).await;
            }
            games.restore(backup, move |restored| {
                // The panel may be closed by then.
                let _ = result.try_set(Some(BackupResult::Restored(restored)));
                dispatch_storage_event();
            });
        }
    }
}

/// The view of a backup that is opened like a game, with a button that restores everything.
#[component]
pub fn FoundBackup(text: String) -> impl IntoView {
    view! { <Lazy load=move || found_backup(text.clone())/> }
}

lazy! {
    backup: fn found_backup(text: String) -> AnyView { view! { <RestoreButton text/> }.into_any() }
}

#[component]
fn RestoreButton(text: String) -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let result = RwSignal::new(None::<BackupResult>);
    let text = StoredValue::new(text);
    let bring = move |_| {
        spawn_local(async move { restore_backup(games, &text.get_value(), result).await });
    };
    view! {
        <div class="link" data-import="backup">
            <p>{t!(lang, backup.found)}</p>
            <button class="button" data-action="backup-bring" on:click=bring>
                {t!(lang, backup.bring)}
            </button>
            <ResultSentence result/>
        </div>
    }
}

/// A button that saves everything, beside the notice that the storage is full.
#[component]
pub fn SaveEverything() -> impl IntoView {
    view! { <Lazy load=save_button if_missing=WhenMissing::SayNothing/> }
}

lazy! {
    backup: fn save_button() -> AnyView { view! { <SaveButton/> }.into_any() }
}

#[component]
fn SaveButton() -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let result = RwSignal::new(None::<BackupResult>);
    view! {
        <button
            class="button"
            data-action="save-everything"
            on:click=move |_| result.set(Some(save_everything(games)))
        >
            {t!(lang, backup.save)}
        </button>
        <ResultSentence result/>
    }
}

/// Saves everything as a file.
fn save_everything(games: SavedGames) -> BackupResult {
    let Ok(text) = games.backup() else {
        return BackupResult::NoStore;
    };
    let name = format!("backup-{}", puzzle_name(today().number()));
    match save_text(&text, &name) {
        Ok(()) => BackupResult::Saved,
        Err(_) => BackupResult::NotSaved,
    }
}

fn sentence(locale: Locale, result: &BackupResult) -> String {
    match result {
        BackupResult::Saved => say!(locale, backup.saved),
        BackupResult::NotSaved => say!(locale, backup.not_saved),
        BackupResult::NoStore => say!(locale, backup.forbidden),
        BackupResult::Unreadable => say!(locale, backup.unreadable),
        BackupResult::Refused(BackupError::Foreign) => {
            say!(locale, backup.foreign, button = say!(locale, home.open))
        }
        BackupResult::Refused(BackupError::Newer) => say!(locale, backup.newer),
        BackupResult::Refused(BackupError::TooLong { .. }) => say!(locale, backup.too_long),
        BackupResult::Restored(restored) => restored_sentences(locale, restored),
    }
}

/// The result of restoring a file, as sentences.
fn restored_sentences(locale: Locale, restored: &Restored) -> String {
    let mut sentences = vec![say!(locale, backup.added, count = restored.added)];
    let mut add = |count: usize, sentence: String| {
        if count > 0 {
            sentences.push(sentence);
        }
    };
    let Restored {
        extended,
        known,
        solved,
        damaged,
        ..
    } = *restored;
    add(extended, say!(locale, backup.extended, count = extended));
    add(known, say!(locale, backup.known, count = known));
    add(solved, say!(locale, backup.solved, count = solved));
    add(restored.has_settings.into(), say!(locale, backup.settings));
    add(damaged, say!(locale, backup.damaged, count = damaged));
    add(restored.is_cut_off.into(), say!(locale, backup.cut_off));
    match restored.not_stored {
        Some((_, StorageError::Forbidden)) => sentences.push(say!(locale, backup.forbidden)),
        Some((count, _)) => sentences.push(say!(locale, backup.not_stored, count = count)),
        None => {}
    }
    sentences.join(" ")
}

/// Asks the browser whether it keeps stored data (`persisted`), or to keep it (`persist`). Some browsers cannot answer.
fn ask(what: &'static str, is_kept: RwSignal<Option<bool>>) {
    let promise = || -> Option<Promise> {
        let storage = Reflect::get(&window().navigator(), &"storage".into()).ok()?;
        let function: Function = Reflect::get(&storage, &JsValue::from_str(what))
            .ok()?
            .dyn_into()
            .ok()?;
        function.call0(&storage).ok()?.dyn_into().ok()
    };
    let Some(promise) = promise() else { return };
    spawn_local(async move {
        let answer = JsFuture::from(promise).await.ok();
        if let Some(answer) = answer.and_then(|answer| answer.as_bool()) {
            // The settings may be closed by then.
            let _ = is_kept.try_set(Some(answer));
        }
    });
}
