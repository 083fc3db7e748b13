//! The link in the header from the list to the statistics, and back.

use crate::app::i18n::{follow, use_lang};
use crate::session::route::Route;
use crate::words::Locale;
use leptos::prelude::*;

/// The strokes of the pictures, as in [`crate::app::icons`].
pub const COLUMNS: &str = "M4 19.5h16M6.5 16v-4M11 16V6.5M15.5 16v-6M20 16v-8.5";
pub const LINES: &str = "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1";

/// A link with a picture. Where there is little room, only the picture is seen.
#[component]
pub fn OtherScreen(
    action: &'static str,
    to: Route,
    strokes: &'static str,
    name: fn(Locale) -> String,
) -> impl IntoView {
    let lang = use_lang();
    view! {
        <a class="button library-other" data-action=action href=to.href() title=follow(lang, name)>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=strokes/>
            </svg>
            <span>{follow(lang, name)}</span>
        </a>
    }
}
