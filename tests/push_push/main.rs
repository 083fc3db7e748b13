//! The law of Push Push: its worked examples, its errors, reasons and symmetries.

#[path = "../law/mod.rs"]
mod law;

mod errors;
mod examples;
mod explained;
mod reasons;
mod records;
mod symmetries;
