//! What the page holds of the dialog before it is wanted. The rest is a part of its own.

use super::context::{Import, use_import};
use super::dialog::ImportDialog;
use super::drops;
use super::launches;
use crate::app::lazy::{Lazy, lazy, lazy_code};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Matches the page if it is opened as an app.
const INSTALLED: &str = "(display-mode: standalone)";

/// Puts the dialog into the context, and waits for something that is dragged over the page. The installed page may be
/// opened with a file.
pub fn provide() {
    let import = Import::new();
    provide_context(import);
    let wait = move || {
        spawn_local(async move {
            // If the part does not come, the browser opens the file, and the page starts without it.
            let _ = await_file(import).await;
        });
    };
    let dragged = window_event_listener(ev::dragenter, move |_| wait());
    on_cleanup(move || dragged.remove());
    if let Ok(Some(query)) = window().match_media(INSTALLED)
        && query.matches()
    {
        wait();
    }
}

/// Where the dialog is, once it is wanted. Included once in the page.
#[component]
pub fn ImportPlace() -> impl IntoView {
    let import = use_import();
    move || {
        let is_wanted = import.is_wanted();
        is_wanted.then(|| view! { <Lazy load=move || dialog(import)/> })
    }
}

lazy! {
    import: fn dialog(import: Import) -> AnyView { view! { <ImportDialog import/> }.into_any() }
}

lazy_code! {
    import: fn await_file(import: Import) -> () {
        drops::listen(import);
        launches::listen(import);
    }
}
