//! Sending messages through the browser: the only part of `mind` that depends on one.

#[cfg(feature = "page")]
mod page;
#[cfg(feature = "mind")]
mod shelf;
#[cfg(feature = "mind")]
mod worker;

#[cfg(feature = "page")]
pub use page::WorkerQueue;
#[cfg(feature = "mind")]
pub use worker::work;
