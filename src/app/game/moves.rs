//! The list of moves, to step through.

use super::context::Game;
use super::notation::{Notation, NotationButton, NotationDialog};
use super::shown_variation::ShownVariation;
use crate::app::i18n::{t, use_lang};
use crate::app::keys::KeyAction;
use crate::app::lazy::{Lazy, WhenMissing, lazy};
use crate::app::repeat_button::RepeatButton;
use crate::app::scroll;
use crate::app::set_if_changed::SetIfChanged;
use crate::narration::{ListedMove, glyph_name, glyph_sign, listed_move};
use crate::play::NotedMove;
use crate::rules::Side;
use crate::session::{BoardIntent, GameIntent, Model, Panel};
use crate::words::say;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use std::ops::Range;

/// The number of plies on a sheet. In long records only the affected sheets are updated.
const SHEET: usize = 50;

/// The list of moves between the buttons for stepping.
#[component]
pub fn Moves(
    game: Game,
    /// Whether the panels below it are shown.
    #[prop(into)]
    panels: Signal<bool>,
) -> impl IntoView {
    let lang = use_lang();
    let list = NodeRef::<Div>::new();
    // A long record is only read again when it has changed.
    let record = game.memo(|game| game.board().revision());
    let moves = Memo::new(move |_| {
        drop(record.read());
        game.read_board(|board| board.record().moves())
    });
    let notes = game.memo(|game| (game.board().revision(), game.board().variation_revision()));
    let noted_moves = game
        .store
        .memo_by(notes, |game| game.board().record().noted_moves());
    // Only the items that lose or gain the current mark are updated.
    let in_variation = game.memo(|game| game.board().is_in_variation());
    let current = Selector::new(move || match in_variation.get() {
        true => usize::MAX,
        false => game.ply.get(),
    });
    let bring = move |ply: usize| {
        if let Some(list) = list.try_get_untracked().flatten() {
            scroll::within(&list, &format!("[data-ply='{ply}']"));
        }
    };
    // Leptos checks all subscribers of a memo whenever one of the memo's sources changes. These signals are only set to
    // different values, so the items are checked less often.
    let plies_with_help = game.helped();
    let helped = RwSignal::new(plies_with_help.get_untracked());
    let noted = RwSignal::new(noted_moves.get_untracked());
    let open_panels =
        game.memo(|game| [Panel::Analysis, Panel::Report].map(|panel| game.is_open(panel)));
    let node = game.memo(|game| game.board().node());
    scroll::follow(move || {
        let ply = game.ply.get();
        // Only reading a memo subscribes it to its own sources.
        drop(node.read());
        helped.set_if_changed(plies_with_help.get());
        noted.set_if_changed(noted_moves.get());
        drop(moves.read());
        // A panel below takes space from the list.
        drop(open_panels.read());
        panels.track();
        // After the list is drawn.
        request_animation_frame(move || {
            bring(ply);
            scroll::within_closest(".variation-list", "[data-line] [aria-current='true']");
        });
    });
    // A row, and so a sheet, starts with White's move, whichever side moves first.
    let sheets = move || {
        let first = SHEET - usize::from(game.turn_at(0) == Side::Black);
        let more = (first..).step_by(SHEET).map(|from| from..from + SHEET);
        let (all, plies) = (std::iter::once(0..first).chain(more), moves.with(Vec::len));
        all.take_while(move |sheet| sheet.start < plies)
    };
    let turned = window_event_listener(ev::resize, move |_| {
        if let Some(ply) = game.ply.try_get_untracked() {
            bring(ply);
        }
    });
    on_cleanup(move || turned.remove());
    let at_start = move || game.ply.get() == 0 && !in_variation.get();
    let at_end = move || !game.is_looking_back.get();
    let show = move |ply: usize| game.send(GameIntent::Show(ply));
    let step = move |by: isize| game.send(BoardIntent::Step(by));
    let notation = Notation::new();
    view! {
        <nav class="moves" class:in-variation=in_variation aria-label=t!(lang, moves.title)>
            <RepeatButton action="first" key=KeyAction::First label=t!(lang, action.first) off=at_start act=move || show(0)/>
            <RepeatButton action="previous" key=KeyAction::Previous label=t!(lang, action.previous) off=at_start act=move || step(-1)/>
            <div
                class="move-list"
                role="list"
                node_ref=list
                on:pointerdown=move |event| notation.press(&event)
                on:pointerup=move |_| notation.release()
                on:pointerleave=move |_| notation.release()
                on:pointercancel=move |_| notation.release()
            >
                <div class="move-start" role="listitem">
                    <button
                        class="move"
                        data-ply="0"
                        tabindex=move || if at_start() { "0" } else { "-1" }
                        aria-current=move || at_start().then_some("true")
                        on:click=move |_| show(0)
                    >
                        {t!(lang, moves.start)}
                    </button>
                    <NotationButton game notation/>
                </div>
                <For each=sheets key=|sheet| sheet.clone() let(sheet)>
                    <Sheet game moves notation plies=sheet current=current.clone() helped noted/>
                </For>
            </div>
            <Show when=move || in_variation.get()>
                <Lazy load=move || shown_variation(game) if_missing=WhenMissing::SayNothing/>
            </Show>
            <RepeatButton action="next" key=KeyAction::Next label=t!(lang, action.next) off=at_end act=move || step(1)/>
            <RepeatButton action="last" key=KeyAction::Last label=t!(lang, action.last) off=at_end act=move || show(usize::MAX)/>
            <HintLegend game/>
            <NotationDialog game notation/>
        </nav>
    }
}

lazy! {
    review: fn shown_variation(game: Game) -> AnyView { view! { <ShownVariation game/> }.into_any() }
}

/// The legend for moves with help, if there are any.
#[component]
pub fn HintLegend(game: Game) -> impl IntoView {
    let lang = use_lang();
    let helped = game.helped();
    let helped = move || helped.with(|helped| helped.iter().any(|ply| *ply < game.plies.get()));
    view! {
        <Show when=helped>
            <p class="quiet hint-legend"><HintMark/> " " {t!(lang, hint.legend)}</p>
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
    game: Game,
    moves: Memo<Vec<String>>,
    notation: Notation,
    plies: Range<usize>,
    current: Selector<usize>,
    helped: RwSignal<Vec<usize>>,
    noted: RwSignal<Vec<NotedMove>>,
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
                <MoveItem game notation ply=index + 1 text current=current.clone() helped noted/>
            </For>
        </div>
    }
}

#[component]
fn MoveItem(
    game: Game,
    notation: Notation,
    ply: usize,
    text: String,
    current: Selector<usize>,
    helped: RwSignal<Vec<usize>>,
    noted: RwSignal<Vec<NotedMove>>,
) -> impl IntoView {
    let lang = use_lang();
    let is_current = Memo::new(move |_| current.selected(&ply));
    let first = game.turn_at(0);
    let one = ListedMove {
        ply,
        first,
        notation: text.clone(),
    };
    let side = one.side();
    let number = (side == Side::White || ply == 1).then(|| one.number());
    let hinted = Memo::new(move |_| helped.with(|helped| helped.contains(&(ply - 1))));
    let notes = Memo::new(move |_| {
        let is_it = |noted: &&NotedMove| noted.ply == ply;
        noted.with(|noted| noted.iter().find(is_it).copied())
    });
    let glyph = move || notes.get().and_then(|noted| noted.glyph);
    let has_comment = move || notes.get().is_some_and(|noted| noted.has_comment);
    let label = Signal::derive(move || {
        let label = listed_move(game.game_words, lang.get(), &one, hinted.get());
        let label = match glyph() {
            Some(glyph) => format!("{label}, {}", glyph_name(lang.get(), glyph)),
            None => label,
        };
        match has_comment() {
            true => format!("{label}, {}", say!(lang.get(), moves.has_note)),
            false => label,
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
                class:noted=has_comment
                data-ply=ply
                aria-label=label
                title=label
                tabindex=move || if is_current.get() { "0" } else { "-1" }
                aria-current=move || is_current.get().then_some("true")
                on:click=move |_| {
                    if !notation.takes_click() {
                        game.send(GameIntent::Show(ply));
                    }
                }
            >
                {text}
                {move || glyph().map(glyph_sign)}
                {move || hinted.get().then(|| view! { <HintMark/> })}
            </button>
        </div>
    }
}
