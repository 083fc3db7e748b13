//! The title of the document.

use super::effect::effect;
use super::i18n::use_lang;
use crate::words::Locale;
use leptos::prelude::*;

/// Keeps the title of the document in the language of the page, for as long as a screen is shown.
pub fn follow(title: impl Fn(Locale) -> String + 'static) {
    let lang = use_lang();
    effect(move || document().set_title(&title(lang.get())));
}
