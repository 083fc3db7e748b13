//! The page without a network, and its new versions. The script `offline/page.js` does the work. The build names it
//! in the hosted page only.

use super::lazy::lazy_code;
use super::notice::Notices;
use crate::session::Notice;
use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

/// The events between the script and the program.
const NEW_VERSION: &str = "newversion";
const TAKE_VERSION: &str = "takeversion";

lazy_code! {
    /// Keeps the page for use without a network, if the build has named the script for that.
    panels: pub fn keep(notices: Notices) -> () {
        if let Some(script) = script() {
            let is_ready = Custom::<Event>::new(NEW_VERSION);
            // For as long as the page is open.
            window_event_listener(is_ready, move |_| notices.add(Notice::NewVersion));
            load(&script);
        }
    }
}

/// The file of the script.
fn script() -> Option<String> {
    let list = document().query_selector("meta[name='offline']").ok()??;
    let script = list.get_attribute("content")?;
    (!script.is_empty()).then_some(script)
}

fn load(script: &str) {
    let Ok(element) = document().create_element("script") else {
        return;
    };
    // These calls only fail for invalid names and places.
    let _ = element.set_attribute("src", script);
    let root = document().document_element();
    let _ = root.map(|root| root.append_child(&element));
}

/// Loads the new version. The page starts again where it was.
pub fn take_version() {
    if let Ok(event) = Event::new(TAKE_VERSION) {
        // This only fails for an event that is already being dispatched.
        let _ = window().dispatch_event(&event);
    }
}
