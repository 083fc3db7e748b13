//! Actions with a legal position: play, analyse, share, make a picture.

use super::context::Editor;
use crate::app::address;
use crate::app::i18n::{t, use_lang};
use crate::app::new_game::use_new_game;
use crate::app::picture::PictureButtons;
use crate::app::share::{ShareResult, ShareResultView, share_or_copy};
use crate::session::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

#[component]
pub fn Uses(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let is_legal = editor.memo(|model| model.position().is_some());
    let position = editor.memo(|model| model.text().to_owned());
    // The position whose link and picture are offered.
    let shared = RwSignal::new(None::<(String, String)>);
    let share_result = RwSignal::new(None::<ShareResult>);
    let play = move |_| {
        if let Some(text) = editor.game_text() {
            new_game.ask_from(editor.game_words.slug(), text);
        }
    };
    let analyse = move |_| {
        if let Some(text) = editor.game_text() {
            new_game.analyse(text);
        }
    };
    let share = move |_| {
        let Some(text) = editor.game_text() else {
            return;
        };
        let address = address::of(&Route::link_to(&text.to_string()));
        shared.set(Some((position.get_untracked(), address.clone())));
        share_result.set(None);
        let title = editor.game_words.name(lang.now());
        spawn_local(async move {
            let done = share_or_copy(&title, &address).await;
            // The screen may be gone by then.
            let _ = share_result.try_set(Some(done));
        });
    };
    let disabled = move || (!is_legal.get()).then_some("true");
    view! {
        <div class="editor-uses">
            <button class="button button-main" data-action="play-position" aria-disabled=disabled on:click=play>
                {t!(lang, new_game.begin)}
            </button>
            <button class="button" data-action="analyse-position" aria-disabled=disabled on:click=analyse>
                {t!(lang, editor.analyse)}
            </button>
            <button class="button" data-action="share" aria-disabled=disabled on:click=share>
                {t!(lang, action.share)}
            </button>
        </div>
        {move || {
            // For another position, the link would be wrong.
            let shared = shared.get().filter(|(of, _)| position.with(|now| now == of));
            shared.map(|(_, address)| view! {
                <div class="link"><ShareResultView address share_result/></div>
                <PictureButtons
                    number=editor.number
                    name=Signal::stored(format!("tablero-{}", editor.game_words.slug()))
                />
            })
        }}
    }
}
