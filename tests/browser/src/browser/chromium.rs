//! Chromium without a window.

use serde_json::{Value, json};

use super::{Browser, Speaks};

/// The same browser, whose driver also keeps what the protocol tells of the network.
pub fn with_events(speaks: Speaks) -> Value {
    let mut capabilities = capabilities(speaks);
    capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
    capabilities["goog:chromeOptions"]["perfLoggingPrefs"] =
        json!({"enableNetwork": true, "enablePage": false});
    capabilities
}

/// The same browser without its slowest compilers: a page that lives for seconds does not win back what they cost.
/// It saves a twelfth of the tests' time. Nothing is measured with it.
pub fn for_tests(speaks: Speaks) -> Value {
    let mut capabilities = capabilities(speaks);
    if let Some(arguments) = capabilities["goog:chromeOptions"]["args"].as_array_mut() {
        arguments.push(json!("--js-flags=--no-wasm-tier-up,--no-turbofan"));
    }
    capabilities
}

pub fn capabilities(speaks: Speaks) -> Value {
    let languages = match speaks {
        Speaks::English => "en-US,en",
        Speaks::Spanish => "es-ES,es",
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
                // No graphics card is used; a process of its own for it only costs time.
                "--in-process-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                // What no test looks at takes a twentieth of the time.
                "--disable-extensions",
                "--disable-default-apps",
                "--disable-breakpad",
                "--metrics-recording-only",
                "--mute-audio",
                "--disable-features=Translate,OptimizationHints,MediaRouter,PaintHolding,\
                 SpareRendererForSitePerProcess",
                // It drops changes of the address that come faster than a person makes them.
                "--disable-ipc-flooding-protection",
            ],
            "prefs": {"intl.accept_languages": languages},
        },
    })
}
