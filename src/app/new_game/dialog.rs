//! The dialog for a new game. Its form is loaded when it is needed.

use super::begin::{NewGame, NewGameRequest, use_new_game};
use super::form::Form;
use crate::app::dialog::{Dialog, loading};
use crate::app::games;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, lazy};
use crate::app::loading::NotLoaded;
use leptos::prelude::*;

/// Included once in the page.
#[component]
pub fn NewGameDialog() -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let title = t!(lang, new_game.title);
    view! {
        <Dialog open=new_game.open panel="new-game" title>
            {move || new_game.request.get().map(|request| view! {
                <Lazy load=move || loaded_form(new_game, request.clone()) frame=loading/>
            })}
        </Dialog>
    }
}

/// The form, which needs the rules of its game.
async fn loaded_form(new_game: NewGame, request: NewGameRequest) -> Result<AnyView, NotLoaded> {
    games::load(request.game).await?;
    form(new_game, request).await
}

lazy! {
    panels: fn form(new_game: NewGame, request: NewGameRequest) -> AnyView {
        match games::loaded(request.game) {
            Some(game_words) => view! { <Form new_game game_words request/> }.into_any(),
            None => ().into_any(),
        }
    }
}
