//! A button that goes on while it is held.

use crate::app::i18n::use_lang;
use crate::app::icons::Icon;
use crate::app::keys::{self, Act};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Milliseconds until a held button acts again: first, then less and less.
const FIRST: u32 = 500;
const SLOWEST: u32 = 350;
const FASTEST: u32 = 100;

/// A button with an icon. It is never disabled, since a disabled one would lose the focus.
#[component]
pub fn Repeating(
    action: &'static str,
    key: Act,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    /// Nothing to do just now.
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let timer = StoredValue::new_local(None::<Timeout>);
    let stop = move || timer.set_value(None);
    on_cleanup(stop);
    let start = move |event: leptos::ev::PointerEvent| {
        if event.button() == 0 {
            act();
            repeat(timer, FIRST, act);
        }
    };
    // A click without a pointer is one of the keyboard or of a screen reader.
    let click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            act();
        }
    };
    view! {
        <button
            class="button button-icon"
            data-action=action
            aria-label=label
            title=move || keys::tip(lang.get(), key, label())
            aria-disabled=move || off().to_string()
            on:pointerdown=start
            on:pointerup=move |_| stop()
            on:pointerleave=move |_| stop()
            on:pointercancel=move |_| stop()
            on:click=click
        >
            <Icon name=action/>
        </button>
    }
}

fn repeat(
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    delay: u32,
    act: impl Fn() + Copy + 'static,
) {
    let next = if delay == FIRST {
        SLOWEST
    } else {
        (delay * 4 / 5).max(FASTEST)
    };
    let timeout = Timeout::new(delay, move || {
        act();
        repeat(timer, next, act);
    });
    timer.set_value(Some(timeout));
}
