//! A button that repeats its action while it is held.

use crate::app::i18n::use_lang;
use crate::app::icons::Icon;
use crate::app::keys::{self, KeyAction};
use crate::app::tokens::delays;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// A button with an icon. It is never disabled, since that would lose the focus.
#[component]
pub fn RepeatButton(
    action: &'static str,
    key: KeyAction,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    /// Whether pressing it has no effect now.
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
            repeat(timer, None, act);
        }
    };
    // A click without a pointer comes from the keyboard or a screen reader.
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

/// Repeats the action: the first time after the longest delay, then after shorter and shorter ones.
fn repeat(
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    delay: Option<u32>,
    act: impl Fn() + Copy + 'static,
) {
    let delays = delays();
    let next = match delay {
        None => delays.repeat_slowest,
        Some(delay) => (delay * 4 / 5).max(delays.repeat_fastest),
    };
    let timeout = Timeout::new(delay.unwrap_or(delays.repeat_first), move || {
        act();
        repeat(timer, Some(next), act);
    });
    timer.set_value(Some(timeout));
}
