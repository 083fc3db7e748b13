//! The law of Pogo: its worked examples, its errors and reasons, its gestures, its symmetries.

#[path = "../law/mod.rs"]
mod law;

mod errors;
mod examples;
mod hands;
mod reasons;
mod symmetries;
