//! Somebody who thinks on another thread for as long as what asks is on the page.

use crate::mind::{Asked, Event, Machine};
use crate::play::GameText;
use leptos::prelude::*;

/// Who thinks. Copies are the same one; its worker is started by the first question.
#[derive(Clone, Copy)]
pub struct Mind(StoredValue<Machine, LocalStorage>);

impl Mind {
    /// Somebody whose answers are heard so.
    pub fn new(heard: impl Fn(Event) + 'static) -> Mind {
        Mind(StoredValue::new_local(Machine::new(heard)))
    }

    /// Asks, whatever was asked before; the ticket by which answers name the question.
    pub fn ask(self, text: &GameText, asked: Asked) -> u64 {
        self.0.with_value(|machine| machine.ask(text, asked))
    }

    /// Nothing more is to be told of what was asked.
    pub fn forget(self) {
        self.0.with_value(Machine::forget);
    }
}
