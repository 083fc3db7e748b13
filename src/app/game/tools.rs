//! The tools in the header of a game: turning the board, sharing.

use super::share::ShareDialog;
use super::state::Play;
use crate::app::i18n::{say, use_lang};
use crate::app::icons::Icon;
use crate::app::keys::{self, Act};
use leptos::prelude::*;

/// Whether the share dialog is open. Several buttons open it.
#[derive(Clone, Copy)]
pub struct Sharing(pub RwSignal<bool>);

#[component]
pub fn Tools(play: Play) -> impl IntoView {
    let lang = use_lang();
    let Sharing(sharing) = expect_context();
    let flip = move || say!(lang.get(), action.flip);
    let share = move || say!(lang.get(), action.share);
    view! {
        <button
            class="button button-icon"
            data-action="flip"
            aria-label=flip
            title=move || keys::tip(lang.get(), Act::Flip, flip())
            on:click=move |_| play.flip()
        >
            <Icon name="flip"/>
        </button>
        <button
            class="button button-icon"
            data-action="share"
            aria-label=share
            title=share
            on:click=move |_| sharing.set(true)
        >
            <Icon name="share"/>
        </button>
        <ShareDialog play open=sharing/>
    }
}
