//! How fast pieces go, as the tokens of the styles have it. To ask for a token is to have the page's styles
//! worked out at once: they are read again only when something may have changed them.

use crate::app::effect::effect;
use crate::app::settings::use_settings;
use crate::app::tokens::{duration, token};
use gloo_events::EventListener;
use leptos::prelude::*;
use std::rc::Rc;

/// What may change the tokens without a setting.
const LESS: &str = "(prefers-reduced-motion: reduce)";

/// How fast pieces go, in milliseconds.
#[derive(Clone, Default)]
pub struct Pace {
    /// From one place to the next.
    pub step: f64,
    /// Between one piece that sets out and the next that follows.
    pub beat: f64,
    /// The easing, as the styles write it.
    pub ease: String,
}

/// Where it is kept.
#[derive(Clone, Copy)]
pub struct Paces(StoredValue<Option<Rc<Pace>>, LocalStorage>);

/// For all boards of the page.
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
