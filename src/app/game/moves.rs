//! The list of moves, to step through.

use super::notation::{Notation, NotationButton, NotationDialog};
use super::repeat::Repeating;
use super::state::Play;
use crate::app::dress;
use crate::app::effect::effect;
use crate::app::i18n::{say, use_lang};
use crate::app::keys::Act;
use crate::app::sight;
use crate::rules::Side;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use std::ops::Range;

/// The number of plies on a sheet. In long records only the affected sheets are updated.
const SHEET: usize = 50;

/// The list of moves between the buttons for stepping.
#[component]
pub fn Moves(
    play: Play,
    /// Whether the panels below it are shown.
    #[prop(into)]
    panels: Signal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let list = NodeRef::<Div>::new();
    let moves = Memo::new(move |_| play.moves());
    // Only the items that lose or gain the current mark are updated.
    let current = Selector::new(move || play.ply());
    let bring = move |ply: usize| {
        if let Some(list) = list.try_get_untracked().flatten() {
            sight::within(&list, &format!("[data-ply='{ply}']"));
        }
    };
    effect(move || {
        let ply = play.ply();
        moves.track();
        // A panel below takes space from the list.
        let machine = play.machine;
        machine.analysing.track();
        machine.reporting.track();
        panels.track();
        // After the list is drawn.
        request_animation_frame(move || {
            bring(ply);
        });
    });
    // A row, and so a sheet, starts with White's move, whichever side moves first.
    let sheets = move || {
        let first = SHEET - usize::from(play.first_side() == Side::Black);
        let more = (first..).step_by(SHEET).map(|from| from..from + SHEET);
        let (all, plies) = (std::iter::once(0..first).chain(more), play.plies());
        all.take_while(move |sheet| sheet.start < plies)
    };
    let turned = window_event_listener(ev::resize, move |_| {
        if let Some(ply) = play.reached.ply.try_get_untracked() {
            bring(ply);
        }
    });
    on_cleanup(move || turned.remove());
    let at_start = move || play.ply() == 0;
    let at_end = move || !play.looking_back();
    let notation = Notation::new();
    view! {
        <nav class="moves" aria-label=move || say!(lang.get(), moves.title)>
            <Repeating action="first" key=Act::First label=move || say!(lang.get(), action.first) off=at_start act=move || play.look_at(0)/>
            <Repeating action="previous" key=Act::Previous label=move || say!(lang.get(), action.previous) off=at_start act=move || play.step(-1)/>
            <div
                class="move-list"
                role="list"
                node_ref=list
                on:pointerdown=move |event| notation.press(&event)
                on:pointerup=move |_| notation.lift()
                on:pointerleave=move |_| notation.lift()
                on:pointercancel=move |_| notation.lift()
            >
                <div class="move-start" role="listitem">
                    <button
                        class="move"
                        data-ply="0"
                        tabindex=move || if at_start() { "0" } else { "-1" }
                        aria-current=move || at_start().then_some("true")
                        on:click=move |_| play.look_at(0)
                    >
                        {move || say!(lang.get(), moves.start)}
                    </button>
                    <NotationButton play notation/>
                </div>
                <For each=sheets key=|sheet| sheet.clone() let(sheet)>
                    <Sheet play moves notation plies=sheet current=current.clone()/>
                </For>
            </div>
            <Repeating action="next" key=Act::Next label=move || say!(lang.get(), action.next) off=at_end act=move || play.step(1)/>
            <Repeating action="last" key=Act::Last label=move || say!(lang.get(), action.last) off=at_end act=move || play.look_at(usize::MAX)/>
            <HintLegend play/>
            <NotationDialog play notation/>
        </nav>
    }
}

/// The legend for moves with help, if there are any.
#[component]
pub fn HintLegend(play: Play) -> impl IntoView {
    let lang = use_lang();
    let helped = move || play.hints().iter().any(|ply| *ply < play.plies());
    view! {
        <Show when=helped>
            <p class="quiet hint-legend"><HintMark/> " " {move || say!(lang.get(), hint.legend)}</p>
        </Show>
    }
}

#[component]
fn HintMark() -> impl IntoView {
    view! { <svg class="hinted" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="4"/></svg> }
}

/// A sheet: some of the moves.
#[component]
fn Sheet(
    play: Play,
    moves: Memo<Vec<String>>,
    notation: Notation,
    plies: Range<usize>,
    current: Selector<usize>,
) -> impl IntoView {
    let begin = plies.start;
    let here = Memo::new(move |_| {
        moves.with(|moves| moves[begin.min(moves.len())..plies.end.min(moves.len())].to_vec())
    });
    view! {
        <div class="move-sheet" role="presentation">
            <For
                each=move || (begin..).zip(here.get())
                key=|(index, text)| (*index, text.clone())
                let((index, text))
            >
                <MoveItem play notation ply=index + 1 text current=current.clone()/>
            </For>
        </div>
    }
}

#[component]
fn MoveItem(
    play: Play,
    notation: Notation,
    ply: usize,
    text: String,
    current: Selector<usize>,
) -> impl IntoView {
    let lang = use_lang();
    let is_current = Memo::new(move |_| current.selected(&ply));
    let first = play.first_side();
    let side = if ply % 2 == 1 { first } else { first.other() };
    let count = play.number_of(ply);
    let number = (side == Side::White || ply == 1).then_some(count);
    let spoken = text.clone();
    let hinted = Memo::new(move |_| play.reached.hints.with(|hints| hints.contains(&(ply - 1))));
    let label = Signal::derive(move || {
        let locale = lang.get();
        let told = say!(
            locale,
            moves.ply,
            number = count,
            notation = spoken.clone(),
            who = dress::side_name(locale, side),
            what = play.dress.spoken(locale, &spoken)
        );
        match hinted.get() {
            true => format!("{told}, {}", say!(locale, hint.marked)),
            false => told,
        }
    });
    view! {
        <div
            class=format!("move-item {side}")
            role="listitem"
        >
            {number.map(|number| view! { <span class="move-number" aria-hidden="true">{number} "."</span> })}
            <button
                class="move"
                data-ply=ply
                aria-label=label
                title=label
                tabindex=move || if is_current.get() { "0" } else { "-1" }
                aria-current=move || is_current.get().then_some("true")
                on:click=move |_| {
                    if !notation.takes_click() {
                        play.look_at(ply);
                    }
                }
            >
                {text}
                {move || hinted.get().then(|| view! { <HintMark/> })}
            </button>
        </div>
    }
}
