//! Sets signals only if the value changes.

use leptos::prelude::*;

/// Sets a signal only if the value is different. Does nothing if the signal has been disposed.
pub trait Change<T> {
    fn change(&self, to: T);
}

impl<T: PartialEq, S: WithUntracked<Value = T> + Set<Value = T>> Change<T> for S {
    fn change(&self, to: T) {
        if self.try_with_untracked(|now| *now != to) == Some(true) {
            self.set(to);
        }
    }
}
