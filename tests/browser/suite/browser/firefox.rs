//! Firefox without a window.

use serde_json::{Value, json};

use super::{Browser, Speaks};

pub fn capabilities(speaks: Speaks) -> Value {
    let languages = match speaks {
        Speaks::English => "en-US,en",
        Speaks::Spanish => "es-ES,es",
    };
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": Browser::Firefox.browser_program(),
            "args": ["-headless"],
            "prefs": {"intl.accept_languages": languages},
        },
    })
}

/// Windows with a tool bar cannot be narrower than 500 pixels; this one can.
pub const OPEN_NARROW_WINDOW: &str = "window.open('about:blank', '', 'popup,width=800,height=600')";
