//! The worker: it handles messages between slices and thinks while there is a question.

use super::cache;
use crate::engine::{EngineWorker, Reply};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// If the browser does not deliver stored data within this time in milliseconds, it counts as missing.
const STORED_TIMEOUT: i32 = 2_000;

struct WorkerLoop {
    own: Weak<WorkerLoop>,
    worker: RefCell<EngineWorker>,
    scope: DedicatedWorkerGlobalScope,
    /// Schedules the next slice by a message to the worker itself. It arrives after the waiting messages of
    /// the page, but without the delay of a browser timer.
    next: MessagePort,
    is_called: Cell<bool>,
}

/// Lets the worker work for the page that started it. A panic is reported to the page.
///
/// # Panics
/// If the browser lacks something that every worker has.
pub fn work(worker: EngineWorker) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let to_page = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        let sentence = panic.to_string();
        post(&to_page, &Reply::Lost { sentence });
    }));
    let channel = MessageChannel::new().expect("workers have channels");
    let worker_loop = Rc::new_cyclic(|own| WorkerLoop {
        own: own.clone(),
        worker: RefCell::new(worker),
        scope,
        next: channel.port1(),
        is_called: Cell::new(false),
    });

    let own = Rc::clone(&worker_loop);
    let slice = Closure::<dyn Fn()>::new(move || own.slice());
    channel
        .port2()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    let own = Rc::clone(&worker_loop);
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        own.receive(&event.data().as_string().unwrap_or_default());
    });
    worker_loop
        .scope
        .set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // Keep the closures for the lifetime of the worker.
    slice.forget();
    hear.forget();
    post(&worker_loop.scope, &Reply::Ready);
}

impl WorkerLoop {
    fn now(&self) -> f64 {
        self.scope.performance().map_or(0.0, |clock| clock.now())
    }

    fn receive(&self, message: &str) {
        let reply = self.worker.borrow_mut().receive(message, self.now());
        if let Some(reply) = reply {
            post(&self.scope, &reply);
        }
        self.fetch_stored();
        self.call();
    }

    /// Fetches stored data if the worker needs it.
    fn fetch_stored(&self) {
        let needed = self.worker.borrow_mut().take_needed();
        let (Some(name), Some(own)) = (needed, self.own.upgrade()) else {
            return;
        };
        let (worker_loop, request) = (Rc::clone(&own), name.clone());
        let late = Closure::once_into_js(move || worker_loop.set_stored(&request, None));
        let late = late.unchecked_ref();
        let _ = self
            .scope
            .set_timeout_with_callback_and_timeout_and_arguments_0(late, STORED_TIMEOUT);
        spawn_local(async move {
            let stored = cache::get(&name).await;
            own.set_stored(&name, stored.as_deref());
        });
    }

    fn set_stored(&self, name: &str, stored: Option<&[u8]>) {
        self.worker.borrow_mut().set_stored(name, stored);
        self.call();
    }

    fn slice(&self) {
        self.is_called.set(false);
        let replies = self.worker.borrow_mut().advance(|| self.now());
        for reply in replies {
            post(&self.scope, &reply);
        }
        if let Some((name, bytes)) = self.worker.borrow_mut().take_packed() {
            spawn_local(async move { cache::put(&name, bytes).await });
        }
        self.call();
    }

    /// Schedules a slice if there is something to think about.
    fn call(&self) {
        if self.worker.borrow().is_busy() && !self.is_called.replace(true) {
            let _ = self.next.post_message(&JsValue::NULL);
        }
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // Posting a text never fails.
    let _ = scope.post_message(&JsValue::from_str(&reply.print()));
}
