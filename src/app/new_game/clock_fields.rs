//! The clock of a new game: none, one of the usual ones, or any other.

use super::number_input::NumberInput;
use crate::app::i18n::{t, use_lang};
use crate::play::{ClockSetting, TimeLimit};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The usual clocks, as [`ClockSetting`] prints them.
const USUAL: [&str; 6] = ["180+2", "300+0", "600+0", "600+5", "900+10", "30/move"];

/// The choices in addition to the usual clocks.
const NONE: &str = "none";
const OTHER: &str = "other";

/// The initial values of a clock that is not in the list, in seconds.
const OTHER_GAME: (u32, u32) = (20 * 60, 0);
const OTHER_MOVE: u32 = 60;

/// A list of clocks, fields for another one, and whether it stops while the page is hidden. `clock` is the text of a
/// [`ClockSetting`], or empty for none.
#[component]
pub fn ClockFields(
    clock: impl Fn() -> String + Copy + Send + Sync + 'static,
    set: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let setting = Memo::new(move |_| ClockSetting::read(&clock()));
    let is_usual = move |limit: TimeLimit| USUAL.contains(&text_of(limit).as_str());
    let is_other = RwSignal::new(
        setting.with_untracked(|setting| setting.is_some_and(|setting| !is_usual(setting.limit))),
    );
    let put = move |limit: Option<TimeLimit>, stops_when_hidden: bool| {
        let setting = limit.map(|limit| ClockSetting {
            limit,
            stops_when_hidden,
        });
        set(setting.map_or_else(String::new, |setting| setting.to_string()));
    };
    let stops_when_hidden = move || setting.get().is_some_and(|one| one.stops_when_hidden);
    let choose = move |value: String| {
        is_other.set(value == OTHER);
        let limit = match value.as_str() {
            OTHER => TimeLimit::game(OTHER_GAME.0, OTHER_GAME.1),
            usual => ClockSetting::read(usual).map(|setting| setting.limit),
        };
        put(limit, stops_when_hidden());
    };
    let chosen = Memo::new(move |_| match (setting.get(), is_other.get()) {
        (None, _) => NONE.to_owned(),
        (Some(_), true) => OTHER.to_owned(),
        (Some(setting), false) => text_of(setting.limit),
    });
    let option = move |value: &'static str, label: fn(Locale) -> String| {
        view! {
            <option value=value selected=move || chosen.with(|chosen| chosen == value)>
                {move || label(lang.get())}
            </option>
        }
    };
    view! {
        <div class="clock-fields">
            <label class="field">
                <span>{t!(lang, clock_choice.label)}</span>
                <select
                    data-field="clock"
                    prop:value=move || chosen.get()
                    on:change:target=move |event| choose(event.target().value())
                >
                    {option(NONE, |locale| say!(locale, clock_choice.none))}
                    {USUAL.map(|usual| view! {
                        <option value=usual selected=move || chosen.with(|chosen| chosen == usual)>
                            {move || usual_words(lang.get(), usual)}
                        </option>
                    }).collect_view()}
                    {option(OTHER, |locale| say!(locale, clock_choice.other))}
                </select>
            </label>
            <Show when=move || is_other.get()>
                <OtherClock setting set=move |limit| put(limit, stops_when_hidden())/>
            </Show>
            <Show when=move || setting.with(Option::is_some)>
                <label class="check">
                    <input
                        type="checkbox"
                        data-field="clock-stops"
                        prop:checked=stops_when_hidden
                        on:change:target=move |event| {
                            let stops = event.target().checked();
                            put(setting.get_untracked().map(|setting| setting.limit), stops);
                        }
                    />
                    <span>{t!(lang, clock_choice.stops_when_hidden)}</span>
                </label>
                <p class="quiet">{t!(lang, clock_choice.first_moves)}</p>
            </Show>
        </div>
    }
}

/// The time of a clock that is not in the list: for the whole game or for each move.
#[component]
fn OtherClock(
    setting: Memo<Option<ClockSetting>>,
    set: impl Fn(Option<TimeLimit>) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let limit = move || setting.get().map(|setting| setting.limit);
    let game = move || match limit() {
        Some(TimeLimit::Game { start, increment }) => (start / 60_000, increment / 1_000),
        _ => (OTHER_GAME.0 / 60, OTHER_GAME.1),
    };
    let each_move = move || match limit() {
        Some(TimeLimit::Move(time)) => time / 1_000,
        _ => OTHER_MOVE,
    };
    let is_each_move = Memo::new(move |_| matches!(limit(), Some(TimeLimit::Move(_))));
    let set_game = move |minutes: u32, increment| set(TimeLimit::game(minutes * 60, increment));
    let set_move = move |seconds| set(TimeLimit::each_move(seconds));
    view! {
        <div class="numbers">
            <label class="field">
                <span class="visually-hidden">{t!(lang, clock_choice.time_for)}</span>
                <select
                    data-field="clock-for"
                    prop:value=move || if is_each_move.get() { "move" } else { "game" }
                    on:change:target=move |event| match event.target().value() == "move" {
                        true => set_move(OTHER_MOVE),
                        false => set_game(OTHER_GAME.0 / 60, OTHER_GAME.1),
                    }
                >
                    <option value="game" selected=move || !is_each_move.get()>
                        {t!(lang, clock_choice.for_game)}
                    </option>
                    <option value="move" selected=move || is_each_move.get()>
                        {t!(lang, clock_choice.for_move)}
                    </option>
                </select>
            </label>
            {move || match is_each_move.get() {
                true => view! {
                    <NumberInput
                        name="clock-move"
                        label=t!(lang, clock_choice.seconds)
                        limits=1..=TimeLimit::MAX_FOR_MOVE
                        value=each_move
                        set=set_move
                    />
                }.into_any(),
                false => view! {
                    <NumberInput
                        name="clock-minutes"
                        label=t!(lang, clock_choice.minutes)
                        limits=1..=TimeLimit::MAX_FOR_GAME / 60
                        value=move || game().0
                        set=move |minutes| set_game(minutes, game().1)
                    />
                    <NumberInput
                        name="clock-increment"
                        label=t!(lang, clock_choice.increment)
                        limits=0..=TimeLimit::MAX_INCREMENT
                        value=move || game().1
                        set=move |increment| set_game(game().0, increment)
                    />
                }.into_any(),
            }}
        </div>
    }
}

/// A limit as the text of a setting.
fn text_of(limit: TimeLimit) -> String {
    let setting = ClockSetting {
        limit,
        stops_when_hidden: false,
    };
    setting.to_string()
}

fn usual_words(locale: Locale, usual: &str) -> String {
    match ClockSetting::read(usual).map(|setting| setting.limit) {
        Some(TimeLimit::Game {
            start,
            increment: 0,
        }) => say!(locale, clock_choice.game, minutes = start / 60_000),
        Some(TimeLimit::Game { start, increment }) => say!(
            locale,
            clock_choice.game_and_increment,
            minutes = start / 60_000,
            seconds = increment / 1_000
        ),
        Some(TimeLimit::Move(time)) => say!(locale, clock_choice.each_move, seconds = time / 1_000),
        None => String::new(),
    }
}
