//! Files with which the installed page is opened, where browsers can do that.

use super::context::{Given, Import};
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use std::cell::Cell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

thread_local! {
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Opens the dialog with each such file, from now on for as long as the page is open. The browser keeps a file until then.
pub fn listen(import: Import) {
    if LISTENS.replace(true) {
        return;
    }
    let launched = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let Some(handle) = file_handle(&launch) else {
            return;
        };
        spawn_local(async move {
            import.show_file(match file_of(&handle).await {
                Some(file) => Given::File(file),
                None => Given::Unreadable,
            });
        });
    });
    if set_consumer(launched.as_ref()).is_some() {
        launched.forget();
    }
}

/// None where there is no queue of launches.
fn set_consumer(consumer: &JsValue) -> Option<()> {
    let queue = get(&window(), "launchQueue")?;
    let set: Function = get(&queue, "setConsumer")?.dyn_into().ok()?;
    set.call1(&queue, consumer).ok().map(drop)
}

/// The first file of a launch. None if the page was opened without one.
fn file_handle(launch: &JsValue) -> Option<Object> {
    let files: Array = get(launch, "files")?.dyn_into().ok()?;
    files.get(0).dyn_into().ok()
}

/// None if the browser cannot read the file.
async fn file_of(handle: &Object) -> Option<File> {
    let read: Function = get(handle, "getFile")?.dyn_into().ok()?;
    let promise: Promise = read.call0(handle).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}
