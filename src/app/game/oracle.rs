//! Who knows a solved game: asked one question after the other, for as long as the game is on the page.

use crate::app::mind::Mind;
use crate::mind::{Asked, Event, Exact};
use crate::play::GameText;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

/// One solution for everybody who asks about a game. Copies are the same one; the game is solved when
/// first somebody asks.
#[derive(Clone, Copy)]
pub struct Oracle {
    line: StoredValue<Rc<Line>, LocalStorage>,
    /// How much of the solving is done, from 0 to 1, while somebody waits for it.
    pub solving: RwSignal<Option<f64>>,
}

/// Who waits for an answer; the first is the one who is being answered.
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

    /// Asks, in turn; the number by which the question is dropped again. Events are those of a question
    /// of one's own, the ticket aside.
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

    /// The answer is not wanted any more.
    pub fn drop_it(self, number: u64) {
        // The game may be gone from the page by then.
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
    /// Asks for who is first.
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
