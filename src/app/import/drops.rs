//! Files that are dropped on the page.

use super::context::{Import, OpenedFile};
use leptos::ev;
use leptos::prelude::*;
use web_sys::DragEvent;

/// Opens the dialog with a file that is dropped anywhere, from now on for as long as the page is open.
pub fn listen(import: Import) {
    // Without this, the browser would open the file instead of the page.
    let _over = window_event_listener(ev::dragover, |event| {
        if has_file(&event) {
            event.prevent_default();
        }
    });
    let _drop = window_event_listener(ev::drop, move |event| {
        if has_file(&event) {
            event.prevent_default();
            import.show_file(given(&event));
        }
    });
}

fn has_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn given(event: &DragEvent) -> OpenedFile {
    let files = event.data_transfer().and_then(|data| data.files());
    let Some(files) = files else {
        return OpenedFile::Unreadable;
    };
    match files.length() {
        0 | 1 => files
            .get(0)
            .map_or(OpenedFile::Unreadable, OpenedFile::File),
        _ => OpenedFile::Several,
    }
}
