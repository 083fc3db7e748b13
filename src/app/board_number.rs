//! Numbers that identify the boards of the page.

use std::cell::Cell;

/// A number that no board on the page has.
pub fn next_number() -> u32 {
    thread_local! {
        static NEXT: Cell<u32> = const { Cell::new(0) };
    }
    NEXT.replace(NEXT.get() + 1)
}
