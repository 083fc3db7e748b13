//! Effects that are compiled once.

use leptos::prelude::*;

/// The same as [`Effect::new`] of what keeps no value from one run to the next. Each closure that is given to that is
/// compiled with a task of its own, more than a kilobyte of WebAssembly; here they share one.
pub fn effect(run: impl FnMut() + 'static) {
    erased(Box::new(run));
}

fn erased(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| run());
}
