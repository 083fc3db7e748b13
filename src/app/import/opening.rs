//! The small part of the dialog that is loaded with the page. The rest is a separate part.

use super::context::{Import, LAUNCHES, use_import};
use super::dialog::ImportDialog;
use crate::app::lazy::{Lazy, lazy};
use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Matches the page if it is opened as an app.
const INSTALLED: &str = "(display-mode: standalone)";

/// Puts the dialog into the context, and waits for something that is dragged over the page. The installed page may be
/// opened with a file or an address, which the browser keeps until the dialog is loaded. If it cannot be loaded, the
/// page shows a message.
pub fn provide() {
    let import = Import::new();
    provide_context(import);
    let dragged = window_event_listener(ev::dragenter, move |_| import.prepare());
    on_cleanup(move || dragged.remove());
    if let Ok(Some(query)) = window().match_media(INSTALLED)
        && query.matches()
        && Reflect::has(&window(), &JsValue::from_str(LAUNCHES)) == Ok(true)
    {
        import.prepare();
    }
}

/// The place of the dialog, once it is wanted. Included once in the page.
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
