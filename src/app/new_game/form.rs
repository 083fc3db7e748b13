//! The choices for a new game, from the opponent to the names.

use super::begin::{NewGame, NewGameRequest};
use super::clock_fields::ClockFields;
use super::level::LevelSlider;
use super::radio::Radio;
use super::starts::Starts;
use crate::app::i18n::{t, use_lang};
use crate::games::words::GameWords;
use crate::play::{GameChoice, GameText, Opponent, SideChoice};
use crate::rules::Side;
use crate::session::route::Route;
use crate::words::{Locale, say};
use leptos::prelude::*;

const OPPONENTS: [(Opponent, &str); 4] = [
    (Opponent::Computer, "computer"),
    (Opponent::Friend, "friend"),
    (Opponent::ByLink, "by-link"),
    (Opponent::TwoComputers, "watch"),
];

const SIDES: [(SideChoice, &str); 3] = [
    (SideChoice::White, "white"),
    (SideChoice::Black, "black"),
    (SideChoice::Random, "random"),
];

#[component]
pub fn Form(
    new_game: NewGame,
    game_words: &'static dyn GameWords,
    request: NewGameRequest,
) -> impl IntoView {
    let lang = use_lang();
    let last = new_game.last_choice(game_words.slug());
    let mut choice = GameChoice {
        opponent: request.opponent.unwrap_or(last.opponent),
        ..last
    };
    let is_start_given = request.start.is_some();
    if let Some(start) = &request.start {
        choice.set_start(start);
    }
    let choice = RwSignal::new(choice);
    let start = Memo::new(move |_| choice.with(|choice| choice.text(game_words.slug())));
    let set_start = move |start: GameText| choice.update(|choice| choice.set_start(&start));
    let opponent = Memo::new(move |_| choice.with(|choice| choice.opponent));
    let begin = move || {
        // The second press of a double press is ignored.
        if new_game.open.get_untracked() {
            new_game.open.set(false);
            let (slug, choice) = (game_words.slug(), choice.get_untracked());
            match is_start_given {
                true => new_game.begin_from(slug, choice, request.before.clone()),
                false => new_game.begin(slug, choice, request.before.clone()),
            }
        }
    };
    view! {
        // Not a form element: in a frame that forbids forms, a game can still be started.
        <div class="new-game" data-new-game=game_words.slug()>
            <p>
                <strong>{move || game_words.name(lang.get())}</strong>
                " "
                {move || game_words.aim(lang.get())}
                " "
                <span class="new-game-gist">{move || game_words.gist(lang.get())}</span>
                " "
                <a href=Route::rules(game_words.slug()).href() data-action="rules" on:click=move |_| new_game.open.set(false)>
                    {t!(lang, page.rules)}
                </a>
            </p>
            <fieldset class="choices new-game-opponents">
                <legend>{t!(lang, new_game.opponent)}</legend>
                {OPPONENTS.map(|(one, name)| view! {
                    <Radio
                        name="opponent"
                        value=name.to_owned()
                        is_chosen=move || opponent.get() == one
                        choose=move || choice.update(|choice| choice.opponent = one)
                    >
                        {move || opponent_word(lang.get(), one)}
                    </Radio>
                }).collect_view()}
            </fieldset>
            {move || match opponent.get() {
                Opponent::Computer => view! {
                    <LevelSlider
                        field="level"
                        label=|locale| say!(locale, new_game.level)
                        kind=game_words.kind()
                        by_person=true
                        level=move || choice.with(|choice| choice.level)
                        set=move |level| choice.update(|choice| choice.level = level)
                    />
                    <SideFields choice/>
                }.into_any(),
                Opponent::TwoComputers => view! {
                    <LevelSlider
                        field="level"
                        label=|locale| say!(locale, side.white)
                        kind=game_words.kind()
                        level=move || choice.with(|choice| choice.level)
                        set=move |level| choice.update(|choice| choice.level = level)
                    />
                    <LevelSlider
                        field="level-black"
                        label=|locale| say!(locale, side.black)
                        kind=game_words.kind()
                        level=move || choice.with(|choice| choice.black_level)
                        set=move |level| choice.update(|choice| choice.black_level = level)
                    />
                }.into_any(),
                Opponent::ByLink => view! {
                    <p class="quiet">{t!(lang, new_game.by_link_hint)}</p>
                    <SideFields choice/>
                }.into_any(),
                Opponent::Friend => ().into_any(),
            }}
            <Show when=move || matches!(opponent.get(), Opponent::Computer | Opponent::Friend)>
                <ClockFields
                    clock=move || choice.with(|choice| choice.clock.clone())
                    set=move |clock| choice.update(|choice| choice.clock = clock)
                />
            </Show>
            {(!is_start_given).then(|| view! {
                <Starts game_words start set=set_start/>
                <p>
                    <a
                        href=Route::editor(game_words.slug()).href()
                        data-action="edit"
                        on:click=move |_| new_game.open.set(false)
                    >
                        {t!(lang, home.set_up)}
                    </a>
                </p>
            })}
            <Show when=move || matches!(opponent.get(), Opponent::Friend | Opponent::ByLink)>
                <Names choice/>
            </Show>
            <div class="new-game-foot">
                <button class="button button-main" data-action="begin" on:click=move |_| begin()>
                    {t!(lang, new_game.begin)}
                </button>
            </div>
        </div>
    }
}

fn opponent_word(locale: Locale, opponent: Opponent) -> String {
    match opponent {
        Opponent::Computer => say!(locale, new_game.computer),
        Opponent::Friend => say!(locale, new_game.friend),
        Opponent::ByLink => say!(locale, new_game.by_link),
        Opponent::TwoComputers => say!(locale, new_game.watch),
    }
}

fn side_word(locale: Locale, side: SideChoice) -> String {
    match side {
        SideChoice::White => say!(locale, side.white),
        SideChoice::Black => say!(locale, side.black),
        SideChoice::Random => say!(locale, new_game.random),
    }
}

/// The side of a person who plays one side.
#[component]
fn SideFields(choice: RwSignal<GameChoice>) -> impl IntoView {
    let lang = use_lang();
    view! {
        <fieldset class="choices choices-pictures">
            <legend>{t!(lang, new_game.side)}</legend>
            {SIDES.map(|(side, name)| view! {
                <Radio
                    name="side"
                    value=name.to_owned()
                    is_chosen=move || choice.with(|choice| choice.side == side)
                    choose=move || choice.update(|choice| choice.side = side)
                >
                        <svg class="choice-picture" viewBox="-50 -50 100 100" aria-hidden="true">
                            {match side {
                                SideChoice::White => view! { <circle class="disc white" r="40"/> }.into_any(),
                                SideChoice::Black => view! { <circle class="disc black" r="40"/> }.into_any(),
                                SideChoice::Random => view! {
                                    <circle class="disc white" r="40"/>
                                    <path class="disc black" d="M 0 -40 A 40 40 0 0 1 0 40 Z"/>
                                }.into_any(),
                            }}
                        </svg>
                    {move || side_word(lang.get(), side)}
                </Radio>
            }).collect_view()}
        </fieldset>
    }
}

/// The names of two people, collapsed because few enter any.
#[component]
fn Names(choice: RwSignal<GameChoice>) -> impl IntoView {
    let lang = use_lang();
    let label = move |side: Side| match side {
        Side::White => say!(lang.get(), names.white),
        Side::Black => say!(lang.get(), names.black),
    };
    let name = move |side: Side| choice.with(|choice| choice.names[side as usize].clone());
    view! {
        <details class="folded">
            <summary>{t!(lang, new_game.names)}</summary>
            <div class="new-game-names">
                {Side::BOTH.map(|side| view! {
                    <label class="field">
                        <span>{move || label(side)}</span>
                        <input
                            type="text"
                            maxlength="40"
                            autocomplete="off"
                            data-field=format!("name-{side}")
                            prop:value=move || name(side)
                            on:input:target=move |event| {
                                let name = event.target().value();
                                choice.update(|choice| choice.names[side as usize] = name);
                            }
                        />
                    </label>
                }).collect_view()}
            </div>
        </details>
    }
}
