//! Connects a model with its views: sends messages, informs views when to read again, and passes effects on.

mod changes;
mod reading;

use super::after_paint::after_paint;
use super::page_time;
use super::settings::{PageSettings, use_settings};
use crate::rules::sort_short;
use crate::session::{Effect, Env, Message, Model, Order};
use changes::Changes;
pub use changes::ReadTime;
use leptos::prelude::*;
use std::rc::Rc;

/// Runs the effects of a model.
type Run<M> = Rc<dyn Fn(Store<M>, Effect)>;

/// A model on the page, for as long as its screen is shown. Copies refer to the same model.
pub struct Store<M: Model> {
    model: StoredValue<M, LocalStorage>,
    changes: Changes,
    /// Counts the messages, except those about what is pointed at.
    count: StoredValue<u64>,
    settings: PageSettings,
    run: StoredValue<Run<M>, LocalStorage>,
}

impl<M: Model> Clone for Store<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Model> Copy for Store<M> {}

impl<M: Model> Store<M> {
    pub fn new(model: M, run: impl Fn(Store<M>, Effect) + 'static) -> Store<M> {
        let count = StoredValue::new(0);
        Store {
            model: StoredValue::new_local(model),
            changes: Changes::of(count),
            count,
            settings: use_settings(),
            run: StoredValue::new_local(Rc::new(run)),
        }
    }

    pub fn send(self, intent: impl Into<M::Intent>) {
        self.update(Message::Intent(intent.into()));
    }

    /// Changes the model. Work that is not urgent is done after the next frame.
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
        self.changes.notify();
        sort_short(&mut effects, Effect::order);
        let later = effects.partition_point(|effect| effect.order() < Order::AfterPaint);
        let later = effects.split_off(later);
        self.run_all(effects);
        if !later.is_empty() {
            after_paint(move || self.run_all(later));
        }
    }

    fn run_all(self, effects: Vec<Effect>) {
        if let Some(run) = self.run.try_get_value() {
            effects.into_iter().for_each(|effect| run(self, effect));
        }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn env(self) -> Env {
        self.settings.with_untracked(|settings| Env {
            confirms: settings.confirm,
            turns_board: settings.turn_board,
            now: page_time::now(),
            chance: (js_sys::Math::random() * f64::from(1 << 30)) as u64,
        })
    }
}
