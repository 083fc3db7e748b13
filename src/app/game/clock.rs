//! The clocks beside the players.

use super::context::Game;
use crate::app::after_paint::after_updates;
use crate::app::focus;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::lazy::lazy;
use crate::app::page_time;
use crate::app::set_if_changed::SetIfChanged;
use crate::narration::clock_digits;
use crate::play::{ClockFace, clock_face};
use crate::rules::Side;
use crate::session::{GameIntent, GameModel, Model};
use crate::words::say;
use leptos::prelude::*;

/// How often a clock reads the time, in milliseconds. It is drawn again only if its text changes.
const POLL_INTERVAL: u32 = 100;

lazy! {
    /// The clock of the side at one end of the board.
    panels: pub fn side_clock(game: Game, side: Signal<Side>) -> AnyView { view! { <SideClock game side/> }.into_any() }
}

/// Space for a clock until its code is loaded.
pub fn room_of_clock() -> AnyView {
    view! { <span class="clock" aria-hidden="true"></span> }.into_any()
}

#[component]
fn SideClock(game: Game, side: Signal<Side>) -> impl IntoView {
    let lang = use_lang();
    let left = move || {
        let left = game.store.read(|game| game.times_left(page_time::now()));
        left.flatten().unwrap_or_default()
    };
    // Other views depend on the game only. A clock also depends on the time.
    let shown = RwSignal::new(left());
    page_time::every(POLL_INTERVAL, move || {
        let (left, before) = (left(), shown.get_untracked());
        let is_other = [0, 1].map(|side| clock_face(left[side]) != clock_face(before[side]));
        if is_other != [false; 2] {
            shown.set_if_changed(left);
        }
    });
    let left = Memo::new(move |_| shown.get()[side.get() as usize]);
    let running = game.memo(|game| game.clock().and_then(|clock| clock.running()));
    let is_low = move || matches!(clock_face(left.get()), ClockFace::Tenths { .. });
    let digits = move || clock_digits(lang.get(), left.get());
    let waiting = game.memo(|game| {
        let turn = game.board().record().turn();
        game.is_clock_waiting().then_some(turn)
    });
    let is_waiting = Memo::new(move |_| waiting.get() == Some(side.get()));
    let start = move |_| {
        game.send(GameIntent::StartClock);
        after_updates(|| focus::after(focus::BOARD));
    };
    move || match is_waiting.get() {
        true => view! {
            <button
                class="clock clock-waits"
                data-action="start-clock"
                data-clock=move || side.get().to_string()
                title=t!(lang, clock.start)
                aria-label=move || format!("{} ({})", say!(lang.get(), clock.start), digits())
                on:click=start
            >
                <Icon name="go-on"/>
                {digits}
            </button>
        }
        .into_any(),
        false => view! {
            <span
                class="clock"
                class:clock-runs=move || running.get() == Some(side.get())
                class:clock-low=is_low
                role="timer"
                data-clock=move || side.get().to_string()
            >
                {digits}
            </span>
        }
        .into_any(),
    }
}

/// The message that the stored clock of the game cannot be read, if so.
#[component]
pub fn UnreadClock(game: Game) -> impl IntoView {
    let lang = use_lang();
    let is_unread = game.memo(GameModel::is_clock_unread);
    view! {
        <Show when=move || is_unread.get()>
            <p class="quiet" data-notice="clock-unread">{t!(lang, clock.unread)}</p>
        </Show>
    }
}
