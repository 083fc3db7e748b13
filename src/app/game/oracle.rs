//! The solution of a game: answers one question after another, for as long as the game is on the page.

use crate::app::mind::Mind;
use crate::mind::{Asked, Event, Exact};
use crate::play::GameText;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

/// One solution for all questions about a game. Copies refer to the same one. The game is solved at the first
/// question.
#[derive(Clone, Copy)]
pub struct Oracle {
    line: StoredValue<Rc<Line>, LocalStorage>,
    /// The part of the solving that is done, from 0 to 1, while a question waits for it.
    pub solving: RwSignal<Option<f64>>,
}

/// The waiting questions. The first one is being answered.
struct Line {
    mind: Mind,
    waiting: RefCell<VecDeque<Asking>>,
    last: Cell<u64>,
    solving: RwSignal<Option<f64>>,
}

struct Asking {
    number: u64,
    text: GameText,
    asked: Asked,
    heard: Rc<dyn Fn(Event)>,
}

impl Oracle {
    pub fn new() -> Oracle {
        let solving = RwSignal::new(None);
        let line = Rc::new_cyclic(|own: &Weak<Line>| {
            let own = own.clone();
            let mind = Mind::new(move |event| {
                if let Some(line) = own.upgrade() {
                    line.hear(event);
                }
            });
            Line {
                mind,
                waiting: RefCell::default(),
                last: Cell::new(0),
                solving,
            }
        });
        Oracle {
            line: StoredValue::new_local(line),
            solving,
        }
    }

    /// Queues a question. Returns a number by which it can be cancelled. Apart from the ticket, its events
    /// are like those of a separate question.
    pub fn ask(self, text: GameText, asked: Asked, heard: impl Fn(Event) + 'static) -> u64 {
        let line = self.line.get_value();
        line.last.set(line.last.get() + 1);
        let number = line.last.get();
        let heard = Rc::new(heard);
        line.waiting.borrow_mut().push_back(Asking {
            number,
            text,
            asked,
            heard,
        });
        if line.waiting.borrow().len() == 1 {
            line.begin();
        }
        number
    }

    /// Cancels a question.
    pub fn drop_it(self, number: u64) {
        // The game may no longer be on the page by then.
        let Some(line) = self.line.try_get_value() else {
            return;
        };
        let first = line.waiting.borrow().front().map(|one| one.number);
        line.waiting.borrow_mut().retain(|one| one.number != number);
        if first == Some(number) {
            line.mind.forget();
            line.begin();
        }
    }
}

impl Line {
    /// Sends the first question.
    fn begin(&self) {
        let waiting = self.waiting.borrow();
        if let Some(first) = waiting.front() {
            self.mind.ask(&first.text, first.asked.clone());
        } else if self.solving.try_get_untracked().flatten().is_some() {
            self.solving.set(None);
        }
    }

    fn hear(&self, event: Event) {
        let goes_on = match &event {
            Event::Exact {
                exact: Exact::Solving(done),
                ..
            } => {
                self.solving.set(Some(*done));
                true
            }
            Event::Restarted { .. } | Event::Found { .. } | Event::Judged { .. } => true,
            Event::Done { .. }
            | Event::Exact { .. }
            | Event::Refused { .. }
            | Event::Failed { .. } => false,
        };
        let heard = self.waiting.borrow().front().map(|one| one.heard.clone());
        if !goes_on {
            self.waiting.borrow_mut().pop_front();
            if self.solving.get_untracked().is_some() {
                self.solving.set(None);
            }
            self.begin();
        }
        if let Some(heard) = heard {
            heard(event);
        }
    }
}
