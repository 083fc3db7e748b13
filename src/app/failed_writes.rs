//! Writes to storage that failed because a part of the page is missing. They are tried again: after longer and longer
//! pauses, when the browser is online again, and when the part was loaded for another reason.

use super::tokens;
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// The shortest pause in milliseconds, even if the token is shorter or missing.
const SHORTEST: f64 = 1_000.0;

/// The longest pause is the first one times two to this power.
const MAX_DOUBLINGS: u32 = 5;

type Write = Box<dyn FnOnce()>;

thread_local! {
    /// The failed writes, with the names of their values.
    static FAILED: RefCell<Vec<(&'static str, Write)>> = const { RefCell::new(Vec::new()) };
    /// Whether a timer for the next attempt runs. There is one at most.
    static IS_TIMED: Cell<bool> = const { Cell::new(false) };
    /// How many pauses are over, up to the maximum.
    static PAUSES: Cell<u32> = const { Cell::new(0) };
}

/// Keeps a write that failed, instead of an earlier one of the same name.
pub fn keep(name: &'static str, write: impl FnOnce() + 'static) {
    FAILED.with_borrow_mut(|failed| {
        failed.retain(|(other, _)| *other != name);
        failed.push((name, Box::new(write)));
    });
    if !IS_TIMED.replace(true) {
        set_timeout(after_pause, pause());
    }
}

fn pause() -> Duration {
    let shortest = tokens::duration("--retry").max(SHORTEST);
    Duration::from_secs_f64(shortest / 1_000.0) * 2u32.pow(PAUSES.get())
}

fn after_pause() {
    IS_TIMED.set(false);
    PAUSES.set((PAUSES.get() + 1).min(MAX_DOUBLINGS));
    retry();
}

/// Tries all writes again that failed for lack of a part.
pub fn retry() {
    for (_, write) in FAILED.take() {
        write();
    }
}
