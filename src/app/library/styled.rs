//! The styles of these screens, which no other screen needs.

use crate::app::focus;
use crate::app::screen::use_screen;
use gloo_events::EventListener;
use leptos::prelude::*;
use std::cell::RefCell;
use web_sys::Element;

/// Their files. `index.html` names them too.
pub const LIBRARY: &str = "./library.css";
pub const STATISTICS: &str = "./statistics.css";

thread_local! {
    /// The files whose styles are there. They stay on the page.
    static LOADED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// What is inside, once the styles in these files are there. Without them the games can be seen too.
#[component]
pub fn Styled(files: &'static [&'static str], children: ChildrenFn) -> impl IntoView {
    let missing = files.iter().filter(|file| !is_loaded(file));
    let missing: Vec<&'static str> = missing.copied().collect();
    let count = RwSignal::new(missing.len());
    let screen = use_screen();
    for file in missing {
        load(file, move || {
            // The screen may be gone by then.
            let left = count.try_update(|count| {
                *count = count.saturating_sub(1);
                *count
            });
            // As for a screen that comes at once.
            if left == Some(0) && screen.has_changed() {
                focus::after(&["[data-screen] main"]);
            }
        });
    }
    move || (count.get() == 0).then(|| children())
}

/// Loads the styles of the list, unless they are there.
pub fn load_styles() {
    if !is_loaded(LIBRARY) {
        load(LIBRARY, || {});
    }
}

fn is_loaded(file: &str) -> bool {
    LOADED.with_borrow(|loaded| loaded.contains(&file))
}

/// Loads the styles in a file, and then does something, also if they do not come. A file that is being loaded is not asked
/// for again.
fn load(file: &'static str, then: impl Fn() + Clone + 'static) {
    let Some(link) = running(file).or_else(|| start(file)) else {
        return then();
    };
    let done = then.clone();
    let loaded = EventListener::once(&link, "load", move |_| {
        LOADED.with_borrow_mut(|loaded| loaded.push(file));
        done();
    });
    let unneeded = link.clone();
    let failed = EventListener::once(&link, "error", move |_| {
        // The next time it is asked for again.
        unneeded.remove();
        then();
    });
    loaded.forget();
    failed.forget();
}

/// The element that loads a file.
fn running(file: &str) -> Option<Element> {
    let link = format!("head > link[href='{file}']");
    document().query_selector(&link).ok().flatten()
}

/// Puts an element that loads a file into the page.
fn start(file: &str) -> Option<Element> {
    let link = document().create_element("link").ok()?;
    let head = document().query_selector("head").ok()??;
    // These names of attributes are valid, and an element can be put into the head.
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", file);
    let _ = head.append_child(&link);
    Some(link)
}
