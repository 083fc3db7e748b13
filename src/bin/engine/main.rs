//! The page's worker.

fn main() {
    tablero::engine::work();
}
