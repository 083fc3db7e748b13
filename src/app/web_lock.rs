//! Locks that the tabs of one browser share, so that only one of them writes at a time.

use gloo_events::EventListener;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A lock that this tab holds until this is dropped. None if the browser has no locks.
pub struct HeldLock(Option<Function>);

/// An action that is done once.
type LockAction = Box<dyn FnOnce(HeldLock)>;
type Task = Rc<RefCell<Option<LockAction>>>;

thread_local! {
    /// The actions that wait for a lock.
    static WAITING: RefCell<Vec<Task>> = const { RefCell::new(Vec::new()) };
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
}

/// The maximum time to wait for a lock. Another tab may have been stopped while it holds the lock.
const PATIENCE: Duration = Duration::from_secs(10);

/// Does something while this tab holds the lock of this name, or immediately if the browser has no locks. If it waits
/// too long, or the page is hidden or closed, it is done without a lock, which the tab may never get.
pub fn with_lock(name: &str, act: impl FnOnce() + 'static) {
    flush_when_hidden();
    let task = wait(
        name,
        Box::new(|held| {
            act();
            drop(held);
        }),
    );
    if task.borrow().is_some() {
        let waiting = Rc::clone(&task);
        set_timeout(move || run(&waiting, HeldLock(None)), PATIENCE);
        WAITING.with_borrow_mut(|waiting| waiting.push(task));
    }
}

/// Does something as soon as this tab holds the lock of this name, and passes the lock to it. Does it immediately if
/// the browser has no locks.
pub fn hold_lock(name: &str, act: impl FnOnce(HeldLock) + 'static) {
    wait(name, Box::new(act));
}

/// Returns the waiting task. It is not generic, so that it is compiled once.
fn wait(name: &str, act: LockAction) -> Task {
    let task: Task = Rc::new(RefCell::new(Some(act)));
    let waiting = Rc::clone(&task);
    let granted = Closure::once_into_js(move |_: JsValue| {
        Promise::new(&mut |give_back, _| run(&waiting, HeldLock(Some(give_back))))
    });
    let Some(promise) = request(name, &granted) else {
        run(&task, HeldLock(None));
        return task;
    };
    let waiting = Rc::clone(&task);
    spawn_local(async move {
        // The request is refused if the page may not use locks.
        if JsFuture::from(promise).await.is_err() {
            run(&waiting, HeldLock(None));
        }
    });
    task
}

impl Drop for HeldLock {
    fn drop(&mut self) {
        if let Some(give_back) = &self.0 {
            // This never fails: it is the resolve function of a promise.
            let _ = give_back.call0(&JsValue::UNDEFINED);
        }
    }
}

fn request(name: &str, granted: &JsValue) -> Option<Promise> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let locks = get(&window().navigator(), "locks").filter(JsValue::is_object)?;
    let request: Function = get(&locks, "request")?.dyn_into().ok()?;
    let promise = request.call2(&locks, &name.into(), granted).ok()?;
    promise.dyn_into().ok()
}

fn run(task: &Task, held: HeldLock) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|other| !Rc::ptr_eq(other, task)));
    let act = task.borrow_mut().take();
    if let Some(act) = act {
        act(held);
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
        run(&task, HeldLock(None));
    }
}
