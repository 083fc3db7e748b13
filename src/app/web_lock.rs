//! Locks that the tabs of one browser share, so that only one of them writes at a time.

use js_sys::{Function, Promise, Reflect};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Something that is done once.
type Task = Rc<RefCell<Option<Box<dyn FnOnce()>>>>;

thread_local! {
    /// What waits for a lock.
    static WAITING: RefCell<Vec<Task>> = const { RefCell::new(Vec::new()) };
}

/// From now on, what waits for a lock is done without one when the page is hidden or closed: it may never get one.
pub fn flush_when_hidden() {
    let closed = window_event_listener_untyped("pagehide", |_| flush());
    let hidden = window_event_listener(ev::visibilitychange, |_| {
        if document().hidden() {
            flush();
        }
    });
    on_cleanup(move || {
        closed.remove();
        hidden.remove();
    });
}

/// Does something while this tab holds the lock of this name; at once where the browser has no locks.
pub fn with_lock(name: &str, act: impl FnOnce() + 'static) {
    let task: Task = Rc::new(RefCell::new(Some(Box::new(act))));
    let granted = {
        let task = Rc::clone(&task);
        Closure::once_into_js(move |_: JsValue| run(&task))
    };
    WAITING.with_borrow_mut(|waiting| waiting.push(Rc::clone(&task)));
    let Some(promise) = request(name, &granted) else {
        run(&task);
        return;
    };
    spawn_local(async move {
        // A page that may not use locks is refused.
        if JsFuture::from(promise).await.is_err() {
            run(&task);
        }
    });
}

fn request(name: &str, granted: &JsValue) -> Option<Promise> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let locks = get(&window().navigator(), "locks").filter(JsValue::is_object)?;
    let request: Function = get(&locks, "request")?.dyn_into().ok()?;
    let promise = request.call2(&locks, &name.into(), granted).ok()?;
    promise.dyn_into().ok()
}

fn run(task: &Task) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|other| !Rc::ptr_eq(other, task)));
    let act = task.borrow_mut().take();
    if let Some(act) = act {
        act();
    }
}

fn flush() {
    for task in WAITING.take() {
        run(&task);
    }
}
