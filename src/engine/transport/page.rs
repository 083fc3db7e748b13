//! The page: a queue with a real worker.

use crate::engine::{AskerId, Command, Event, OpenGame, Queue, QueuedQuestion, script_of};
use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{Document, ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A queue with the engine in a worker. Nothing is loaded before the first question, or before a call of `prepare`.
pub struct WorkerQueue(Rc<Inner>);

struct Inner {
    queue: RefCell<Queue>,
    /// The commands still to carry out, in order: an asker may ask its next question as soon as it gets an event.
    acts: RefCell<VecDeque<Command>>,
    worker: RefCell<Option<Worker>>,
    /// Reports a worker that could not be started, after `ask` has returned.
    late: RefCell<Option<Timeout>>,
    /// Runs while there is a worker.
    ticks: RefCell<Option<Interval>>,
    /// Listens for the page being shown or hidden.
    _shown: Option<EventListener>,
    tell: Box<dyn Fn(AskerId, Event)>,
    on_message: Closure<dyn Fn(MessageEvent)>,
    failed: Closure<dyn Fn(ErrorEvent)>,
    own: Weak<Inner>,
}

impl WorkerQueue {
    /// A queue that checks answers by these rules. Its events go to a callback, which may ask the next question itself.
    #[must_use]
    pub fn new(rules: OpenGame, tell: impl Fn(AskerId, Event) + 'static) -> WorkerQueue {
        WorkerQueue(Rc::new_cyclic(|own: &Weak<Inner>| {
            let inner = own.clone();
            let on_message = Closure::new(move |event: MessageEvent| {
                let message = event.data().as_string().unwrap_or_default();
                with(&inner, |queue, now| queue.receive(&message, now));
            });
            let inner = own.clone();
            let failed = Closure::new(move |event: ErrorEvent| {
                // Do not report it as an error of the page.
                event.prevent_default();
                // The event for a script that could not be loaded has no message.
                let why = js_sys::Reflect::get(&event, &"message".into());
                let why = why.ok().and_then(|why| why.as_string());
                let why = why.unwrap_or_else(|| "it cannot be loaded".to_owned());
                with(&inner, |queue, now| queue.lost(&why, now));
            });
            let inner = own.clone();
            let shown = document().map(|document| {
                EventListener::new(&document.clone(), "visibilitychange", move |_| {
                    with(&inner, |queue, now| queue.show(!document.hidden(), now));
                })
            });
            let mut queue = Queue::new(rules);
            let is_hidden = document().is_some_and(|document| document.hidden());
            queue.show(!is_hidden, now());
            Inner {
                queue: RefCell::new(queue),
                acts: RefCell::default(),
                worker: RefCell::default(),
                late: RefCell::default(),
                ticks: RefCell::default(),
                _shown: shown,
                tell: Box::new(tell),
                on_message,
                failed,
                own: own.clone(),
            }
        }))
    }

    /// See [`Queue::prepare`].
    pub fn prepare(&self, game: &str) {
        self.0.with(|queue, now| queue.prepare(game, now));
    }

    /// See [`Queue::ask`].
    pub fn ask(&self, query: QueuedQuestion) {
        self.0.with(|queue, now| queue.ask(query, now));
    }

    /// See [`Queue::drop_query`].
    pub fn drop_query(&self, asker: AskerId) {
        self.0.with(|queue, now| queue.drop_query(asker, now));
    }
}

impl Drop for WorkerQueue {
    fn drop(&mut self) {
        self.0.end();
        self.0.ticks.take();
    }
}

fn with(inner: &Weak<Inner>, call: impl FnOnce(&mut Queue, f64)) {
    if let Some(inner) = inner.upgrade() {
        inner.with(call);
    }
}

impl Inner {
    /// Calls the queue and carries out its commands.
    fn with(&self, call: impl FnOnce(&mut Queue, f64)) {
        {
            let mut queue = self.queue.borrow_mut();
            call(&mut queue, now());
            self.acts.borrow_mut().extend(queue.take());
        }
        loop {
            let act = self.acts.borrow_mut().pop_front();
            match act {
                Some(Command::Start(game)) => self.start(&game),
                Some(Command::Send(message)) => self.send(&message),
                Some(Command::End) => self.end(),
                Some(Command::Tell(asker, event)) => (self.tell)(asker, event),
                None => break,
            }
        }
        self.keep_time();
    }

    fn start(&self, game: &str) {
        match spawn(game) {
            Ok(worker) => {
                worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
                worker.set_onerror(Some(self.failed.as_ref().unchecked_ref()));
                *self.worker.borrow_mut() = Some(worker);
            }
            Err(error) => {
                let why = format!("none can be started: {error:?}");
                let own = self.own.clone();
                let late = move || with(&own, |queue, now| queue.lost(&why, now));
                *self.late.borrow_mut() = Some(Timeout::new(0, late));
            }
        }
    }

    fn send(&self, message: &str) {
        if let Some(worker) = &*self.worker.borrow() {
            // Posting a text never fails.
            let _ = worker.post_message(&JsValue::from_str(message));
        }
    }

    fn end(&self) {
        self.late.take();
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }

    /// Ticks once a second while there is a worker.
    fn keep_time(&self) {
        let works = self.queue.borrow().has_worker();
        let mut ticks = self.ticks.borrow_mut();
        if !works {
            *ticks = None;
        } else if ticks.is_none() {
            let own = self.own.clone();
            *ticks = Some(Interval::new(1_000, move || with(&own, Queue::tick)));
        }
    }
}

/// Starts the worker for a game. A `meta` element of the page lists the files of all workers.
fn spawn(game: &str) -> Result<Worker, JsValue> {
    let meta = document()
        .ok_or("there is no page")?
        .query_selector("meta[name=engine]")?
        .ok_or("the page names no worker")?;
    let files = meta.get_attribute("content").unwrap_or_default();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script_of(game, &files), &options)
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn now() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0.0, |clock| clock.now())
}
