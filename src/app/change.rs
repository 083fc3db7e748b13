//! Setting what changes: whoever follows a signal hears only of that.

use leptos::prelude::*;

/// A signal that is set only to something else.
pub trait Change<T> {
    fn change(&self, to: T);
}

impl<T: PartialEq + Send + Sync + 'static> Change<T> for RwSignal<T> {
    fn change(&self, to: T) {
        if self.with_untracked(|now| *now != to) {
            self.set(to);
        }
    }
}

impl<T: PartialEq + Send + Sync + 'static> Change<T> for ArcRwSignal<T> {
    fn change(&self, to: T) {
        if self.with_untracked(|now| *now != to) {
            self.set(to);
        }
    }
}
