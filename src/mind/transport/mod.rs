//! Sending messages through the browser: the only part of `mind` that depends on one.

#[cfg(feature = "browser")]
mod page;
#[cfg(feature = "mind")]
mod shelf;
#[cfg(feature = "mind")]
mod worker;

#[cfg(feature = "browser")]
pub use page::WorkerQueue;
#[cfg(feature = "mind")]
pub use worker::work;
