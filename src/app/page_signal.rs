//! Signals that outlive their readers.

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, Observer, Source, ToAnySource};

/// The same as [`Track::track`] for a signal that lasts as long as the page. Leptos keeps a reader in the list of a
/// signal until the signal changes, even if the reader is gone. So the lists of the language and the settings would
/// grow with each screen.
pub fn track(signal: &impl ToAnySource) {
    track_source(signal.to_any_source());
}

fn track_source(source: AnySource) {
    source.track();
    if let Some(reader) = Observer::get() {
        on_cleanup(move || source.remove_subscriber(&reader));
    }
}
