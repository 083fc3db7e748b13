//! The page.

use leptos::prelude::*;

const SIDE: u32 = 8;

/// Puts the page into the document, and marks it as ready like Tablero does.
pub fn run() {
    mount_to_body(Board);
    let root = document().document_element();
    // This only fails for an invalid name.
    let _ = root.map(|root| root.set_attribute("data-ready", ""));
}

#[component]
fn Board() -> impl IntoView {
    let turned = RwSignal::new(false);
    let squares = (0..SIDE * SIDE).map(|index| {
        let (x, y) = (index % SIDE, index / SIDE);
        let dark = move || ((x + y) % 2 == 1) != turned.get();
        view! { <rect class="square" class:dark=dark x=x y=y width="1" height="1"/> }
    });
    view! {
        <main>
            <svg viewBox=format!("0 0 {SIDE} {SIDE}")>{squares.collect_view()}</svg>
            <button on:click=move |_| turned.update(|turned| *turned = !*turned)>"Turn"</button>
        </main>
    }
}
