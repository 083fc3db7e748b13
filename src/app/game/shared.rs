//! A game opened by a link: a line that describes it, and three ways to continue.

use super::state::Play;
use crate::app::address::{self, ByLink};
use crate::app::dress::Says;
use crate::app::effect::effect;
use crate::app::focus;
use crate::app::followed::settled;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::new_game::use_new_game;
use crate::app::seats::{Change, Seats};
use crate::rules::Side;
use leptos::prelude::*;

/// Whether a link has just opened the game and no player has continued it yet.
pub fn is_new_by_link(play: Play) -> Memo<bool> {
    let ByLink(by_link) = expect_context();
    let (plies, over) = (play.plies_now(), untrack(|| play.verdict().is_some()));
    effect(move || {
        let goes_on = play.plies() != plies
            || play.verdict().is_some() != over
            || play.open().with(|open| !open.in_hand.is_empty());
        if goes_on && by_link.with_untracked(|id| id.as_ref() == Some(&play.id())) {
            by_link.set(None);
        }
    });
    Memo::new(move |_| {
        let is_this = by_link.with(|id| id.as_ref() == Some(&play.id()));
        // One's own games have links too.
        is_this && !play.looking_back() && play.seats.with(Seats::is_without_machine)
    })
}

/// The line and the buttons.
#[component]
pub fn SharedGame(play: Play) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let ByLink(by_link) = expect_context();
    let over = play.verdict().is_some();
    let turn = play.turn();
    let against_computer = move |_| {
        by_link.set(None);
        let dress = play.dress;
        match over {
            true => new_game.play_computer(dress.info()),
            false => {
                let level = new_game.last_choice(dress.info()).level;
                play.reseat(Change::Level(turn.other(), level));
                play.flipped.set(turn == Side::Black);
                settled(|| focus::after(focus::BOARD));
            }
        }
    };
    view! {
        <div class="shared" data-shared>
            <p>{move || told(play, lang.get())}</p>
            <div class="status-actions">
                {match over {
                    true => view! {
                        <button class="button" data-action="look-through" on:click=move |_| {
                            play.look_at(0);
                            settled(|| focus::after(&["[data-action='resume']"]));
                        }>
                            {move || say!(lang.get(), shared.look_through)}
                        </button>
                    }.into_any(),
                    false => view! {
                        <button class="button" data-action="play-both" on:click=move |_| {
                            by_link.set(None);
                            settled(|| focus::after(focus::BOARD));
                        }>
                            {move || say!(lang.get(), shared.play_on)}
                        </button>
                    }.into_any(),
                }}
                <button class="button" data-action="play-computer" on:click=against_computer>
                    {move || say!(lang.get(), shared.computer)}
                </button>
                <a class="button" data-action="learn" href=address::to_lesson(play.dress.slug())>
                    {move || say!(lang.get(), shared.learn)}
                </a>
            </div>
        </div>
    }
}

/// What the link contained, and whose move it is. A result is shown beside it.
pub fn told(play: Play, locale: Locale) -> String {
    let game = play.dress.name(locale);
    let what = match play.plies() {
        0 => say!(locale, shared.position, game = game),
        _ => say!(locale, shared.game, game = game),
    };
    match play.verdict() {
        Some(_) => what,
        None => format!(
            "{what} {}.",
            play.sentence(locale, Says::ToMove, play.turn())
        ),
    }
}
