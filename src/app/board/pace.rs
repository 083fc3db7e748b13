//! The speed of pieces, from tokens of the styles. Reading a token makes the browser compute styles, so
//! tokens are only read again when something may have changed them.

use crate::app::effect::effect;
use crate::app::settings::use_settings;
use crate::app::tokens::{duration, token};
use gloo_events::EventListener;
use leptos::prelude::*;
use std::rc::Rc;

/// Besides settings, this can change the tokens.
const LESS: &str = "(prefers-reduced-motion: reduce)";

/// The speed of pieces, in milliseconds.
#[derive(Clone, Default)]
pub struct Pace {
    /// The time from one place to the next.
    pub step: f64,
    /// The time between the start of one piece and the start of the next one that follows.
    pub beat: f64,
    /// The easing, as in a style.
    pub ease: String,
}

/// The cached values.
#[derive(Clone, Copy)]
pub struct Paces(StoredValue<Option<Rc<Pace>>, LocalStorage>);

/// Provides the speed for all boards of the page.
pub fn provide() {
    let kept = StoredValue::new_local(None);
    provide_context(Paces(kept));
    let settings = use_settings();
    effect(move || {
        settings.track();
        kept.set_value(None);
    });
    let less = window().match_media(LESS).ok().flatten();
    let changes = less.map(|less| {
        EventListener::new(&less, "change", move |_| {
            kept.try_set_value(None);
        })
    });
    StoredValue::new_local(changes);
}

pub fn use_paces() -> Paces {
    expect_context()
}

impl Paces {
    pub fn now(self) -> Rc<Pace> {
        if let Some(pace) = self.0.get_value() {
            return pace;
        }
        let pace = Rc::new(Pace {
            step: duration("--move"),
            beat: duration("--beat"),
            ease: token("--ease"),
        });
        self.0.set_value(Some(pace.clone()));
        pace
    }
}
