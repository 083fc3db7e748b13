//! The page's worker.

fn main() {
    // The browser suite makes it panic; what is hosted is built without.
    tablero::mind::work(cfg!(feature = "trip"));
}
