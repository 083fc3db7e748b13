//! The sentence that a new game has begun in the place of another one, with the way back to it.

use crate::app::address;
use crate::app::i18n::use_lang;
use crate::app::notice::{Begun, Notice, use_notices};
use crate::app::saved::use_shelf;
use crate::words::say;
use leptos::prelude::*;

/// Stands among the status lines until the first move: it covers nothing.
#[component]
pub fn BegunNotice() -> impl IntoView {
    let notices = use_notices();
    view! {
        <div class="begun" role="status">
            <For each=move || notices.begun() key=|(id, ..)| *id let((id, notice, begun))>
                <Line id notice begun/>
            </For>
        </div>
    }
}

#[component]
fn Line(id: u32, notice: Notice, begun: Begun) -> impl IntoView {
    let lang = use_lang();
    let notices = use_notices();
    let shelf = use_shelf();
    let kind = notice.kind();
    view! {
        <div class="begun-line" data-notice=kind>
            <p>{move || notice.words(lang.get())}</p>
            <button
                class="button"
                data-action="back-to-game"
                on:click=move |_| {
                    notices.dismiss(id);
                    shelf.remove_unplayed(&begun.now, &begun.text);
                    address::replace_game(&begun.before);
                }
            >
                {move || say!(lang.get(), notice.back_to_game)}
            </button>
        </div>
    }
}
