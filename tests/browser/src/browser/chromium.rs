//! Headless Chromium.

use std::env;

use serde_json::{Value, json};

use super::{Browser, BrowserLanguage};

/// The variable with the path of Chromium's headless shell.
const SHELL: &str = "CHROMIUM_HEADLESS_SHELL";

/// The same browser, whose driver also records the protocol's network events.
pub fn with_events(speaks: BrowserLanguage) -> Value {
    let mut capabilities = capabilities(speaks);
    capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
    capabilities["goog:chromeOptions"]["perfLoggingPrefs"] =
        json!({"enableNetwork": true, "enablePage": false});
    capabilities
}

/// The same browser without its slowest compilers, which do not pay off for a page that is open for
/// seconds. This saves a twelfth of the tests' time. Where the headless shell is installed, which is Chromium without
/// its user interface, it saves another fifth. Neither is used for measurements and the contact sheet.
pub fn for_tests(speaks: BrowserLanguage) -> Value {
    let mut capabilities = capabilities(speaks);
    let options = &mut capabilities["goog:chromeOptions"];
    if let Some(arguments) = options["args"].as_array_mut() {
        arguments.push(json!("--js-flags=--no-wasm-tier-up,--no-turbofan"));
    }
    if let Some(shell) = env::var_os(SHELL) {
        options["binary"] = json!(shell.to_string_lossy());
    }
    capabilities
}

pub fn capabilities(speaks: BrowserLanguage) -> Value {
    let languages = match speaks {
        BrowserLanguage::English => "en-US,en",
        BrowserLanguage::Spanish => "es-ES,es",
    };
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": {"browser": "ALL"},
        "goog:chromeOptions": {
            "binary": Browser::Chromium.browser_program(),
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                // No graphics card is used, so a separate GPU process only costs time.
                "--in-process-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                // Features that no test needs take a twentieth of the time.
                "--disable-extensions",
                "--disable-default-apps",
                "--disable-breakpad",
                "--metrics-recording-only",
                "--mute-audio",
                "--disable-features=Translate,OptimizationHints,MediaRouter,PaintHolding,\
                 SpareRendererForSitePerProcess",
                // The protection would drop changes of the address that are faster than those of a person.
                "--disable-ipc-flooding-protection",
                format!("--accept-lang={languages}"),
            ],
        },
    })
}
