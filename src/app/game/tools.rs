//! The tools in the header of a game: turning the board, sharing.

use super::context::Game;
use super::share::ShareDialog;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::session::GameIntent;
use leptos::prelude::*;

#[component]
pub fn Tools(game: Game) -> impl IntoView {
    let lang = use_lang();
    let flip = t!(lang, action.flip);
    let share = t!(lang, action.share);
    view! {
        <button
            class="button button-icon"
            data-action="flip"
            aria-label=flip
            title=move || keys::tip(lang.get(), KeyAction::Flip, flip())
            on:click=move |_| game.send(GameIntent::Flip)
        >
            <Icon name="flip"/>
        </button>
        <button
            class="button button-icon"
            data-action="share"
            aria-label=share
            title=share
            on:click=move |_| game.screen.is_sharing.set(true)
        >
            <Icon name="share"/>
        </button>
        <ShareDialog game/>
    }
}
