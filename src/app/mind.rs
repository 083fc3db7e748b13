//! Somebody who thinks on another thread for as long as what asks is on the page. What speaks with the worker is a part
//! of its own, loaded at the first question.

use super::lazy::{NotLoaded, lazy};
use crate::mind::{Asked, Event, Machine};
use crate::play::GameText;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

/// Hears what is answered.
type Heard = Rc<dyn Fn(Event)>;

/// Who thinks. Copies are the same one; its worker is started by the first question.
#[derive(Clone, Copy)]
pub struct Mind(StoredValue<State, LocalStorage>);

struct State {
    heard: Heard,
    /// The ticket of the last question: the engine counts them as well.
    ticket: u64,
    engine: Engine,
}

enum Engine {
    NotLoaded,
    Loading {
        /// What waits for it; the last one counts.
        questions: Vec<(GameText, Asked)>,
        /// Nothing more is to be told of them.
        forgotten: bool,
    },
    Loaded(Box<dyn Ask>),
}

/// What is wanted of a machine, without what it is made of.
trait Ask {
    fn ask(&self, text: &GameText, asked: Asked);
    fn forget(&self);
}

impl Ask for Machine {
    fn ask(&self, text: &GameText, asked: Asked) {
        Machine::ask(self, text, asked);
    }

    fn forget(&self) {
        Machine::forget(self);
    }
}

lazy! {
    engine: fn engine(heard: Heard) -> Box<dyn Ask> {
        Box::new(Machine::new(move |event| heard(event)))
    }
}

impl Mind {
    /// Somebody whose answers are heard so.
    pub fn new(heard: impl Fn(Event) + 'static) -> Mind {
        Mind(StoredValue::new_local(State {
            heard: Rc::new(heard),
            ticket: 0,
            engine: Engine::NotLoaded,
        }))
    }

    /// Asks, whatever was asked before; the ticket by which answers name the question.
    pub fn ask(self, text: &GameText, asked: Asked) -> u64 {
        let asked = self.0.try_update_value(|state| {
            state.ticket += 1;
            let mut to_load = None;
            match &mut state.engine {
                Engine::Loaded(engine) => engine.ask(text, asked),
                Engine::Loading {
                    questions,
                    forgotten,
                } => {
                    questions.push((text.clone(), asked));
                    *forgotten = false;
                }
                Engine::NotLoaded => {
                    state.engine = Engine::Loading {
                        questions: vec![(text.clone(), asked)],
                        forgotten: false,
                    };
                    to_load = Some(Rc::clone(&state.heard));
                }
            }
            (state.ticket, to_load)
        });
        // Without a screen that hears the answer nobody is asked.
        let (ticket, to_load) = asked.unwrap_or_default();
        if let Some(heard) = to_load {
            spawn_local(async move { self.take(engine(heard).await) });
        }
        ticket
    }

    /// Hands the engine what waits for it, or says that it did not come; the next question loads it again.
    fn take(self, loaded: Result<Box<dyn Ask>, NotLoaded>) {
        let failed = self.0.try_update_value(|state| {
            let before = std::mem::replace(&mut state.engine, Engine::NotLoaded);
            let Engine::Loading {
                questions,
                forgotten,
            } = before
            else {
                return None;
            };
            match loaded {
                Ok(engine) => {
                    for (text, asked) in questions {
                        engine.ask(&text, asked);
                    }
                    if forgotten {
                        engine.forget();
                    }
                    state.engine = Engine::Loaded(engine);
                    None
                }
                Err(NotLoaded) => (!forgotten).then(|| (state.ticket, Rc::clone(&state.heard))),
            }
        });
        if let Some((ticket, heard)) = failed.flatten() {
            let why = "what speaks with the worker could not be loaded".to_owned();
            heard(Event::Failed { ticket, why });
        }
    }

    /// Nothing more is to be told of what was asked.
    pub fn forget(self) {
        self.0.update_value(|state| match &mut state.engine {
            Engine::Loaded(engine) => engine.forget(),
            Engine::Loading { forgotten, .. } => *forgotten = true,
            Engine::NotLoaded => {}
        });
    }
}
