//! The styles of these screens, which no other screen needs.

use crate::app::focus;
use crate::app::loading::now_or_later;
use crate::app::screen::use_screen;
use crate::app::styles;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Their files. `index.html` names them too.
pub const LIBRARY: &str = "./library.css";
pub const STATISTICS: &str = "./statistics.css";

/// The content, once the styles in these files are loaded. The games can be seen without them too.
#[component]
pub fn Styled(files: &'static [&'static str], children: ChildrenFn) -> impl IntoView {
    let loads = files.iter().map(|file| now_or_later(styles::load(file)));
    let running: Vec<_> = loads.filter_map(Result::err).collect();
    let are_here = RwSignal::new(running.is_empty());
    let screen = use_screen();
    if !running.is_empty() {
        spawn_local(async move {
            for load in running {
                // The next call requests them again.
                let _ = load.await;
            }
            // The screen may be gone by then.
            let is_shown = are_here.try_set(true).is_none();
            // The focus moves as on a screen that is shown immediately.
            if is_shown && screen.has_changed() {
                focus::after(&["[data-screen] main"]);
            }
        });
    }
    move || are_here.get().then(|| children())
}

/// Loads the styles of the list, unless they are loaded.
pub fn load_styles() {
    spawn_local(async {
        // The list can be seen without them, and requests them again.
        let _ = styles::load(LIBRARY).await;
    });
}
