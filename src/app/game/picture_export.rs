//! The position as a picture, and the game on paper with board, rules and moves.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::picture::PictureButtons;
use leptos::prelude::*;

/// Buttons for making a picture of the board and for printing the game.
#[component]
pub fn PictureExport(game: Game) -> impl IntoView {
    let lang = use_lang();
    let name = Signal::derive(move || {
        let slug = game.game_words.slug();
        format!("tablero-{slug}-{}", game.ply.get())
    });
    view! {
        <PictureButtons number=game.view.number name/>
        <button class="offer" data-action="print" on:click=move |_| {
            game.screen.is_sharing.set(false);
            game.print();
        }>
            <strong>{t!(lang, share.print)}</strong>
            <small>{t!(lang, share.print_hint)}</small>
        </button>
    }
}
