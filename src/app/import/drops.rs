//! Files that are dropped on the page.

use super::context::{Given, Import};
use leptos::ev;
use leptos::prelude::*;
use std::cell::Cell;
use web_sys::{DragEvent, File};

thread_local! {
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Opens the dialog with a file that is dropped anywhere, from now on for as long as the page is open.
pub fn listen(import: Import) {
    if LISTENS.replace(true) {
        return;
    }
    // Without this the browser would leave the page for the file.
    let _over = window_event_listener(ev::dragover, |event| {
        if has_file(&event) {
            event.prevent_default();
        }
    });
    let _drop = window_event_listener(ev::drop, move |event| {
        if has_file(&event) {
            event.prevent_default();
            import.show_file(file_of(&event).map_or(Given::Unreadable, Given::File));
        }
    });
}

fn has_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn file_of(event: &DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}
