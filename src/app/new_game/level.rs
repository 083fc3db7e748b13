//! The computer's level, and what to expect of it.

use crate::app::i18n::{Locale, say, use_lang};
use crate::app::seats::{level_promise, level_word};
use crate::play::GameInfo;
use leptos::prelude::*;

#[component]
pub fn LevelSlider(
    /// The name of the field.
    field: &'static str,
    label: fn(Locale) -> String,
    info: &'static dyn GameInfo,
    level: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    set: impl Fn(u8) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let levels = info.levels();
    let told = move || {
        let (locale, level) = (lang.get(), level());
        let name = level_word(locale, level, levels);
        say!(
            locale,
            new_game.level_of,
            level = level,
            levels = levels,
            name = name
        )
    };
    view! {
        <div class="level">
            <label class="level-field">
                <span>{move || label(lang.get())}</span>
                <output>{told}</output>
                <input
                    type="range"
                    min="1"
                    max=levels
                    data-field=field
                    aria-valuetext=told
                    prop:value=move || level().to_string()
                    on:input:target=move |event| {
                        if let Ok(level) = event.target().value().parse() {
                            set(level);
                        }
                    }
                />
            </label>
            <p class="quiet">{move || level_promise(lang.get(), level(), info)}</p>
        </div>
    }
}
