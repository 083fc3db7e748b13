//! Pens to draw arrows and marks with on the shown position, by touches or keys.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::narration::{drawn, pen_name};
use crate::play::DrawingColor;
use crate::session::{Arrow, BoardModel, GameIntent, Model};
use crate::words::say;
use leptos::prelude::*;

/// The pens, a button that removes the drawings, and help for the chosen pen.
#[component]
pub fn Pens(game: Game) -> impl IntoView {
    let lang = use_lang();
    let chosen = game.memo(|game| game.board().pen());
    let start = game.memo(|game| game.board().stroke_start());
    let has_drawings = game.memo(|game| !game.board().kept_drawings().is_empty());
    let name = move |spot| game.read_board(|board: &BoardModel| board.record().spot_name(spot));
    let pen = move |color: DrawingColor| {
        view! {
            <button
                class=format!("pen arrow-{}", Arrow::kind_of(color))
                data-pen=color.letter().to_string()
                aria-label=move || pen_name(lang.get(), color)
                title=move || pen_name(lang.get(), color)
                aria-pressed=move || (chosen.get() == Some(color)).to_string()
                on:click=move |_| {
                    let chosen = (chosen.get_untracked() != Some(color)).then_some(color);
                    game.send(GameIntent::ChoosePen(chosen));
                }
            >
                <svg viewBox="0 0 84 24" aria-hidden="true"><path d="M10 12h64"/></svg>
            </button>
        }
    };
    let help = move || {
        let locale = lang.get();
        match start.get() {
            Some(place) => say!(locale, variations.pen_from, place = name(place)),
            None => say!(locale, variations.pen_help),
        }
    };
    view! {
        <div class="pens" role="group" aria-label=t!(lang, variations.pens)>
            {DrawingColor::ALL.map(pen).into_iter().collect_view()}
            <Show when=move || has_drawings.get()>
                <button
                    class="button button-icon"
                    data-action="erase"
                    aria-label=t!(lang, variations.erase)
                    title=t!(lang, variations.erase)
                    on:click=move |_| game.send(GameIntent::RemoveDrawings)
                >
                    <Icon name="remove"/>
                </button>
            </Show>
        </div>
        <p class="quiet pen-help" role="status" data-pen-help>{move || chosen.get().map(|_| help())}</p>
    }
}

/// The drawings on the shown position, for screen readers.
#[component]
pub fn Drawn(game: Game) -> impl IntoView {
    let lang = use_lang();
    let drawings = game.memo(|game| {
        let board = game.board();
        match board.takes_notes() {
            true => board.kept_drawings(),
            false => Vec::new(),
        }
    });
    let name = move |spot| game.read_board(|board: &BoardModel| board.record().spot_name(spot));
    view! {
        <p class="visually-hidden" role="status" data-drawn>
            {move || drawings.with(|drawings| drawn(lang.get(), drawings, name))}
        </p>
    }
}
