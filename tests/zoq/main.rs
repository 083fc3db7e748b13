//! The law of ZOQ: its worked examples, its errors and reasons, its gestures, its symmetries, all its positions.

#[path = "../law/mod.rs"]
mod law;

mod enumeration;
mod errors;
mod examples;
mod hands;
mod reasons;
mod symmetries;
