//! The right to let the computer think about a game. One tab has it at a time, so that the computer answers once.

use crate::app::web_lock::{HeldLock, hold_lock};
use std::cell::RefCell;
use std::rc::Rc;

/// The right of this tab to let the computer think about a game. Copies refer to the same one.
#[derive(Clone, Default)]
pub struct ThinkingLock(Rc<RefCell<State>>);

#[derive(Default)]
enum State {
    #[default]
    Free,
    Waiting,
    Held(#[allow(dead_code, reason = "it is given back when it is dropped")] HeldLock),
}

impl ThinkingLock {
    /// Calls `granted` once no other tab has the right for the game of this name. Does nothing if this tab is already
    /// waiting for it. If `granted` returns true, this tab keeps the right until it releases it.
    pub fn acquire(&self, id: &str, granted: impl FnOnce() -> bool + 'static) {
        if matches!(*self.0.borrow(), State::Waiting) {
            return;
        }
        if matches!(*self.0.borrow(), State::Held(_)) {
            return self.run(granted);
        }
        self.0.replace(State::Waiting);
        let lock = self.clone();
        hold_lock(&format!("tablero/thinks/{id}"), move |held| {
            lock.0.replace(State::Held(held));
            lock.run(granted);
        });
    }

    fn run(&self, granted: impl FnOnce() -> bool) {
        if !granted() {
            self.release();
        }
    }

    /// Lets other tabs think, if this one has the right.
    pub fn release(&self) {
        let is_held = matches!(*self.0.borrow(), State::Held(_));
        if is_held {
            self.0.take();
        }
    }
}
