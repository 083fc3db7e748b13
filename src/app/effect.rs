//! Effects that share compiled code.

use leptos::prelude::*;

/// The same as [`Effect::new`] for closures that keep no value between runs. Each closure for `Effect::new`
/// compiles its own task, more than a kilobyte of WebAssembly. Here all closures share one.
pub fn effect(run: impl FnMut() + 'static) {
    erased(Box::new(run));
}

fn erased(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| run());
}
