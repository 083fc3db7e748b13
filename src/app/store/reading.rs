//! Reading a model in views.

use super::Store;
use super::changes::ReadTime;
use crate::app::after_paint::AfterPaint;
use crate::session::{BoardModel, Model};
use leptos::prelude::*;

impl<M: Model> Store<M> {
    /// Reads the model without following it. None once the screen is gone.
    pub fn read<T>(self, read: impl FnOnce(&M) -> T) -> Option<T> {
        self.model.try_with_value(read)
    }

    /// Reads the board of the model without following it. The screen must be on the page.
    pub fn with_board<T>(self, read: impl FnOnce(&BoardModel) -> T) -> T {
        self.model.with_value(|model| read(model.board()))
    }

    /// Reads the model, and again when it changes.
    pub fn with<T>(self, when: ReadTime, read: impl FnOnce(&M) -> T) -> T {
        self.changes.track(when);
        self.model.with_value(read)
    }

    /// A value of the model. It changes only if it is different.
    pub fn memo<T>(self, when: ReadTime, read: impl Fn(&M) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.with(when, &read))
    }

    /// A value of the model that does not depend on what is pointed at.
    pub fn memo_without_hover<T>(
        self,
        when: ReadTime,
        read: impl Fn(&M) -> T + Send + Sync + 'static,
    ) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.memo_by(self.count(when), read)
    }

    /// Counts the messages, except those about what is pointed at.
    pub fn count(self, when: ReadTime) -> Memo<u64> {
        self.changes.counts[when as usize]
    }

    /// A value of the model that is read again only if its key is different.
    pub fn memo_by<K, T>(
        self,
        key: Memo<K>,
        read: impl Fn(&M) -> T + Send + Sync + 'static,
    ) -> Memo<T>
    where
        K: PartialEq + Send + Sync + 'static,
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| {
            // Only reading a memo subscribes it to its own sources.
            drop(key.read());
            self.model.with_value(&read)
        })
    }

    /// Triggers one frame after each change.
    pub fn after_paint(self) -> AfterPaint {
        self.changes.after_paint
    }
}
