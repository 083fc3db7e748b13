//! Values that are followed at once, as a board follows them, or a picture later, as what stands around
//! it does: a board answers within the frame of a touch, whatever else there is to say about it.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::traits::{DefinedAt, IsDisposed, UntrackableGuard};
use std::ops::DerefMut;
use std::panic::Location;

/// Beats once the picture is painted after something has changed that it follows. Copies are the same
/// one.
#[derive(Clone, Copy)]
pub struct Pulse {
    beat: RwSignal<()>,
    due: StoredValue<bool>,
}

impl Pulse {
    pub fn new() -> Pulse {
        Pulse {
            beat: RwSignal::new(()),
            due: StoredValue::new(false),
        }
    }

    /// Beats after every change of what is read here.
    pub fn follow(self, read: impl Fn() + 'static) {
        Effect::new(move |before: Option<()>| {
            read();
            if before.is_some() {
                self.expect();
            }
        });
    }

    /// The same value, a picture later.
    pub fn late<T>(self, memo: Memo<T>) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        self.follow(move || drop(memo.read()));
        Memo::new(move |_| {
            self.beat.track();
            memo.get_untracked()
        })
    }

    fn expect(self) {
        if self.due.get_value() {
            return;
        }
        self.due.set_value(true);
        painted(move || {
            if self.due.try_set_value(false).is_none() {
                self.beat.notify();
            }
        });
    }
}

/// Does something once the next picture is painted. In a tab that is not seen no picture comes: what
/// nobody sees waits.
pub fn painted(act: impl FnOnce() + 'static) {
    request_animation_frame(move || {
        Timeout::new(0, act).forget();
    });
}

/// A value of the page, followed at once or a picture later. It is read and set at once either way;
/// copies are the same value.
pub struct Followed<T: 'static> {
    value: RwSignal<T, LocalStorage>,
    late: Option<Pulse>,
}

impl<T> Clone for Followed<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Followed<T> {}

impl<T> Followed<T> {
    pub fn new(value: T) -> Followed<T> {
        Followed {
            value: RwSignal::new_local(value),
            late: None,
        }
    }

    /// The same value, for who follows it a picture later.
    pub fn late(self, pulse: Pulse) -> Followed<T> {
        Followed {
            late: Some(pulse),
            ..self
        }
    }
}

impl<T> DefinedAt for Followed<T> {
    fn defined_at(&self) -> Option<&'static Location<'static>> {
        self.value.defined_at()
    }
}

impl<T> IsDisposed for Followed<T> {
    fn is_disposed(&self) -> bool {
        self.value.is_disposed()
    }
}

impl<T> Track for Followed<T> {
    fn track(&self) {
        match self.late {
            Some(pulse) => pulse.beat.track(),
            None => self.value.track(),
        }
    }
}

impl<T> ReadUntracked for Followed<T> {
    type Value = <RwSignal<T, LocalStorage> as ReadUntracked>::Value;

    fn try_read_untracked(&self) -> Option<Self::Value> {
        self.value.try_read_untracked()
    }
}

impl<T> Notify for Followed<T> {
    fn notify(&self) {
        self.value.notify();
    }
}

impl<T> Write for Followed<T> {
    type Value = T;

    fn try_write(&self) -> Option<impl UntrackableGuard<Target = T>> {
        self.value.try_write()
    }

    fn try_write_untracked(&self) -> Option<impl DerefMut<Target = T>> {
        self.value.try_write_untracked()
    }
}
