//! The engine of the page: one worker at a time for all parts that ask. The code that communicates with the worker is a
//! separate part, loaded at the first question, or when a game against the computer is opened.

use super::games;
use super::lazy::lazy_code;
use super::loading::NotLoaded;
use super::notice::Notices;
use super::page_signal;
use crate::engine::{AskerId, Event, Exact, Priority, QueuedQuestion, Request, WorkerQueue};
use crate::play::GameText;
use crate::session::Notice;
use crate::session::notices::NoticesMessage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

/// Called with each answer.
type OnAnswer = Rc<dyn Fn(Event)>;

/// The engine. Copies refer to the same engine.
#[derive(Clone, Copy)]
pub struct Engine {
    state: StoredValue<State, LocalStorage>,
    notices: Notices,
    /// How much of a game is solved, from 0 to 1, while a question waits for that.
    solving: RwSignal<Option<f64>>,
}

#[derive(Default)]
struct State {
    link: Link,
    /// The game that will be asked about, while the queue is loaded.
    prepared: Option<&'static str>,
    /// The askers without an answer yet, with the tickets of their questions.
    open: Vec<(AskerId, u64, OnAnswer)>,
    askers: u32,
    ticket: u64,
}

#[derive(Default)]
enum Link {
    #[default]
    NotLoaded,
    /// With the queries to send once it is loaded.
    Loading(Vec<QueuedQuestion>),
    Loaded(Rc<dyn EngineLink>),
}

/// The interface of the queue, without its code.
trait EngineLink {
    fn prepare(&self, game: &str);
    fn ask(&self, query: QueuedQuestion);
    fn drop_query(&self, asker: AskerId);
}

impl EngineLink for WorkerQueue {
    fn prepare(&self, game: &str) {
        WorkerQueue::prepare(self, game);
    }

    fn ask(&self, query: QueuedQuestion) {
        WorkerQueue::ask(self, query);
    }

    fn drop_query(&self, asker: AskerId) {
        WorkerQueue::drop_query(self, asker);
    }
}

lazy_code! {
    engine: fn connect(engine: Engine) -> Rc<dyn EngineLink> {
        let rules = |text: &GameText| games::loaded(&text.game)?.kind().open(text).ok();
        Rc::new(WorkerQueue::new(rules, move |asker, event| engine.receive(asker, event)))
    }
}

impl Engine {
    /// Provides the engine until the page is closed.
    pub fn provide(notices: Notices) {
        provide_context(Engine {
            state: StoredValue::new_local(State::default()),
            notices,
            solving: RwSignal::new(None),
        });
    }

    /// Loads what is needed to answer questions about a game, before the first of them. If this fails, the first question
    /// loads it again.
    pub fn prepare(self, game: &'static str) {
        match self.loaded() {
            Some(queue) => queue.prepare(game),
            None => self.state.update_value(|state| state.prepared = Some(game)),
        }
    }

    fn ask(self, query: QueuedQuestion, on_answer: OnAnswer) {
        let _ = self.state.try_update_value(|state| {
            state.open.retain(|(asker, ..)| *asker != query.asker);
            state.open.push((query.asker, query.ticket, on_answer));
        });
        if let Some(queue) = self.loaded() {
            // The queue may call another asker immediately, so the state must not be borrowed here.
            queue.ask(query);
            return;
        }
        let _ = self.state.try_update_value(|state| {
            if let Link::Loading(waiting) = &mut state.link {
                waiting.retain(|one| one.asker != query.asker);
                waiting.push(query);
            }
        });
    }

    /// The queue. If it is not loaded yet, it is loaded from now on.
    fn loaded(self) -> Option<Rc<dyn EngineLink>> {
        let queue = self.state.try_update_value(|state| match &state.link {
            Link::Loaded(queue) => Some(Rc::clone(queue)),
            Link::Loading(_) => None,
            Link::NotLoaded => {
                state.link = Link::Loading(Vec::new());
                spawn_local(async move { self.take(connect(self).await) });
                None
            }
        });
        queue.flatten()
    }

    /// Sends the queries that wait for the queue. If the queue could not be loaded, their askers are informed, and the
    /// next question loads it again.
    fn take(self, loaded: Result<Rc<dyn EngineLink>, NotLoaded>) {
        let state = self.state.try_update_value(|state| {
            let link = match &loaded {
                Ok(queue) => Link::Loaded(Rc::clone(queue)),
                Err(NotLoaded) => Link::NotLoaded,
            };
            let waiting = match std::mem::replace(&mut state.link, link) {
                Link::Loading(waiting) => waiting,
                Link::NotLoaded | Link::Loaded(_) => Vec::new(),
            };
            (waiting, state.prepared.take())
        });
        let (waiting, prepared) = state.unwrap_or_default();
        for query in waiting {
            match &loaded {
                Ok(queue) => queue.ask(query),
                Err(NotLoaded) => {
                    let why =
                        "the code that communicates with the worker could not be loaded".to_owned();
                    let ticket = query.ticket;
                    self.receive(query.asker, Event::Failed { ticket, why });
                }
            }
        }
        if let (Ok(queue), Some(game)) = (&loaded, prepared) {
            queue.prepare(game);
        }
    }

    fn drop_query(self, asker: AskerId) {
        let queue = self.state.try_update_value(|state| {
            state.open.retain(|(one, ..)| *one != asker);
            match &mut state.link {
                Link::Loaded(queue) => return Some(Rc::clone(queue)),
                Link::Loading(waiting) => waiting.retain(|one| one.asker != asker),
                Link::NotLoaded => {}
            }
            None
        });
        if let Some(queue) = queue.flatten() {
            queue.drop_query(asker);
        }
        if self.state.try_with_value(|state| state.open.is_empty()) == Some(true) {
            self.set_solving(None);
        }
    }

    /// Passes an event to an asker, if it is about the asker's newest question.
    fn receive(self, asker: AskerId, event: Event) {
        let on_answer = self.state.try_update_value(|state| {
            let is_asked = |(one, ticket, _): &(AskerId, u64, OnAnswer)| {
                (*one, *ticket) == (asker, event.ticket())
            };
            let place = state.open.iter().position(is_asked)?;
            Some(match event.is_last() {
                true => state.open.remove(place).2,
                false => Rc::clone(&state.open[place].2),
            })
        });
        let Some(on_answer) = on_answer.flatten() else {
            return;
        };
        self.set_solving(match &event {
            Event::Exact {
                exact: Exact::Solving(done),
                ..
            } => Some(*done),
            _ => None,
        });
        match &event {
            Event::Restarted { .. } => self.notices.add(Notice::EngineRestarted),
            Event::Failed { .. } | Event::Refused { .. } => {}
            _ => self.notices.send(NoticesMessage::EngineAnswered),
        }
        on_answer(event);
    }

    /// How much of a game is solved, from 0 to 1, while a question waits for that, reactive.
    pub fn solving(self) -> Option<f64> {
        page_signal::track(&self.solving);
        self.solving.get_untracked()
    }

    fn set_solving(self, done: Option<f64>) {
        if self.solving.get_untracked() != done {
            self.solving.set(done);
        }
    }
}

/// A part of the page that asks the engine, one question at a time. Its question is dropped when the part is removed.
/// Copies refer to the same asker.
#[derive(Clone, Copy)]
pub struct Asker {
    engine: Engine,
    id: AskerId,
    priority: Priority,
}

impl Asker {
    pub fn new(priority: Priority) -> Asker {
        let engine: Engine = expect_context();
        let asker = engine.state.try_update_value(|state| {
            state.askers += 1;
            state.askers
        });
        let id = AskerId(asker.unwrap_or_default());
        on_cleanup(move || engine.drop_query(id));
        Asker {
            engine,
            id,
            priority,
        }
    }

    /// Asks, and drops the asker's previous question. Returns the ticket that identifies the question in answers.
    pub fn ask(self, text: GameText, request: Request, on_answer: impl Fn(Event) + 'static) -> u64 {
        let ticket = self.engine.state.try_update_value(|state| {
            state.ticket += 1;
            state.ticket
        });
        let ticket = ticket.unwrap_or_default();
        let query = QueuedQuestion {
            asker: self.id,
            priority: self.priority,
            ticket,
            text,
            request,
        };
        self.engine.ask(query, Rc::new(on_answer));
        ticket
    }

    /// Drops the question. Its answers are ignored.
    pub fn drop_query(self) {
        self.engine.drop_query(self.id);
    }
}

pub fn use_engine() -> Engine {
    expect_context()
}
