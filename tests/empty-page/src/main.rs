//! The smallest page with Leptos and a board in SVG: eight by eight squares, and a button that swaps their
//! colours. `cargo xtask measure first-visit` compares the first visit of Tablero with it.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    page::run();
}

/// Outside a browser there is no page.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
