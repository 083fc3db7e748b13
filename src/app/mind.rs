//! A thinker on another thread, for as long as the asking component is on the page. The code that
//! communicates with the worker is a separate part, loaded at the first question.

use super::lazy::{NotLoaded, lazy};
use crate::mind::{Asked, Event, Machine};
use crate::play::GameText;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

/// Gets the answers.
type Heard = Rc<dyn Fn(Event)>;

/// The thinker. Copies refer to the same one. Its worker is started by the first question.
#[derive(Clone, Copy)]
pub struct Mind(StoredValue<State, LocalStorage>);

struct State {
    heard: Heard,
    /// The ticket of the last question. The engine counts in the same way.
    ticket: u64,
    engine: Engine,
}

enum Engine {
    NotLoaded,
    Loading {
        /// The waiting questions. Only the last one counts.
        questions: Vec<(GameText, Asked)>,
        /// Whether they were cancelled.
        forgotten: bool,
    },
    Loaded(Box<dyn Ask>),
}

/// The interface of a machine, independent of its implementation.
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
    /// A mind whose answers go to `heard`.
    pub fn new(heard: impl Fn(Event) + 'static) -> Mind {
        Mind(StoredValue::new_local(State {
            heard: Rc::new(heard),
            ticket: 0,
            engine: Engine::NotLoaded,
        }))
    }

    /// Asks a question, replacing any earlier one. Returns the ticket that its answers have.
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
        // Without a screen for the answer, nothing is asked.
        let (ticket, to_load) = asked.unwrap_or_default();
        if let Some(heard) = to_load {
            spawn_local(async move { self.take(engine(heard).await) });
        }
        ticket
    }

    /// Gives the waiting question to the engine, or reports that the engine could not be loaded. The next
    /// question tries to load it again.
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

    /// Cancels the question.
    pub fn forget(self) {
        self.0.update_value(|state| match &mut state.engine {
            Engine::Loaded(engine) => engine.forget(),
            Engine::Loading { forgotten, .. } => *forgotten = true,
            Engine::NotLoaded => {}
        });
    }
}
