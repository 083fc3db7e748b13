//! Files and addresses with which the installed page is opened, if the browser supports that.

use super::context::{Import, LAUNCHES, OpenedFile};
use crate::app::address;
use crate::session::route::Route;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// Opens the dialog with each such file and goes to each such address, from now on for as long as the page is open. The
/// browser has kept them until then.
pub fn listen(import: Import) {
    // The first launch is the one that has loaded the page, which is already at its address.
    let has_loaded_page = Rc::new(Cell::new(true));
    let is_kept = has_loaded_page.clone();
    let launched = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let files: Option<Array> = get(&launch, "files").and_then(|files| files.dyn_into().ok());
        let files = files.unwrap_or_default();
        match (files.length(), is_kept.take()) {
            (0, true) => {}
            (0, false) => follow(&launch),
            (1, _) => give_file(import, files.get(0)),
            _ => import.show_file(OpenedFile::Several),
        }
    });
    if set_consumer(launched.as_ref()).is_some() {
        launched.forget();
    }
    // Launches that were kept have been delivered by now.
    has_loaded_page.set(false);
}

/// None if the browser has no launch queue.
fn set_consumer(consumer: &JsValue) -> Option<()> {
    let queue = get(&window(), LAUNCHES)?;
    let set: Function = get(&queue, "setConsumer")?.dyn_into().ok()?;
    set.call1(&queue, consumer).ok().map(drop)
}

/// Goes to the place of a launch, if its address has one. Otherwise the page stays where it is.
fn follow(launch: &JsValue) {
    let target = get(launch, "targetURL").and_then(|target| target.as_string());
    let Some((_, fragment)) = target.as_deref().and_then(|target| target.split_once('#')) else {
        return;
    };
    match Route::read(fragment) {
        Route::Home => {}
        route => address::go(&route),
    }
}

fn give_file(import: Import, handle: JsValue) {
    spawn_local(async move {
        import.show_file(match file_of(&handle).await {
            Some(file) => OpenedFile::File(file),
            None => OpenedFile::Unreadable,
        });
    });
}

/// None if the browser cannot read the file.
async fn file_of(handle: &JsValue) -> Option<File> {
    let handle: &Object = handle.dyn_ref()?;
    let read: Function = get(handle, "getFile")?.dyn_into().ok()?;
    let promise: Promise = read.call0(handle).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}
