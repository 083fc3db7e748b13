//! The search against plain trying of everything, and what it promises of itself.

mod minimax;
mod promises;
mod proofs;
mod threats;
mod walks;
