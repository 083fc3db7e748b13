//! Whether the list of keys is open.

use leptos::prelude::RwSignal;

/// Whether the list is open. A key and the settings open it.
#[derive(Clone, Copy)]
pub struct ListOpen(pub RwSignal<bool>);
