//! Reads the tokens of the styles.

use crate::play::{Delays, milliseconds};
use leptos::prelude::{document, window};

thread_local! {
    static DELAYS: Delays = Delays::read(token);
}

/// The delays of the page. They are read once, at the first use.
pub fn delays() -> Delays {
    DELAYS.with(|delays| *delays)
}

/// A duration in milliseconds; 0 if there is no such token.
pub fn duration(name: &str) -> f64 {
    milliseconds(&token(name)).unwrap_or_default()
}

/// The text of a token. Empty if there is none.
pub fn token(name: &str) -> String {
    let read = || {
        let root = document().document_element()?;
        let style = window().get_computed_style(&root).ok().flatten()?;
        style.get_property_value(name).ok()
    };
    read().unwrap_or_default().trim().to_owned()
}
