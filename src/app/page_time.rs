//! The time while the page is open, for clocks of games.

use crate::session::{SeenTime, TICK_MILLIS, whole_millis};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    static SEEN: Cell<SeenTime> = Cell::default();
}

/// The time in milliseconds, counted while the page is open.
pub fn now() -> u64 {
    let monotonic = window().performance().map_or(0.0, |clock| clock.now());
    let mut seen = SEEN.get();
    let now = seen.advance(whole_millis(monotonic), document().hidden());
    SEEN.set(seen);
    now
}

/// Reads the time repeatedly while the caller is on the page: time in which it is not read is not counted.
pub fn follow() {
    every(TICK_MILLIS, || {
        now();
    });
}

/// Does something in intervals of this many milliseconds, for as long as the caller is on the page.
pub fn every(millis: u32, act: impl FnMut() + 'static) {
    let interval = StoredValue::new_local(Some(Interval::new(millis, act)));
    on_cleanup(move || drop(interval.try_update_value(Option::take)));
}
