//! The two players beside the board, and the dialog for changing them.

use super::state::Play;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::i18n::{say, use_lang};
use crate::app::seats::{SeatField, Seats, level_name, level_word};
use crate::rules::Side;
use leptos::prelude::*;

/// A player: the colour, the name, and whether it is their turn.
#[component]
pub fn PlayerBar(
    play: Play,
    side: Signal<Side>,
    /// Whether the dialog for changing players is open.
    changing: RwSignal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let to_move = move || {
        let over = play.verdict().is_some() && !play.looking_back();
        !over && play.scene().with(|scene| scene.turn) == side.get()
    };
    let won = move || {
        let verdict = play.verdict().filter(|_| !play.looking_back());
        verdict.is_some_and(|verdict| verdict.outcome.winner() == Some(side.get()))
    };
    let lost = move || {
        let count = |ply: usize| play.count_pieces(ply, side.get());
        count(0).saturating_sub(count(play.ply()))
    };
    let levels = play.dress.kind().levels();
    let level = move || play.seats.with(|seats| seats.level(side.get()));
    let name = move || match level() {
        Some(level) => say!(lang.get(), level.short, level = level),
        None if play.seats.with(Seats::you).is_some() => say!(lang.get(), says.you),
        None => play.who(lang.get(), side.get()),
    };
    // If there is not enough room, only the number is shown.
    let word = move || level().map(|level| level_word(lang.get(), level, levels));
    let whole = move || match level() {
        Some(level) => level_name(lang.get(), level, levels),
        None => name(),
    };
    let thinks = move || play.machine.thinking.get() == Some(side.get());
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
        </div>
    }
}

/// The players of White and Black. They can be changed in the middle of the game.
#[component]
pub fn PlayersDialog(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let info = play.dress.info();
    view! {
        <Dialog open panel="players" title=move || say!(lang.get(), names.legend)>
            {Side::BOTH
                .map(|side| view! { <SeatField side seats=play.seats info change=move |change| play.reseat(change)/> })
                .collect_view()}
            <div class="dialog-buttons">
                <DialogButton open action="players-done" main=true label=move || say!(lang.get(), page.done) act=|| ()/>
            </div>
        </Dialog>
    }
}
