//! The bridge between a model and its views: it sends messages, tells views when to read again, and hands on effects.

use super::pulse::{Pulse, painted};
use super::settings::{Settings, use_settings};
use crate::session::{BoardModel, Effect, Env, Message, Model, Order};
use leptos::prelude::*;
use std::rc::Rc;

/// When a view hears of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At once: what a board shows in the next picture.
    Now,
    /// After that picture: everything else.
    AfterPicture,
}

/// Does what a model wants to have done. Returns false if that failed and so the other effects are void.
type Run<M> = Rc<dyn Fn(Store<M>, Effect) -> bool>;

/// A model on the page, for as long as its screen is there. Copies are the same one.
pub struct Store<M: Model> {
    model: StoredValue<M, LocalStorage>,
    changed: RwSignal<()>,
    /// Counts the messages, except those about what is pointed at.
    count: StoredValue<u64>,
    pulse: Pulse,
    settings: RwSignal<Settings>,
    run: StoredValue<Run<M>, LocalStorage>,
}

impl<M: Model> Clone for Store<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Model> Copy for Store<M> {}

impl<M: Model> Store<M> {
    pub fn new(model: M, run: impl Fn(Store<M>, Effect) -> bool + 'static) -> Store<M> {
        Store {
            model: StoredValue::new_local(model),
            changed: RwSignal::new(()),
            count: StoredValue::new(0),
            pulse: Pulse::new(),
            settings: use_settings(),
            run: StoredValue::new_local(Rc::new(run)),
        }
    }

    pub fn send(self, intent: impl Into<M::Intent>) {
        self.update(Message::Intent(intent.into()));
    }

    /// Reads the model without following it. Nothing once the screen is gone.
    pub fn read<T>(self, read: impl FnOnce(&M) -> T) -> Option<T> {
        self.model.try_with_value(read)
    }

    /// Reads the board of the model without following it. The screen must be there.
    pub fn with_board<T>(self, read: impl FnOnce(&BoardModel) -> T) -> T {
        self.model.with_value(|model| read(model.board()))
    }

    /// Reads the model, and again when it changes.
    pub fn with<T>(self, when: When, read: impl FnOnce(&M) -> T) -> T {
        match when {
            When::Now => self.changed.track(),
            When::AfterPicture => self.pulse.track(),
        }
        self.model.with_value(read)
    }

    /// A value of the model. It changes only if it is different.
    pub fn memo<T>(self, when: When, read: impl Fn(&M) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.with(when, &read))
    }

    /// A value of the model that does not depend on what is pointed at.
    pub fn steady<T>(self, when: When, read: impl Fn(&M) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.memo_by(self.count(when), read)
    }

    /// Counts the messages, except those about what is pointed at.
    pub fn count(self, when: When) -> Memo<u64> {
        self.memo(when, move |_| self.count.get_value())
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

    /// Triggers one picture after each change.
    pub fn pulse(self) -> Pulse {
        self.pulse
    }

    /// Changes the model. What is not urgent is done after the next picture.
    pub fn update(self, message: Message<M::Intent>) {
        let (env, mut effects) = (self.env(), Vec::new());
        let is_pointing = matches!(&message, Message::Intent(intent) if M::is_pointing(intent));
        let update = |model: &mut M| model.update(message, &env, &mut effects);
        // The screen may be gone when a timer runs out.
        if self.model.try_update_value(update).is_none() {
            return;
        }
        if !is_pointing {
            self.count.update_value(|count| *count += 1);
        }
        self.changed.notify();
        self.pulse.expect();
        effects.sort_by_key(Effect::order);
        let later = effects.partition_point(|effect| effect.order() < Order::AfterPicture);
        let later = effects.split_off(later);
        if self.run_all(effects) && !later.is_empty() {
            painted(move || {
                self.run_all(later);
            });
        }
    }

    fn run_all(self, effects: Vec<Effect>) -> bool {
        let run = self.run.try_get_value();
        run.is_some_and(|run| effects.into_iter().all(|effect| run(self, effect)))
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn env(self) -> Env {
        self.settings.with_untracked(|settings| Env {
            confirms: settings.confirm,
            turns_board: settings.turn_board,
            chance: (js_sys::Math::random() * f64::from(1 << 30)) as u64,
        })
    }
}
