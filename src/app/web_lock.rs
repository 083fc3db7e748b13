//! Locks that the tabs of one browser share, so that only one of them writes at a time.

use gloo_events::EventListener;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Something that is done once.
type Task = Rc<RefCell<Option<Box<dyn FnOnce()>>>>;

thread_local! {
    /// What waits for a lock.
    static WAITING: RefCell<Vec<Task>> = const { RefCell::new(Vec::new()) };
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
}

/// Does something while this tab holds the lock of this name; at once where the browser has no locks. What waits when
/// the page is hidden or closed is done without a lock: it may never get one.
pub fn with_lock(name: &str, act: impl FnOnce() + 'static) {
    flush_when_hidden();
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

/// Listens for as long as the page is open.
fn flush_when_hidden() {
    if IS_LISTENING.replace(true) {
        return;
    }
    EventListener::new(&document(), "visibilitychange", |_| flush_if_hidden()).forget();
    EventListener::new(&window(), "pagehide", |_| flush()).forget();
}

fn flush_if_hidden() {
    if document().hidden() {
        flush();
    }
}

fn flush() {
    for task in WAITING.take() {
        run(&task);
    }
}
