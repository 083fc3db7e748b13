//! Compares the search with trying everything, and tests its other guarantees.

mod minimax;
mod promises;
mod proofs;
mod threats;
mod walks;
