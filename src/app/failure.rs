//! Failures of the page itself: shows the message in `index.html` with details to report. It does not use
//! Leptos, which may be the cause.

use leptos::prelude::document;
use std::panic;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Removes the message that the page could not be started.
pub fn started() {
    let sentence = document().get_element_by_id("failed");
    // These calls only fail for invalid names.
    let _ = sentence.map(|sentence| sentence.set_attribute("hidden", ""));
    let root = document().document_element();
    let _ = root.map(|root| root.set_attribute("data-ready", ""));
}

/// Shows the message that the page could not be started.
pub fn not_started() {
    let sentence = document().get_element_by_id("failed");
    // This only fails for an invalid name.
    let _ = sentence.map(|sentence| sentence.class_list().add_1("now"));
}

/// Shows the message after a panic.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        let report = format!("Tablero {}: {info}", env!("CARGO_PKG_VERSION"));
        web_sys::console::error_1(&report.as_str().into());
        show(&report);
    }));
}

/// Whether the message after a panic is shown. Callbacks of the browser still run after a panic.
pub fn has_panicked() -> bool {
    let panel = document().get_element_by_id("panic");
    panel.is_some_and(|panel| !panel.has_attribute("hidden"))
}

fn show(report: &str) {
    let document = document();
    if let Some(message) = document.get_element_by_id("panic-report") {
        message.set_text_content(Some(report));
    }
    if let Some(panel) = document.get_element_by_id("panic") {
        // A dialog would cover the message.
        let dialogs = document.get_elements_by_tag_name("dialog");
        for at in 0..dialogs.length() {
            if let Some(dialog) = dialogs.item(at) {
                dialog.unchecked_into::<HtmlDialogElement>().close();
            }
        }
        // These calls only fail for invalid names.
        let _ = panel.remove_attribute("hidden");
        let _ = panel.set_attribute("data-message", report);
    }
}
