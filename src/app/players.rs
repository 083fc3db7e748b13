//! The fields for the players of a game: people with names, or the computer at a level.

use super::i18n::{t, use_lang};
use crate::narration::{level_description, level_name};
use crate::play::Kind;
use crate::rules::Side;
use crate::session::{PlayerChange, Players};
use crate::words::say;
use leptos::prelude::*;

/// The player of a side: a person or a level, and the person's name. Every change takes effect immediately.
#[component]
pub fn PlayerField(
    side: Side,
    #[prop(into)] players: Signal<Players>,
    kind: &'static dyn Kind,
    change: impl Fn(PlayerChange) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let levels = kind.levels();
    let level = Memo::new(move |_| players.with(|players| players.levels[side as usize]));
    let label = move || match side {
        Side::White => say!(lang.get(), names.who_white),
        Side::Black => say!(lang.get(), names.who_black),
    };
    let name_label = move || match side {
        Side::White => say!(lang.get(), names.white),
        Side::Black => say!(lang.get(), names.black),
    };
    // In a game by links, the friend cannot be replaced by the computer.
    let is_by_link = move || players.with(|players| players.correspondence.is_some());
    let promise = move || {
        let level = level.get();
        (level > 0).then(|| level_description(lang.get(), level, kind))
    };
    view! {
        <div class="player-choice">
            <label class="field" hidden=is_by_link>
                <span>{label}</span>
                <select
                    data-field=format!("seat-{side}")
                    prop:value=move || level.get().to_string()
                    on:change:target=move |event| {
                        let chosen = event.target().value().parse().unwrap_or(0);
                        change(PlayerChange::Level(side, chosen));
                    }
                >
                    <option value="0" selected=move || level.get() == 0>
                        {t!(lang, names.person)}
                    </option>
                    {(1..=u8::try_from(levels).unwrap_or(0)).map(|number| view! {
                        <option value=number.to_string() selected=move || level.get() == number>
                            {move || level_name(lang.get(), number, levels)}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <p class="quiet player-note">{promise}</p>
            <label class="field" hidden=move || level.get() != 0>
                <span>{name_label}</span>
                <input
                    type="text"
                    maxlength="40"
                    autocomplete="off"
                    data-field=format!("name-{side}")
                    prop:value=move || players.with(|players| players.names[side as usize].clone())
                    on:input:target=move |event| change(PlayerChange::Name(side, event.target().value()))
                />
            </label>
        </div>
    }
}
