//! Somebody who thinks on another thread, started when first asked.

use crate::mind::transport::Worker;
use crate::mind::{Act, Asked, Client, Event};
use crate::play::GameText;
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// How often it is looked whether the worker is still there, in milliseconds.
const LOOK: u32 = 1_000;

/// Who thinks. Copies are the same one; it ends with what it was made for.
#[derive(Clone, Copy)]
pub struct Mind {
    state: StoredValue<State, LocalStorage>,
    heard: StoredValue<Box<dyn Fn(Event)>, LocalStorage>,
}

#[derive(Default)]
struct State {
    client: Client,
    worker: Option<Worker>,
    /// Runs while there is a question.
    looks: Option<Interval>,
}

impl Mind {
    /// Somebody whose answers are heard so.
    pub fn new(heard: impl Fn(Event) + 'static) -> Mind {
        let mind = Mind {
            state: StoredValue::new_local(State::default()),
            heard: StoredValue::new_local(Box::new(heard)),
        };
        on_cleanup(move || mind.do_with(Client::rest));
        mind
    }

    /// Asks, whatever was asked before; the ticket by which answers name the question.
    pub fn ask(self, text: &GameText, asked: Asked) -> u64 {
        let mut ticket = 0;
        self.do_with(|client| ticket = client.ask(text, asked, now()));
        ticket
    }

    /// Nothing more is to be told of what was asked.
    pub fn forget(self) {
        self.do_with(|client| client.forget(now()));
    }

    fn do_with(self, act: impl FnOnce(&mut Client)) {
        let acts = self.state.try_update_value(|state| {
            act(&mut state.client);
            state.client.take()
        });
        self.do_all(acts.unwrap_or_default());
    }

    fn do_all(self, acts: Vec<Act>) {
        for act in acts {
            self.act(act);
        }
        // Looked after only while there is a question.
        self.state.try_update_value(|state| {
            if state.client.ticket().is_none() {
                state.looks = None;
            } else if state.looks.is_none() {
                let look = move || self.do_with(|client| client.tick(now()));
                state.looks = Some(Interval::new(LOOK, look));
            }
        });
    }

    fn act(self, act: Act) {
        match act {
            Act::Start => {
                let heard =
                    move |message: String| self.do_with(|client| client.heard(&message, now()));
                let lost = move |why: String| self.do_with(|client| client.lost(&why, now()));
                match Worker::start(heard, lost) {
                    Ok(worker) => {
                        self.state
                            .try_update_value(|state| state.worker = Some(worker));
                    }
                    Err(why) => self.do_with(|client| client.lost(&why, now())),
                }
            }
            Act::Send(message) => {
                self.state.try_with_value(|state| {
                    if let Some(worker) = &state.worker {
                        worker.send(&message);
                    }
                });
            }
            Act::End => {
                self.state.try_update_value(|state| state.worker = None);
            }
            Act::Tell(event) => {
                self.heard.try_with_value(|heard| heard(event));
            }
        }
    }
}

fn now() -> f64 {
    window()
        .performance()
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}
