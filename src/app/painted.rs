//! The page as it is painted before the program is there (`boot.js`, `painted.js`).

use leptos::prelude::document;
use web_sys::Event;

/// Takes it away, now that the screen is drawn. Its own script, which knows what was touched, typed and focused
/// meanwhile, does so first; it waits for a screen that is still to come.
pub fn take_over() {
    let document = document();
    if let Ok(event) = Event::new("takeover") {
        // It fails only for an event that is under way already.
        let _ = document.dispatch_event(&event);
    }
    let painted = document.get_element_by_id("painted");
    if let Some(painted) = painted.filter(|painted| !painted.has_attribute("data-waiting")) {
        painted.remove();
    }
}
