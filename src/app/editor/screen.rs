//! The screen of the editor.

use super::board::EditorBoard;
use super::context::Editor;
use super::fields::{Fields, Tools};
use super::games::GameChoice;
use super::palette::Palette;
use super::status::{Notice, Status};
use super::text::PositionText;
use super::undo_keys;
use super::uses::Uses;
use crate::app::document_title;
use crate::app::header::{Header, HeaderScreen};
use crate::app::i18n::{t, use_lang};
use crate::app::keys::{self, KeyAction};
use crate::app::missing::Missing;
use crate::games::words::GameWords;
use crate::play::markup;
use crate::session::editor::EditorIntent;
use crate::words::say;
use leptos::prelude::*;

/// The editor of a game, for the address part `edited`.
#[component]
pub fn EditorScreen(game_words: &'static dyn GameWords, edited: String) -> impl IntoView {
    match Editor::open(game_words, &edited) {
        Some(editor) => view! { <OpenEditor editor/> }.into_any(),
        // Every game of the page has an editor.
        None => view! { <Missing retry=Callback::new(|()| ())/> }.into_any(),
    }
}

#[component]
fn OpenEditor(editor: Editor) -> impl IntoView {
    let lang = use_lang();
    let game_words = editor.game_words;
    document_title::follow(move |locale| {
        say!(locale, editor.document, game = game_words.name(locale))
    });
    undo_keys::listen(editor);
    keys::on(KeyAction::Undo, move || editor.send(EditorIntent::Undo));
    keys::on(KeyAction::Redo, move || editor.send(EditorIntent::Redo));
    let aspect = editor.memo(|model| markup::aspect(model.board()));
    view! {
        <div
            class="screen game-screen editor-screen"
            data-screen="editor"
            style=("--aspect", move || aspect.get())
        >
            <Header screen=HeaderScreen::Editor(game_words) tools=view! { <GameChoice editor/> }.into_any()/>
            <main class="game" tabindex="-1">
                <h1 class="visually-hidden">{t!(lang, editor.title)}</h1>
                <div class="table">
                    <div class="board-box"><EditorBoard editor/></div>
                </div>
                <div class="panel editor-panel">
                    <Notice editor/>
                    <Palette editor/>
                    <Tools editor/>
                    <Status editor/>
                    <Uses editor/>
                    <Fields editor/>
                    <PositionText editor/>
                </div>
                <p class="visually-hidden" aria-live="polite" data-live="polite">
                    {move || editor.announcement.get()}
                </p>
            </main>
        </div>
    }
}
