//! The keys in the list.

use super::context::Library;
use crate::session::library::{LibraryMessage, LibraryModel, Step};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// Runs the action of a key in the list.
pub fn press(library: Library, event: &KeyboardEvent) {
    if event.alt_key() {
        return;
    }
    let has_control = event.ctrl_key() || event.meta_key();
    let key = event.key();
    let message = match has_control {
        true => match key.as_str() {
            "a" | "A" => LibraryMessage::SelectAll,
            "z" | "Z" => LibraryMessage::Undo,
            _ => return,
        },
        false => match plain(library, &key, event.shift_key()) {
            Some(message) => message,
            None => return,
        },
    };
    event.prevent_default();
    library.send(message);
}

fn plain(library: Library, key: &str, selects: bool) -> Option<LibraryMessage> {
    let page = || {
        let rows = library
            .place
            .measures
            .with_untracked(|measures| measures.page());
        isize::try_from(rows).unwrap_or(1)
    };
    let active = || untrack(|| library.with(LibraryModel::active));
    let step = match key {
        "ArrowDown" => Step::By(1),
        "ArrowUp" => Step::By(-1),
        "PageDown" => Step::By(page()),
        "PageUp" => Step::By(-page()),
        "Home" => Step::First,
        "End" => Step::Last,
        " " if selects => return Some(LibraryMessage::SelectTo(active())),
        " " => return Some(LibraryMessage::Toggle(active())),
        "Enter" => return Some(LibraryMessage::Open),
        "Delete" => return Some(LibraryMessage::DeletePointed),
        "Escape" => return Some(LibraryMessage::SelectNone),
        _ => return None,
    };
    Some(LibraryMessage::Step { step, selects })
}
