//! The address of the page in the browser.

use crate::session::route::{Route, page_of};
use leptos::ev::MouseEvent;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// The fragment of the current address, without its `#`.
pub fn fragment() -> String {
    let fragment = window().location().hash().unwrap_or_default();
    fragment.strip_prefix('#').unwrap_or_default().to_owned()
}

/// The address of the page without a fragment.
pub fn of_page() -> String {
    let address = window().location().href().unwrap_or_default();
    page_of(&address).to_owned()
}

/// The whole address of a place.
#[must_use]
pub fn of(route: &Route) -> String {
    route.address(&of_page())
}

/// Whether a click on a link follows it on this page. With these keys, browsers open it elsewhere or save it.
#[must_use]
pub fn is_followed_here(click: &MouseEvent) -> bool {
    !(click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key())
}

/// Goes to a place. The back button returns.
pub fn go(route: &Route) {
    // This only fails for a document that is not shown.
    let _ = window().location().set_hash(&route.to_string());
}

/// Goes to a place, which replaces the current one in the history.
pub fn replace(route: &Route) {
    // This only fails for an address that cannot be parsed.
    let _ = window().location().replace(&of(route));
}

/// Replaces the address in the history, without going anywhere.
pub fn set(route: &Route) {
    if let Ok(history) = window().history() {
        // Refused only if the page may not change its history. Then the address keeps the link.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&of(route)));
    }
}
