//! The whole game as text: copied, or saved as a file.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::save_file;
use crate::app::share::{CopiedText, ShareResult, copy_text};
use crate::narration::people_of;
use crate::session::Model;
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The whole game as text, with its variations and notes and the names of people.
pub fn whole_text(game: Game) -> String {
    game.read(|game| {
        let people = people_of(game.players());
        let [white, black] = &people.names;
        game.board().record().whole_text([white, black])
    })
}

/// Saves a game as a text file.
///
/// # Errors
/// If the browser refuses.
pub fn save_text(game: Game) -> Result<(), wasm_bindgen::JsValue> {
    save_file::save_text(&whole_text(game), game.game_words.slug())
}

/// Buttons that copy or save the game as text.
#[component]
pub fn TextExport(game: Game) -> impl IntoView {
    let lang = use_lang();
    let text = RwSignal::new(String::new());
    let share_result = RwSignal::new(None::<ShareResult>);
    let is_refused = RwSignal::new(false);
    let copy = move |_| {
        let copied = whole_text(game);
        text.set(copied.clone());
        is_refused.set(false);
        spawn_local(async move {
            let done = copy_text(&copied).await;
            // The dialog may be closed by then.
            let _ = share_result.try_set(Some(done));
        });
    };
    let save = move |_| {
        share_result.set(None);
        is_refused.set(save_text(game).is_err());
    };
    view! {
        <fieldset class="choices portrait-offer">
            <legend>{t!(lang, share.record)}</legend>
            <button class="button" data-action="copy-text" on:click=copy>
                {t!(lang, share.copy_text)}
            </button>
            <button class="button" data-action="save-text" on:click=save>
                {t!(lang, share.save_text)}
            </button>
        </fieldset>
        <div class="link">
            <CopiedText text share_result/>
            <div role="status">
                {move || is_refused.get().then(|| view! {
                    <p data-notice="not-saved">{say!(lang.get(), share.not_saved)}</p>
                })}
            </div>
        </div>
    }
}
