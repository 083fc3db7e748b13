//! The speed of pieces, from tokens of the styles. Reading a token makes the browser compute styles, so
//! they are only read again when something may have changed them.

use crate::app::settings::use_settings;
use crate::app::tokens::{duration, token};
use gloo_events::EventListener;
use leptos::prelude::*;

/// Apart from the settings, this can change the tokens.
const LESS: &str = "(prefers-reduced-motion: reduce)";

/// The speed of pieces, in milliseconds.
#[derive(Clone, PartialEq, Default)]
pub struct Pace {
    /// The time from one place to the next.
    pub step: f64,
    /// The time between the start of one piece and the start of the next one that follows.
    pub beat: f64,
    /// The easing, as in a style.
    pub ease: String,
}

/// The current speed, which is read again after a change.
#[derive(Clone, Copy)]
pub struct Paces(Memo<Pace>);

/// Provides the speed for all boards of the page.
pub fn provide() {
    let settings = use_settings();
    let system = RwSignal::new(());
    provide_context(Paces(Memo::new(move |_| {
        settings.track();
        system.track();
        Pace {
            step: duration("--move"),
            beat: duration("--beat"),
            ease: token("--ease"),
        }
    })));
    let less = window().match_media(LESS).ok().flatten();
    let notify = move || system.try_set(()).unwrap_or_default();
    let changes = less.map(|less| EventListener::new(&less, "change", move |_| notify()));
    StoredValue::new_local(changes);
}

pub fn use_paces() -> Paces {
    expect_context()
}

impl Paces {
    pub fn now(self) -> Pace {
        self.0.get_untracked()
    }
}
