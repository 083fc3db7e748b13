//! What a board is made of and how pieces are made, chosen by small boards that show it.

use super::look::{Board, Choice, Pieces};
use super::{Settings, use_settings};
use crate::app::board::StillBoard;
use crate::app::games;
use crate::app::i18n::{say, use_lang};
use crate::play::GameText;
use leptos::prelude::*;

/// The game of the samples: its pieces are large on a small board.
const GAME: &str = "pogo";

#[component]
pub fn Looks() -> impl IntoView {
    let (lang, settings) = (use_lang(), use_settings());
    let look = move || settings.with(|settings| (settings.board, settings.pieces));
    view! {
        <Samples
            setting="board"
            legend=move || say!(lang.get(), settings.board)
            get=|settings| settings.board
            set=|settings, board| settings.board = board
            look=move |board| (board, look().1)
        />
        <Samples
            setting="pieces"
            legend=move || say!(lang.get(), settings.pieces)
            get=|settings| settings.pieces
            set=|settings, pieces| settings.pieces = pieces
            look=move |pieces| (look().0, pieces)
        />
    }
}

/// A sample of every choice, with the rest as it is.
#[component]
fn Samples<C: Choice>(
    setting: &'static str,
    legend: impl Fn() -> String + Send + 'static,
    get: fn(&Settings) -> C,
    set: fn(&mut Settings, C),
    look: impl Fn(C) -> (Board, Pieces) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (lang, settings) = (use_lang(), use_settings());
    let chosen = move || settings.with(get);
    let sample = move |&choice: &C| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=format!("look-{setting}")
                    value=choice.name()
                    data-setting=setting
                    prop:checked=move || chosen() == choice
                    on:change=move |_| settings.update(|settings| set(settings, choice))
                />
                <span>
                    <span
                        class="choice-picture look"
                        data-board-look=move || look(choice).0.name()
                        data-pieces=move || look(choice).1.name()
                    >
                        {picture()}
                    </span>
                    {move || choice.told(lang.get())}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="choices choices-pictures">
            <legend>{legend}</legend>
            {C::ALL.iter().map(sample).collect_view()}
        </fieldset>
    }
}

fn picture() -> Option<impl IntoView> {
    let dress = games::intro(GAME)?;
    let (board, pieces) = dress.info().start_picture(&GameText::default())?;
    Some(view! { <StillBoard dress board pieces/> })
}
