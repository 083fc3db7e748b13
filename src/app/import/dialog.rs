//! The dialog that opens a game from a text or a file.

use super::context::Import;
use super::form::ImportForm;
use crate::app::dialog::Dialog;
use crate::app::i18n::{t, use_lang};
use leptos::prelude::*;

#[component]
pub fn ImportDialog(import: Import) -> impl IntoView {
    let lang = use_lang();
    let title = t!(lang, home.open);
    view! {
        <Dialog open=import.open panel="import" title on_close=move |()| import.given.set(None)>
            {move || {
                let given = import.given.get();
                view! { <ImportForm open=import.open given/> }
            }}
        </Dialog>
    }
}
