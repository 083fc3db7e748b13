//! The button that shows or hides the tools for notes.

use super::context::Game;
use crate::app::after_paint::after_updates;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::scroll;
use crate::session::GameIntent;
use leptos::prelude::*;

#[component]
pub fn NotesButton(game: Game) -> impl IntoView {
    let lang = use_lang();
    let notes = game.screen.shows_notes;
    view! {
        <button
            class="button button-icon"
            data-action="notes"
            aria-label=t!(lang, play.notes)
            title=t!(lang, play.notes)
            aria-pressed=move || notes.get().to_string()
            on:click=move |_| {
                notes.update(|shown| *shown = !*shown);
                if !notes.get_untracked() {
                    // The buttons of the pens are removed.
                    game.send(GameIntent::ChoosePen(None));
                }
                // On a phone, the tools are below the buttons.
                after_updates(|| scroll::to_element("[data-variations]".to_owned()));
            }
        >
            <Icon name="note"/>
        </button>
    }
}
