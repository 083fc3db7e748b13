//! Sets signals only if the value changes.

use leptos::prelude::*;

/// Sets a signal only if the value is different. Does nothing if the signal has been disposed.
pub trait SetIfChanged<T> {
    fn set_if_changed(&self, to: T);
}

impl<T: PartialEq, S: WithUntracked<Value = T> + Set<Value = T>> SetIfChanged<T> for S {
    fn set_if_changed(&self, to: T) {
        if self.try_with_untracked(|now| *now != to) == Some(true) {
            self.set(to);
        }
    }
}
