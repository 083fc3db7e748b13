//! WebKitGTK's MiniBrowser, on a separate display.

use std::fs;
use std::io;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::Browser;

pub fn capabilities() -> Value {
    json!({
        "webkitgtk:browserOptions": {
            "binary": Browser::WebKit.browser_program(),
            "args": ["--automation"],
        },
    })
}

/// A settings folder that makes the toolbar very small. Otherwise the window could not be as narrow as a
/// phone.
pub fn settings() -> io::Result<PathBuf> {
    let folder = super::scratch()?.join("webkit");
    fs::create_dir_all(folder.join("gtk-3.0"))?;
    fs::write(
        folder.join("gtk-3.0/gtk.css"),
        "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }\n",
    )?;
    Ok(folder)
}
