//! The dialog that opens a game from a text or a file.

use super::context::Import;
use super::drops;
use super::form::ImportForm;
use super::launches;
use crate::app::dialog::Dialog;
use crate::app::i18n::{t, use_lang};
use leptos::prelude::*;

/// Created once. From then on, the page takes files that are dropped on it or that the system passes to it.
#[component]
pub fn ImportDialog(import: Import) -> impl IntoView {
    let lang = use_lang();
    let title = t!(lang, home.open);
    drops::listen(import);
    launches::listen(import);
    view! {
        <Dialog open=import.open panel="import" title>
            <ImportForm import/>
        </Dialog>
    }
}
