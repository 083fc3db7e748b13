//! The notes on the shown move: a glyph and a text.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::narration::{GLYPHS, glyph_name};
use crate::play::limits;
use crate::session::{BoardModel, GameIntent, Model};
use crate::words::say;
use leptos::prelude::*;

/// The glyphs that the shown move can get.
#[component]
pub fn Glyphs(game: Game) -> impl IntoView {
    let lang = use_lang();
    let glyphs = game.memo(|game| {
        let board = game.board();
        let node = board.record().tree().get(board.node())?;
        node.notation().is_some().then(|| node.glyphs().to_vec())
    });
    let glyph = move |(glyph, sign): (u8, &'static str)| {
        let is_set = Memo::new(move |_| {
            glyphs.with(|set| set.as_ref().is_some_and(|set| set.contains(&glyph)))
        });
        view! {
            <button
                class="glyph"
                data-glyph=glyph
                aria-label=move || glyph_name(lang.get(), glyph)
                title=move || glyph_name(lang.get(), glyph)
                aria-pressed=move || is_set.get().to_string()
                on:click=move |_| game.send(GameIntent::ToggleGlyph(glyph))
            >
                {sign}
            </button>
        }
    };
    view! {
        <Show when=move || glyphs.with(Option::is_some)>
            <div class="glyphs" role="group" aria-label=t!(lang, variations.glyphs)>
                {GLYPHS.map(glyph).into_iter().collect_view()}
            </div>
        </Show>
    }
}

/// The note on the shown position. It is saved after a pause, and when the page is hidden or the screen is left.
#[component]
pub fn Note(game: Game) -> impl IntoView {
    let lang = use_lang();
    // The field belongs to one position. Another position has another field.
    let position = game.memo(|game| game.board().position());
    let note = game.memo(|game| game.board().note());
    move || {
        // Only reading a memo subscribes it to its own sources.
        drop(position.read());
        let node = game.read_board(BoardModel::node);
        view! {
            <textarea
                class="comment"
                rows="1"
                maxlength=limits::COMMENT
                aria-label=t!(lang, variations.note)
                placeholder=move || say!(lang.get(), variations.note)
                prop:value=move || note.get()
                on:input=move |event| game.send(GameIntent::SetNote(node, event_target_value(&event)))
            ></textarea>
        }
    }
}

/// The note on the shown position, to be read.
#[component]
pub fn NoteText(game: Game) -> impl IntoView {
    let note = game.memo(|game| {
        let board = game.board();
        match board.takes_notes() {
            true => board.shown_note(),
            false => String::new(),
        }
    });
    view! {
        <Show when=move || note.with(|note| !note.is_empty())>
            <p class="note-text" data-note>{move || note.get()}</p>
        </Show>
    }
}
