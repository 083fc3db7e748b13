//! Informs views when a model has changed.

use crate::app::after_paint::AfterPaint;
use leptos::prelude::*;

/// When a view reads a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadTime {
    /// Immediately: for the parts of a board that change in the next frame.
    Now,
    /// After that frame: for everything else.
    AfterPaint,
}

/// Informs views when a model has changed.
#[derive(Clone, Copy)]
pub struct Changes {
    now: RwSignal<()>,
    pub(super) after_paint: AfterPaint,
    /// Counts the messages, except those about what is pointed at: now, and after the frame.
    pub(super) counts: [Memo<u64>; 2],
}

impl Changes {
    pub fn of(count: StoredValue<u64>) -> Changes {
        let (now, after_paint) = (RwSignal::new(()), AfterPaint::new());
        let count_now = Memo::new(move |_| {
            now.track();
            count.get_value()
        });
        let count_later = Memo::new(move |_| {
            after_paint.track();
            count.get_value()
        });
        Changes {
            now,
            after_paint,
            counts: [count_now, count_later],
        }
    }

    pub fn notify(self) {
        self.now.notify();
        self.after_paint.schedule();
    }

    pub fn track(self, when: ReadTime) {
        match when {
            ReadTime::Now => self.now.track(),
            ReadTime::AfterPaint => self.after_paint.track(),
        }
    }
}
