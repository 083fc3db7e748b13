//! The time while the page is there, for clocks of games.

use crate::play::{PAGE_LOOKS, SeenTime, whole_millis};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    static SEEN: Cell<SeenTime> = Cell::default();
}

/// The time in milliseconds, counted while the page is there.
pub fn now() -> u64 {
    let monotonic = window().performance().map_or(0.0, |clock| clock.now());
    let mut seen = SEEN.get();
    let now = seen.see(whole_millis(monotonic), document().hidden());
    SEEN.set(seen);
    now
}

/// Looks at the time again and again for as long as what calls this is on the page: a time without a look is not counted.
pub fn follow() {
    every(PAGE_LOOKS, || {
        now();
    });
}

/// Does something every so many milliseconds, for as long as what calls this is on the page.
pub fn every(millis: u32, act: impl FnMut() + 'static) {
    let interval = StoredValue::new_local(Some(Interval::new(millis, act)));
    on_cleanup(move || drop(interval.try_update_value(Option::take)));
}
