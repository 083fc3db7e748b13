//! Saves files.

use crate::session::import::{FILE_KIND, file_name};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, set_timeout, window};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// How long saved data stays available to the browser.
const SAVED: Duration = Duration::from_secs(60);

/// The data of a text file. `kind` is its media type.
///
/// # Errors
/// If the browser cannot create the data.
pub fn text_blob(text: &str, kind: &str) -> Result<Blob, JsValue> {
    let make: Function = Reflect::get(&window(), &"Blob".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &kind.into())?;
    let parts = Array::of1(&text.into());
    Reflect::construct(&make, &Array::of2(&parts, &options))?.dyn_into()
}

/// Saves a text as a text file of Tablero. `name` is, for example, the name of the game.
///
/// # Errors
/// If the browser refuses.
pub fn save_text(text: &str, name: &str) -> Result<(), JsValue> {
    let kind = format!("{FILE_KIND};charset=utf-8");
    save(&text_blob(text, &kind)?, &file_name(name))
}

/// Saves data as a file of this name.
///
/// # Errors
/// If the browser refuses.
pub fn save(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    set_timeout(
        move || {
            // It was only needed while the browser read it.
            let _ = Url::revoke_object_url(&address);
        },
        SAVED,
    );
    Ok(())
}
