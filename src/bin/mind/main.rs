//! The page's worker.

fn main() {
    tablero::mind::work();
}
