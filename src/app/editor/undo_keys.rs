//! The usual keys for undo and redo: Ctrl or Cmd with Z, Shift and Z, or Y.

use super::context::Editor;
use crate::session::editor::EditorIntent;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The elements that handle these keys themselves.
const TEXT_FIELDS: &str = "textarea, input:not([type='radio'])";

/// Listens for as long as the editor is on the page.
pub fn listen(editor: Editor) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_taken = event.default_prevented()
            || is_in_text(&event)
            || matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
        if let Some(intent) = intent(&event).filter(|_| !is_taken) {
            event.prevent_default();
            editor.send(intent);
        }
    });
    on_cleanup(move || listener.remove());
}

fn intent(event: &KeyboardEvent) -> Option<EditorIntent> {
    if event.ctrl_key() == event.meta_key() || event.alt_key() {
        return None;
    }
    match (&*event.key().to_ascii_lowercase(), event.shift_key()) {
        ("z", false) => Some(EditorIntent::Undo),
        ("z", true) | ("y", false) => Some(EditorIntent::Redo),
        _ => None,
    }
}

fn is_in_text(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(TEXT_FIELDS), Ok(Some(_))))
}
