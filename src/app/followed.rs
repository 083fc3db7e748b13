//! Values that are followed at once, as a board follows them, or a picture later, as what stands around
//! it does: a board answers within the frame of a touch, whatever else there is to say about it.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::traits::{DefinedAt, IsDisposed, UntrackableGuard};
use std::cell::Cell;
use std::ops::DerefMut;
use std::panic::Location;
use std::rc::Rc;

/// How long a picture is waited for, in milliseconds: none comes in a tab that is not seen.
const NO_PICTURE: u32 = 250;

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

    /// The same value, a picture later.
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

/// Does something once the next picture is painted, or soon where none comes.
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

/// Does something once the board and all that stands around it show what has just been changed.
pub fn settled(act: impl FnOnce() + 'static) {
    // What follows a change asks for its picture after whoever calls this.
    painted(|| painted(act));
}

/// A value of the page, followed at once or a picture later. It is read and set at once either way;
/// copies are the same value.
pub struct Followed<T: 'static> {
    value: RwSignal<T, LocalStorage>,
    /// How often it has changed, a picture later.
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

    /// The same value, for who follows it a picture later.
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
                // Read, it hears of the next one too.
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
