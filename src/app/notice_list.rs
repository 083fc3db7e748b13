//! The notices on the page.

use super::backup::SaveEverything;
use super::games;
use super::i18n::{t, use_lang};
use super::icons::Icon;
use super::lazy::{Lazy, lazy, lazy_code};
use super::notice::use_notices;
use super::offline;
use crate::narration::{broken_link_notice, early_notice, notice_words};
use crate::session::notices::{BrokenLink, NoticeId, ShownNotice};
use crate::session::{Notice, StorageError};
use crate::words::Locale;
use leptos::prelude::*;

/// The sentences, each with a button that removes it. Games that have begun are announced beside their board.
#[component]
pub fn NoticeList() -> impl IntoView {
    let notices = use_notices();
    let lang = use_lang();
    let listed = move || notices.with(|model| model.over_screen().cloned().collect::<Vec<_>>());
    view! {
        <section class="notices" role="status" aria-label=t!(lang, page.notices)>
            <For each=listed key=|shown| shown.id let(shown)>
                {if shown.notice.is_early() {
                    let ShownNotice { id, notice } = shown;
                    line(id, notice.name(), false, move |locale| early_notice(&notice, locale), None)
                } else {
                    view! { <Lazy load=move || late_line(shown.clone())/> }.into_any()
                }}
            </For>
        </section>
    }
}

lazy! {
    /// A notice whose words are loaded with the game.
    game: fn late_line(shown: ShownNotice) -> AnyView {
        let ShownNotice { id, notice } = shown;
        if notice == Notice::NewVersion {
            new_version_line(id)
        } else if let Notice::BrokenLink(link) = notice {
            // Its words are loaded with the reader of links, which is already loaded.
            view! { <Lazy load=move || broken_link_line(id, link.clone())/> }.into_any()
        } else {
            let (name, is_passing) = (notice.name(), notice.is_passing());
            let is_full = notice == Notice::NotStored(StorageError::Full);
            let button = is_full.then(|| view! { <SaveEverything/> }.into_any());
            line(id, name, is_passing, move |locale| notice_words(&notice, locale), button)
        }
    }
}

lazy_code! {
    /// The notice that a link cannot be opened. Its words need the games that are loaded.
    links: fn broken_link_line(id: NoticeId, link: BrokenLink) -> AnyView {
        let notice = Notice::BrokenLink(link.clone());
        let words = move |locale| broken_link_notice(&link, locale, games::loaded);
        line(id, notice.name(), notice.is_passing(), words, None)
    }
}

/// The notice of a new version, with the button that switches to it.
fn new_version_line(id: NoticeId) -> AnyView {
    let lang = use_lang();
    view! {
        <div class="notice notice-calm" data-notice=Notice::NewVersion.name()>
            <p>{t!(lang, version.ready)}</p>
            <button class="button" data-action="take-version" on:click=|_| offline::take_version()>
                {t!(lang, version.take)}
            </button>
            {dismiss_button(id)}
        </div>
    }
    .into_any()
}

/// A notice with its buttons.
fn line(
    id: NoticeId,
    name: &'static str,
    is_passing: bool,
    words: impl Fn(Locale) -> String + Send + 'static,
    button: Option<AnyView>,
) -> AnyView {
    let lang = use_lang();
    view! {
        <div class="notice" class:notice-calm=is_passing data-notice=name>
            <p>{move || words(lang.get())}</p>
            {button}
            {dismiss_button(id)}
        </div>
    }
    .into_any()
}

/// The button that removes a notice.
fn dismiss_button(id: NoticeId) -> AnyView {
    let notices = use_notices();
    let lang = use_lang();
    view! {
        <button
            class="button button-icon"
            data-action="dismiss"
            aria-label=t!(lang, page.dismiss)
            on:click=move |_| notices.dismiss(id)
        >
            <Icon name="close"/>
        </button>
    }
    .into_any()
}
