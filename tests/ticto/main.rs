//! The law of TicTo: a second opinion, which agrees with the vectors itself.

#[path = "../law/mod.rs"]
mod law;

mod plain;
mod vectors;
