//! The board one plays on.

use super::ground::Ground;
use super::marks::{Decided, MarksUnder, Targets, marks};
use super::pointer::Pointer;
use super::spots::Spots;
use super::sprites::Sprites;
use crate::app::game::Play;
use crate::app::i18n::{say, use_lang};
use crate::play::{Heights, Layout};
use leptos::prelude::*;

#[component]
pub fn LiveBoard(play: Play) -> impl IntoView {
    let lang = use_lang();
    let board = play.board();
    let shape = board.clone();
    let layout = Memo::new(move |_| Layout::new(&shape, play.flipped.get())).into();
    let scene = play.scene();
    let pieces = Signal::derive(move || scene.with(|scene| scene.pieces.clone()));
    let marks = Memo::new(move |_| {
        let (open, last) = (play.open().get(), scene.with(|scene| scene.last.clone()));
        marks(&open.in_hand, &open.targets, &last)
    });
    let svg = NodeRef::new();
    let heights = Memo::new(move |_| scene.with(|scene| Heights::of(&scene.pieces)));
    let pointer = Pointer::new(play, layout, heights, svg);
    let view_box = move || {
        layout
            .get()
            .view_box()
            .map(|number| number.to_string())
            .join(" ")
    };
    let help = move || {
        let locale = lang.get();
        if play.levels() {
            format!(
                "{} {}",
                say!(locale, board.help),
                say!(locale, board.help_stacks)
            )
        } else {
            say!(locale, board.help)
        }
    };
    view! {
        <p id="board-help" class="visually-hidden">{help}</p>
        <svg
            node_ref=svg
            class="board"
            class:still=move || play.still.get()
            class:holding=move || play.open().with(|open| !open.in_hand.is_empty())
            data-board
            role="grid"
            aria-describedby="board-help"
            aria-label=move || say!(lang.get(), board.label, game = play.dress.name(lang.get()))
            viewBox=view_box
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.slide(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
            on:lostpointercapture=move |_| pointer.cancel()
            on:pointerleave=move |_| pointer.leave()
            on:touchstart=move |event| {
                // The page scrolls only where no piece can be meant.
                if pointer.claims(&event) {
                    event.prevent_default();
                }
            }
            on:contextmenu=move |event| {
                // A long press must not open a menu in the middle of a move.
                if pointer.dragged.get_untracked().is_some() {
                    event.prevent_default();
                }
            }
        >
            <Ground board=board.clone() flipped=play.flipped goals=play.dress.goals() pieces/>
            <MarksUnder marks layout/>
            <Targets marks layout heights hovered=pointer.over/>
            <Decided play layout/>
            <Sprites play pieces heights layout dragged=pointer.dragged/>
            <Spots play board layout pieces heights marks/>
        </svg>
    }
}
