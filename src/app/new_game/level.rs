//! The computer's level and its description.

use crate::app::i18n::{t, use_lang};
use crate::app::progress::use_progress;
use crate::narration::{level_description, level_word};
use crate::play::Kind;
use crate::session::progress::ProgressKind;
use crate::words::{Locale, say};
use leptos::prelude::*;

#[component]
pub fn LevelSlider(
    /// The name of the field.
    field: &'static str,
    label: fn(Locale) -> String,
    kind: &'static dyn Kind,
    /// Whether a person plays against it and may have beaten it before.
    #[prop(optional)]
    by_person: bool,
    level: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    set: impl Fn(u8) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let levels = kind.levels();
    let beaten = use_progress(ProgressKind::Levels);
    let is_beaten = move |level: u8| by_person && beaten.has(kind.slug(), &level.to_string());
    let numbers = 1..=u8::try_from(levels).unwrap_or(u8::MAX);
    let any_beaten = {
        let numbers = numbers.clone();
        move || numbers.clone().any(is_beaten)
    };
    let description = move || {
        let (locale, level) = (lang.get(), level());
        let name = level_word(locale, level, levels);
        let description = say!(
            locale,
            new_game.level_of,
            level = level,
            levels = levels,
            name = name
        );
        match is_beaten(level) {
            true => format!("{description}, {}", say!(locale, new_game.beaten)),
            false => description,
        }
    };
    view! {
        <div class="level">
            <label class="level-field">
                <span>{move || label(lang.get())}</span>
                <output>{description}</output>
                <input
                    type="range"
                    min="1"
                    max=levels
                    data-field=field
                    aria-valuetext=description
                    prop:value=move || level().to_string()
                    on:input:target=move |event| {
                        if let Ok(level) = event.target().value().parse() {
                            set(level);
                        }
                    }
                />
            </label>
            <div class="level-ticks" aria-hidden="true">
                {numbers.map(|number| view! {
                    <span class:beaten=move || is_beaten(number)></span>
                }).collect_view()}
            </div>
            <p class="quiet">{move || level_description(lang.get(), level(), kind)}</p>
            <Show when=any_beaten>
                <p class="quiet">{t!(lang, new_game.beaten_hint)}</p>
            </Show>
        </div>
    }
}
