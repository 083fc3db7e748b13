//! Setting what changes: whoever follows a signal hears only of that.

use leptos::prelude::*;

/// A signal that is set only to something else. One that is gone hears nothing.
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
