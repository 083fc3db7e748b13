//! Values that are followed immediately (by a board) or one frame later (by the elements around it). So a
//! board can react within the frame of a touch, however much else must be updated.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::traits::{DefinedAt, IsDisposed, UntrackableGuard};
use std::cell::Cell;
use std::ops::DerefMut;
use std::panic::Location;
use std::rc::Rc;

/// The maximum time to wait for a frame, in milliseconds. A hidden tab draws no frames.
const NO_PICTURE: u32 = 250;

/// Triggers once the frame is painted after a followed value has changed. Copies refer to the same pulse.
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

    pub fn track(self) {
        self.beat.track();
    }

    /// The same value, one frame later.
    pub fn late<T>(self, memo: Memo<T>) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        Effect::new(move |_| {
            drop(memo.read());
            self.expect();
        });
        Memo::new(move |_| {
            self.beat.track();
            memo.get_untracked()
        })
    }

    /// Something has changed: triggers after the next picture.
    pub fn expect(self) {
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

/// Does something once the next frame is painted, or soon if no frames are drawn.
pub fn painted(act: impl FnOnce() + 'static) {
    let act = Rc::new(Cell::new(Some(act)));
    let once = move || {
        if let Some(act) = act.take() {
            act();
        }
    };
    let no_picture = Timeout::new(NO_PICTURE, once.clone());
    request_animation_frame(move || {
        drop(no_picture);
        Timeout::new(0, once).forget();
    });
}

/// Does something once the board and all elements around it show the latest changes.
pub fn settled(act: impl FnOnce() + 'static) {
    // Followers of a change request their frame after the caller of this function.
    painted(|| painted(act));
}

/// A value of the page that is followed immediately or one frame later. Reading and setting it is always
/// immediate. Copies refer to the same value.
pub struct Followed<T: 'static> {
    value: RwSignal<T, LocalStorage>,
    /// The number of changes, one frame later.
    late: Option<Memo<u64>>,
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

    /// The same value, followed one frame later.
    pub fn late(self, pulse: Pulse) -> Followed<T> {
        let changes = Memo::new(move |before: Option<&u64>| {
            self.track();
            before.map_or(0, |before| before + 1)
        });
        Followed {
            late: Some(pulse.late(changes)),
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
            Some(changes) => {
                // Reading it subscribes to the next change.
                drop(changes.try_read());
            }
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
