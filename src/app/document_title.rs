//! The title of the document.

use super::effect::effect;
use super::i18n::use_lang;
use crate::words::Locale;
use leptos::prelude::*;

/// Keeps the title of the document in the language of the page, for as long as a screen is on the page.
pub fn follow(title: impl Fn(Locale) -> String + 'static) {
    follow_while(|| true, title);
}

/// The same for a screen that is on the page but not always shown.
pub fn follow_while(
    is_shown: impl Fn() -> bool + 'static,
    title: impl Fn(Locale) -> String + 'static,
) {
    let lang = use_lang();
    effect(move || {
        if is_shown() {
            document().set_title(&title(lang.get()));
        }
    });
}
