//! The notices on the page.

use super::i18n::use_lang;
use super::icons::Icon;
use super::lazy::{Lazy, lazy};
use super::notice::{Notice, use_notices};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The sentences, each with a button that takes it away. Games that have begun are announced beside their board.
#[component]
pub fn NoticeList() -> impl IntoView {
    let notices = use_notices();
    let lang = use_lang();
    view! {
        <section class="notices" role="status" aria-label=move || say!(lang.get(), page.notices)>
            <For each=move || notices.listed() key=|(id, _)| *id let((id, notice))>
                {if notice.is_early() {
                    let kind = notice.kind();
                    line(id, kind, false, move |locale| notice.early_words(locale))
                } else {
                    view! { <Lazy load=move || late_line(id, notice.clone())/> }.into_any()
                }}
            </For>
        </section>
    }
}

lazy! {
    /// A notice whose words are loaded with the game. Those about links need the rules of the games.
    game: fn late_line(id: u32, notice: Notice) -> AnyView {
        let (kind, passing) = (notice.kind(), notice.passing());
        line(id, kind, passing, move |locale| notice.words(locale))
    }
}

/// A notice with its button.
fn line(
    id: u32,
    kind: &'static str,
    passing: bool,
    words: impl Fn(Locale) -> String + Send + 'static,
) -> AnyView {
    let notices = use_notices();
    let lang = use_lang();
    view! {
        <div class="notice" class:notice-calm=passing data-notice=kind>
            <p>{move || words(lang.get())}</p>
            <button
                class="button button-icon"
                data-action="dismiss"
                aria-label=move || say!(lang.get(), page.dismiss)
                on:click=move |_| notices.dismiss(id)
            >
                <Icon name="close"/>
            </button>
        </div>
    }
    .into_any()
}
