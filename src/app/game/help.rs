//! Help in the first games: what a piece can do, what may happen, what has just happened.

use super::context::Game;
use crate::app::i18n::use_lang;
use crate::app::settings::use_settings;
use crate::narration::help;
use leptos::prelude::*;

/// A sentence below the board's message, unless it is switched off in the settings.
#[component]
pub fn HelpLine(game: Game) -> impl IntoView {
    let lang = use_lang();
    let settings = use_settings();
    let is_on = Memo::new(move |_| settings.with(|settings| settings.help));
    let last = game.sentence_without_hover(|facts| facts.board.moves().last(facts.locale));
    let help = Memo::new(move |_| {
        let (locale, last) = (lang.get(), last.get());
        is_on
            .get()
            .then(|| game.say(locale, |facts| help(facts, last)))
    });
    let find = move |key: &str| game.screen.find_text.with(|find| find.as_ref()?(key));
    let shown = move || help.with(|help| help.as_ref()?.shown(find));
    let warning = move || help.with(|help| help.as_ref()?.warning.clone());
    view! {
        <p class="help-line" data-help>{shown}</p>
        <p class="visually-hidden" role="status">{warning}</p>
    }
}
