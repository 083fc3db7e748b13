//! The two players beside the board, and the dialog for changing them.

use super::clock::{room_of_clock, side_clock};
use super::context::Game;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, WhenMissing};
use crate::app::players::PlayerField;
use crate::narration::{level_name, level_word};
use crate::rules::Side;
use crate::session::{GameIntent, Model, Players};
use crate::words::say;
use leptos::prelude::*;

/// A player: the colour, the name, and whether it is their turn.
#[component]
pub fn PlayerBar(
    game: Game,
    side: Signal<Side>,
    /// Whether the dialog for changing players is open.
    changing: RwSignal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let turn = game.memo(|game| {
        let is_over = game.is_over() && !game.board().is_looking_back();
        (!is_over).then(|| game.board().scene().turn)
    });
    let to_move = move || turn.get() == Some(side.get());
    let winner = game.memo(|game| {
        let result = game.result().filter(|_| !game.board().is_looking_back());
        result?.outcome.winner()
    });
    let won = move || winner.get() == Some(side.get());
    let lost = Side::BOTH.map(|side| game.memo(move |game| game.lost_pieces(side)));
    let lost = move || lost[side.get() as usize].get();
    let levels = game.game_words.kind().levels();
    let level = move || game.players.with(|players| players.level(side.get()));
    let who = Side::BOTH.map(|side| game.sentence_without_hover(move |facts| facts.who(side)));
    let friend_name = move |side: Side| {
        let name = game
            .players
            .with(|players| players.names[side as usize].trim().to_owned());
        match name.as_str() {
            "" => say!(lang.get(), names.friend),
            _ => name,
        }
    };
    let name = move || match level() {
        Some(level) => say!(lang.get(), level.short, level = level),
        None if game.players.with(Players::friend) == Some(side.get()) => friend_name(side.get()),
        None if game.players.with(Players::you).is_some() => say!(lang.get(), says.you),
        None => who[side.get() as usize].get(),
    };
    // If there is not enough room, only the number is shown.
    let word = move || level().map(|level| level_word(lang.get(), level, levels));
    let whole = move || match level() {
        Some(level) => level_name(lang.get(), level, levels),
        None => name(),
    };
    let thinking = game.memo(|game| game.computer().thinks_for());
    let thinks = move || thinking.get() == Some(side.get());
    let has_clock = game.memo(|game| game.clock().is_some());
    view! {
        <div class="player" class:to-move=to_move class:winner=won data-side=move || side.get().to_string()>
            <svg class="player-piece" viewBox="-50 -50 100 100" aria-hidden="true">
                <circle class=move || format!("disc {}", side.get()) r="40"/>
            </svg>
            <button
                class="player-name"
                data-action="players"
                title=move || say!(lang.get(), names.change, who = whole())
                on:click=move |_| changing.set(true)
            >
                <span class="player-words">
                    <span>{name}</span>
                    {move || word().map(|word| view! { <span class="player-level">"· " {word}</span> })}
                </span>
            </button>
            {move || thinks().then(|| view! {
                <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
            })}
            {move || (lost() > 0).then(|| view! {
                <span class="player-lost">{say!(lang.get(), play.lost, count = lost())}</span>
            })}
            <Show when=move || has_clock.get()>
                <Lazy load=move || side_clock(game, side) frame=room_of_clock if_missing=WhenMissing::SayNothing/>
            </Show>
        </div>
    }
}

/// The players of White and Black. They can be changed in the middle of the game.
#[component]
pub fn PlayersDialog(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let kind = game.game_words.kind();
    let change = move |change| game.send(GameIntent::Players(change));
    view! {
        <Dialog open panel="players" title=t!(lang, names.legend)>
            {Side::BOTH
                .map(|side| view! { <PlayerField side players=game.players kind change/> })
                .collect_view()}
            <div class="dialog-buttons">
                <DialogButton open action="players-done" main=true label=t!(lang, page.done) act=|| ()/>
            </div>
        </Dialog>
    }
}
