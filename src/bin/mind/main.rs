//! The page's worker.

fn main() {
    // The browser tests make it panic. The published page is built without this feature.
    tablero::mind::work(cfg!(feature = "trip"));
}
