//! The bridge between a model and its views: it sends messages, tells views when to read again, and runs effects.

use super::engine::Asker;
use super::followed::Pulse;
use super::tokens::delays;
use crate::mind::Event;
use crate::session::{BoardModel, Effect, Message, Model};
use gloo_timers::callback::Timeout;
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

/// Does what a model wants of its screen: reading out and recording.
type Run<M> = Rc<dyn Fn(Store<M>, &Effect)>;

/// A model on the page, for as long as its screen is there. Copies are the same one.
pub struct Store<M: Model> {
    model: StoredValue<M, LocalStorage>,
    changed: RwSignal<()>,
    pulse: Pulse,
    run: StoredValue<Run<M>, LocalStorage>,
    asker: Option<Asker>,
}

impl<M: Model> Clone for Store<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Model> Copy for Store<M> {}

impl<M: Model> Store<M> {
    /// `run` does what timers and the engine, which an `asker` asks, cannot do.
    pub fn new(
        model: M,
        asker: Option<Asker>,
        run: impl Fn(Store<M>, &Effect) + 'static,
    ) -> Store<M> {
        Store {
            model: StoredValue::new_local(model),
            changed: RwSignal::new(()),
            pulse: Pulse::new(),
            run: StoredValue::new_local(Rc::new(run)),
            asker,
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

    /// Triggers one picture after each change.
    pub fn pulse(self) -> Pulse {
        self.pulse
    }

    fn update(self, message: Message<M::Intent>) {
        let mut effects = Vec::new();
        let updated = self
            .model
            .try_update_value(|model| model.update(message, &mut effects));
        // The screen may be gone when a timer runs out.
        if updated.is_none() {
            return;
        }
        self.changed.notify();
        self.pulse.expect();
        for effect in effects {
            self.run(effect);
        }
    }

    fn run(self, effect: Effect) {
        match (effect, self.asker) {
            (Effect::StartTimer(timer, delay), _) => {
                let over = move || self.update(Message::Timer(timer));
                Timeout::new(delay.millis(&delays()), over).forget();
            }
            (Effect::Ask(id, text, asked), Some(asker)) => {
                asker.ask(text, asked, move |event| {
                    let line = match event {
                        Event::Done { found, .. } => found.lines.into_iter().next(),
                        Event::Refused { .. } | Event::Failed { .. } => None,
                        _ => return,
                    };
                    self.update(Message::Answer(id, line));
                });
            }
            (Effect::Ask(id, ..), None) => self.update(Message::Answer(id, None)),
            (Effect::DropQuestion, Some(asker)) => asker.drop_query(),
            (Effect::EngineLost, Some(asker)) => asker.tell_lost(),
            (effect, _) => {
                if let Some(run) = self.run.try_get_value() {
                    run(self, &effect);
                }
            }
        }
    }
}
