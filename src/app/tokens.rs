//! The tokens of the styles, as the page's code reads them.

use leptos::prelude::{document, window};

use crate::play::{Delays, milliseconds};

thread_local! {
    static DELAYS: Delays = Delays::read(token);
}

/// How long the page waits, read once, when it first matters.
pub fn delays() -> Delays {
    DELAYS.with(|delays| *delays)
}

/// A duration, in milliseconds; none where there is no such token.
pub fn duration(name: &str) -> f64 {
    milliseconds(&token(name)).unwrap_or_default()
}

/// The text of a token; empty where there is none.
pub fn token(name: &str) -> String {
    let read = || {
        let root = document().document_element()?;
        let style = window().get_computed_style(&root).ok().flatten()?;
        style.get_property_value(name).ok()
    };
    read().unwrap_or_default().trim().to_owned()
}
