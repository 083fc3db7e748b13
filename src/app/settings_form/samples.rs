//! The material of boards and the style of pieces, chosen by small sample boards.

use crate::app::i18n::use_lang;
use crate::narration::Named;
use crate::session::settings::{BoardTheme, Choice, PieceSet};
use leptos::prelude::*;

/// The symbol of the pieces, which every page contains.
const PIECE: &str = "#breakthrough-pawn";

/// A sample of every value. `look` gives the attributes of a sample.
#[component]
pub fn Samples<C: Choice + Named>(
    setting: &'static str,
    legend: impl Fn() -> String + Send + 'static,
    chosen: impl Fn() -> C + Copy + Send + Sync + 'static,
    choose: impl Fn(C) + Copy + Send + Sync + 'static,
    look: impl Fn(C) -> (BoardTheme, PieceSet) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let sample = move |&choice: &C| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=format!("look-{setting}")
                    value=choice.name()
                    data-setting=setting
                    prop:checked=move || chosen() == choice
                    on:change=move |_| choose(choice)
                />
                <span>
                    <span
                        class="choice-picture look"
                        data-board-look=move || look(choice).0.name()
                        data-pieces=move || look(choice).1.name()
                    >
                        {picture()}
                    </span>
                    {move || choice.words(lang.get())}
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

/// A corner of a board with a piece of each side.
fn picture() -> impl IntoView {
    let piece = |side: &str, place: &'static str| {
        view! { <g class=format!("piece {side}") transform=place><use href=PIECE/></g> }
    };
    view! {
        <svg class="board sample" viewBox="0 0 240 240" aria-hidden="true">
            <rect class="frame" width="240" height="240" rx="14"/>
            <path class="cell" d="M20 20h200v200h-200z"/>
            <path class="cell cell-pale" d="M20 20h100v100h-100zM120 120h100v100h-100z"/>
            {piece("black", "translate(70 70)")}
            {piece("white", "translate(170 170)")}
        </svg>
    }
}
