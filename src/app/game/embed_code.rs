//! The line of HTML that shows a game in another page.

use crate::app::i18n::{t, use_lang};
use crate::app::share::{CopiedText, ShareResult, copy_text};
use crate::session::route::embed_html;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The line for a link, with a button that copies it. If the link is longer than `most` bytes, a sentence says so.
#[component]
pub fn EmbedCode(
    /// The link to a game, as a whole address.
    address: String,
    /// The name of the frame.
    title: String,
    max: usize,
) -> impl IntoView {
    let lang = use_lang();
    let share_result = RwSignal::new(None::<ShareResult>);
    let Some(line) = embed_html(&address, &title, max) else {
        return view! { <p data-notice="embed-too-long">{t!(lang, share.embed_too_long)}</p> }
            .into_any();
    };
    let text = RwSignal::new(line.clone());
    let copy = move |_| {
        let line = text.get_untracked();
        spawn_local(async move {
            let done = copy_text(&line).await;
            // The dialog may be closed by then.
            let _ = share_result.try_set(Some(done));
        });
    };
    view! {
        <label class="field">
            <span>{t!(lang, share.embed)}</span>
            <input
                type="text"
                readonly
                data-field="embed"
                value=line
                on:focus:target=|event| event.target().select()
            />
        </label>
        <button class="button" data-action="copy-embed" on:click=copy>
            {t!(lang, share.embed_copy)}
        </button>
        <CopiedText text share_result/>
    }
    .into_any()
}
