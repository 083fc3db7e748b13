//! Actions after the next frame. A board reacts within the frame of a touch, and everything around it follows one frame
//! later, however much must be updated.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// The maximum time to wait for a frame, in milliseconds. A hidden tab draws no frames.
const MAX_FRAME_WAIT: u32 = 250;

/// Triggers once the frame is painted after something has changed. Copies refer to the same trigger.
#[derive(Clone, Copy)]
pub struct AfterPaint {
    trigger: RwSignal<()>,
    is_scheduled: StoredValue<bool>,
}

impl AfterPaint {
    pub fn new() -> AfterPaint {
        AfterPaint {
            trigger: RwSignal::new(()),
            is_scheduled: StoredValue::new(false),
        }
    }

    pub fn track(self) {
        self.trigger.track();
    }

    /// The value of `memo`, one frame later.
    pub fn delayed<T>(self, memo: Memo<T>) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| {
            self.track();
            memo.get_untracked()
        })
    }

    /// Triggers after the next frame. Called when something has changed.
    pub fn schedule(self) {
        if self.is_scheduled.get_value() {
            return;
        }
        self.is_scheduled.set_value(true);
        after_paint(move || {
            if self.is_scheduled.try_set_value(false).is_none() {
                self.trigger.notify();
            }
        });
    }
}

/// Does something once the next frame is painted, or soon if no frames are drawn.
pub fn after_paint(act: impl FnOnce() + 'static) {
    let act = Rc::new(Cell::new(Some(act)));
    let once = move || {
        if let Some(act) = act.take() {
            act();
        }
    };
    let no_picture = Timeout::new(MAX_FRAME_WAIT, once.clone());
    request_animation_frame(move || {
        drop(no_picture);
        set_timeout(once, Duration::ZERO);
    });
}

/// Does something once the board and all elements around it show the latest changes.
pub fn after_updates(act: impl FnOnce() + 'static) {
    // Effects of a change may request their own frame only after this call.
    after_paint(|| after_paint(act));
}
