//! The styles of these screens, which no other screen needs.

use leptos::prelude::*;

/// Their files. `index.html` names them too.
pub const LIBRARY: &str = "./library.css";
pub const STATISTICS: &str = "./statistics.css";

/// What is inside, once the styles in these files are there.
#[component]
pub fn Styled(files: &'static [&'static str], children: ChildrenFn) -> impl IntoView {
    let missing = RwSignal::new(files.len());
    // Without them the games can be seen too.
    let come = move || missing.update(|missing| *missing = missing.saturating_sub(1));
    let links = files.iter().map(|&file| {
        view! { <link rel="stylesheet" href=file on:load=move |_| come() on:error=move |_| come()/> }
    });
    view! {
        {links.collect_view()}
        {move || (missing.get() == 0).then(|| children())}
    }
}
