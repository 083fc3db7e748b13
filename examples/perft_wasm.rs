//! Perft of Breakthrough as a WebAssembly module exports it, for `cargo xtask measure perft-wasm`.

use tablero::games::breakthrough::Breakthrough;
use tablero::rules::{self, Position};

/// The number of lines of `depth` plies from the start; JavaScript has no integers so large.
#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> f64 {
    let start = Breakthrough::start(Default::default());
    rules::perft(&start, depth) as f64
}

/// Nothing by itself: the module is called from outside.
fn main() {}
