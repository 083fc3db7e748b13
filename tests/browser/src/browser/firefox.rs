//! Headless Firefox.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::{Browser, BrowserLanguage};

pub fn capabilities(speaks: BrowserLanguage) -> Value {
    let languages = match speaks {
        BrowserLanguage::English => "en-US,en",
        BrowserLanguage::Spanish => "es-ES,es",
    };
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": Browser::Firefox.browser_program(),
            "args": ["-headless"],
            "prefs": {
                "intl.accept_languages": languages,
                // No page is open long enough for the optimising compiler to pay off.
                "javascript.options.wasm_optimizingjit": false,
            },
        },
    })
}

/// Opens a window that can be as narrow as a phone. With a toolbar its minimum width would be 500 pixels.
pub async fn open_narrow_window(web: &WebDriver) -> WebDriverResult<WindowHandle> {
    let before = web.windows().await?;
    let open = "window.open('about:blank', '', 'popup,width=800,height=600')";
    web.execute(open, vec![]).await?;
    let after = web.windows().await?;
    let new = after.into_iter().find(|window| !before.contains(window));
    new.ok_or_else(|| WebDriverError::FatalError("no window was opened".to_owned()))
}
