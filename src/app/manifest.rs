//! The web app manifest, with which the page can be installed.

use leptos::prelude::document;

const MANIFEST: &str = "./tablero.webmanifest";

/// Names the manifest. In `index.html`, it would make browsers fetch its icon while the page is loading.
pub fn name() {
    let document = document();
    let (Some(head), Ok(link)) = (document.head(), document.create_element("link")) else {
        return;
    };
    // These calls only fail for invalid names and places.
    let _ = link.set_attribute("rel", "manifest");
    let _ = link.set_attribute("href", MANIFEST);
    let _ = head.append_child(&link);
}
