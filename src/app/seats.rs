//! The players of a game: people with names, or the machine at a level.

use super::dress::Players;
use super::i18n::{Locale, say, use_lang};
use crate::play::GameInfo;
use crate::rules::Side;
use crate::search::Rung;
use leptos::prelude::*;

/// Both players, White's first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// The names of people. Empty if not given.
    pub names: [String; 2],
    /// The machine's levels, counted from 1. 0 for a person.
    pub levels: [u8; 2],
    /// As in [`crate::play::Saved`].
    pub fair: bool,
}

impl Seats {
    /// The machine's level on a side, if it plays that side.
    #[must_use]
    pub fn level(&self, side: Side) -> Option<u8> {
        let level = self.levels[side as usize];
        (level > 0).then_some(level)
    }

    /// Whether the machine plays both sides.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.levels.iter().all(|level| *level > 0)
    }

    /// Whether people play both sides.
    #[must_use]
    pub fn is_without_machine(&self) -> bool {
        self.levels == [0, 0]
    }

    /// The machine's side, if a person plays the other side.
    #[must_use]
    pub fn single_machine(&self) -> Option<Side> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.level(*side).is_some())?;
        self.level(side.other()).is_none().then_some(side)
    }

    /// The side of the person who plays alone against the machine.
    #[must_use]
    pub fn you(&self) -> Option<Side> {
        self.single_machine().map(Side::other)
    }

    /// The names of both players in sentences.
    #[must_use]
    pub fn told(&self, locale: Locale) -> Players {
        Players {
            names: self.names_told(locale),
            you: self.you(),
        }
    }

    fn names_told(&self, locale: Locale) -> [String; 2] {
        let alike = self.is_watched() && self.levels[0] == self.levels[1];
        Side::BOTH.map(|side| match (self.level(side), side) {
            (Some(level), Side::White) if alike => say!(locale, level.white, level = level),
            (Some(level), Side::Black) if alike => say!(locale, level.black, level = level),
            (Some(level), _) => say!(locale, level.short, level = level),
            (None, _) => self.names[side as usize].clone(),
        })
    }

    /// The names of the people only, without those of levels.
    #[must_use]
    pub fn people(&self) -> Players {
        let name = |side: Side| match self.level(side) {
            Some(_) => String::new(),
            None => self.names[side as usize].clone(),
        };
        Players {
            names: Side::BOTH.map(name),
            you: None,
        }
    }

    /// Swaps the sides of the players.
    pub fn swap(&mut self) {
        self.names.swap(0, 1);
        self.levels.swap(0, 1);
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

/// A change of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    Name(Side, String),
    Level(Side, u8),
}

impl Change {
    pub fn make(self, seats: &mut Seats) {
        match self {
            Change::Name(side, name) => seats.names[side as usize] = name,
            Change::Level(side, level) => {
                seats.levels[side as usize] = level;
                seats.fair = false;
            }
        }
    }
}

/// The player of a side: a person or a level, and the person's name. Every change takes effect immediately.
#[component]
pub fn SeatField(
    side: Side,
    #[prop(into)] seats: Signal<Seats>,
    info: &'static dyn GameInfo,
    change: impl Fn(Change) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let levels = info.levels();
    let level = Memo::new(move |_| seats.with(|seats| seats.levels[side as usize]));
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
                        change(Change::Level(side, chosen));
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
                    prop:value=move || seats.with(|seats| seats.names[side as usize].clone())
                    on:input:target=move |event| change(Change::Name(side, event.target().value()))
                />
            </label>
        </div>
    }
}
