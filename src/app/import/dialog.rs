//! The dialog that opens a game from a text or a file. A file that is dropped on the page opens it too.

use super::form::ImportForm;
use crate::app::dialog::Dialog;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, lazy};
use leptos::ev;
use leptos::prelude::*;
use web_sys::{DragEvent, File};

/// The dialog. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Import {
    pub open: RwSignal<bool>,
    /// A file that was dropped on the page.
    dropped: RwSignal<Option<File>, LocalStorage>,
}

/// Puts the dialog into the context, and waits for files that are dropped, for as long as the page is open.
pub fn provide() {
    let import = Import {
        open: RwSignal::new(false),
        dropped: RwSignal::new_local(None),
    };
    provide_context(import);
    // Without this the browser would leave the page for the file.
    let over = window_event_listener(ev::dragover, |event| {
        if has_file(&event) {
            event.prevent_default();
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        if has_file(&event) {
            event.prevent_default();
            import.dropped.set(file_of(&event));
            import.open.set(true);
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
}

/// The dialog from the context.
pub fn use_import() -> Import {
    expect_context()
}

/// Included once in the page.
#[component]
pub fn ImportDialog() -> impl IntoView {
    let lang = use_lang();
    let import = use_import();
    let title = t!(lang, home.open);
    view! {
        <Dialog open=import.open panel="import" title on_close=move |()| import.dropped.set(None)>
            {move || {
                let dropped = import.dropped.get();
                view! { <Lazy load=move || form(import, dropped.clone())/> }
            }}
        </Dialog>
    }
}

lazy! {
    import: fn form(import: Import, dropped: Option<File>) -> AnyView {
        view! { <ImportForm open=import.open dropped/> }.into_any()
    }
}

fn has_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn file_of(event: &DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}
