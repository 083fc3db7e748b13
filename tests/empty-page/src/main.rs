//! The least that a page of Leptos with a board in SVG can be: eight by eight squares and a button that turns
//! their colours round. `cargo xtask measure first-visit` compares the first visit of Tablero with it.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    page::run();
}

/// There is no page outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
