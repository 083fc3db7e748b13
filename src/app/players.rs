//! The players of a game: people with names, or the computer at a level.

use super::dress::PlayerNames;
use super::i18n::{Locale, say, use_lang};
use crate::play::GameInfo;
use crate::rules::Side;
use crate::search::Rung;
use crate::session::{PlayerChange, Players};
use leptos::prelude::*;

/// The names of both players in sentences.
#[must_use]
pub fn names_of(players: &Players, locale: Locale) -> PlayerNames {
    let alike = players.is_watched() && players.levels[0] == players.levels[1];
    let name = |side: Side| match (players.level(side), side) {
        (Some(level), Side::White) if alike => say!(locale, level.white, level = level),
        (Some(level), Side::Black) if alike => say!(locale, level.black, level = level),
        (Some(level), _) => say!(locale, level.short, level = level),
        (None, _) => players.names[side as usize].clone(),
    };
    PlayerNames {
        names: Side::BOTH.map(name),
        you: players.you(),
    }
}

/// The names of the people only, without those of levels.
#[must_use]
pub fn people_of(players: &Players) -> PlayerNames {
    let name = |side: Side| match players.level(side) {
        Some(_) => String::new(),
        None => players.names[side as usize].clone(),
    };
    PlayerNames {
        names: Side::BOTH.map(name),
        you: None,
    }
}

/// The number of names for levels.
const NAMES: usize = 10;

/// The name of a level among this many levels, for example `Level 3 · Learner`.
#[must_use]
pub fn level_name(locale: Locale, level: u8, levels: usize) -> String {
    let name = level_word(locale, level, levels);
    say!(locale, level.long, level = level, name = name)
}

/// The name without the number, for example `Learner`.
#[must_use]
pub fn level_word(locale: Locale, level: u8, levels: usize) -> String {
    match named(level, levels) {
        0 => say!(locale, level.name.one),
        1 => say!(locale, level.name.two),
        2 => say!(locale, level.name.three),
        3 => say!(locale, level.name.four),
        4 => say!(locale, level.name.five),
        5 => say!(locale, level.name.six),
        6 => say!(locale, level.name.seven),
        7 => say!(locale, level.name.eight),
        8 => say!(locale, level.name.nine),
        _ => say!(locale, level.name.ten),
    }
}

/// A description of a level's strength.
#[must_use]
pub fn level_promise(locale: Locale, level: u8, info: &dyn GameInfo) -> String {
    // A measured strength takes precedence.
    match info.rungs().get(usize::from(level).saturating_sub(1)) {
        Some(&Rung::PERFECT) => return say!(locale, level.perfect),
        Some(rung) => {
            return say!(
                locale,
                level.exact,
                slips = rung.slips / (Rung::WHOLE / 100)
            );
        }
        None => {}
    }
    match named(level, info.levels()) {
        _ if info.has_days(level.into()) => say!(locale, level.promise.varying),
        0 => say!(locale, level.promise.one),
        1 => say!(locale, level.promise.two),
        2 => say!(locale, level.promise.three),
        3 => say!(locale, level.promise.four),
        4 => say!(locale, level.promise.five),
        5 => say!(locale, level.promise.six),
        6 => say!(locale, level.promise.seven),
        7 => say!(locale, level.promise.eight),
        8 => say!(locale, level.promise.nine),
        _ => say!(locale, level.promise.ten),
    }
}

/// The index of a level's name among this many levels. The first level has the lowest name, the last the
/// highest.
fn named(level: u8, levels: usize) -> usize {
    let steps = levels.saturating_sub(1).max(1);
    let step = usize::from(level).clamp(1, levels.max(1)) - 1;
    match levels {
        0 | 1 => NAMES - 1,
        _ => (step * (NAMES - 1) + steps / 2) / steps,
    }
}

/// The player of a side: a person or a level, and the person's name. Every change takes effect immediately.
#[component]
pub fn PlayerField(
    side: Side,
    #[prop(into)] players: Signal<Players>,
    info: &'static dyn GameInfo,
    change: impl Fn(PlayerChange) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let levels = info.levels();
    let level = Memo::new(move |_| players.with(|players| players.levels[side as usize]));
    let label = move || match side {
        Side::White => say!(lang.get(), names.who_white),
        Side::Black => say!(lang.get(), names.who_black),
    };
    let name_label = move || match side {
        Side::White => say!(lang.get(), names.white),
        Side::Black => say!(lang.get(), names.black),
    };
    let promise = move || {
        let level = level.get();
        (level > 0).then(|| level_promise(lang.get(), level, info))
    };
    view! {
        <div class="seat">
            <label class="field">
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
                        {move || say!(lang.get(), names.person)}
                    </option>
                    {(1..=u8::try_from(levels).unwrap_or(0)).map(|number| view! {
                        <option value=number.to_string() selected=move || level.get() == number>
                            {move || level_name(lang.get(), number, levels)}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <p class="quiet seat-promise">{promise}</p>
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
