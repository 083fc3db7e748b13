//! The sentence that a new game has replaced another one, with a link back to that game.

use crate::app::address;
use crate::app::i18n::{t, use_lang};
use crate::app::notice::use_notices;
use crate::app::saved_games::use_saved_games;
use crate::narration::notice_words;
use crate::session::notices::{ShownNotice, StartedGame};
use crate::session::route::Route;
use leptos::prelude::*;

/// The sentences are among the status lines until the first move, so that they cover nothing.
#[component]
pub fn StartedGames() -> impl IntoView {
    let notices = use_notices();
    let started = move || {
        notices.with(|model| {
            let started = model.beside_board().filter_map(|shown| {
                let started = shown.notice.started_game().cloned()?;
                Some((shown.clone(), started))
            });
            started.collect::<Vec<_>>()
        })
    };
    view! {
        <For each=started key=|(shown, _)| shown.id let((shown, started))>
            <Line shown started/>
        </For>
    }
}

#[component]
fn Line(shown: ShownNotice, started: StartedGame) -> impl IntoView {
    let lang = use_lang();
    let notices = use_notices();
    let games = use_saved_games();
    let ShownNotice { id, notice } = shown;
    let name = notice.name();
    view! {
        <div class="started-line" data-notice=name>
            <p>{move || notice_words(&notice, lang.get())}</p>
            <button
                class="button"
                data-action="back-to-game"
                on:click=move |_| {
                    notices.dismiss(id);
                    games.remove_unplayed(started.id.clone(), started.text.clone());
                    address::replace(&Route::Game(started.previous.clone()));
                }
            >
                {t!(lang, late_notice.back_to_game)}
            </button>
        </div>
    }
}
