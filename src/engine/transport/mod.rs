//! Sending messages through the browser: the only part of `engine` that depends on one.

#[cfg(feature = "engine")]
mod cache;
#[cfg(feature = "browser")]
mod page;
#[cfg(feature = "engine")]
mod worker;

#[cfg(feature = "browser")]
pub use page::WorkerQueue;
#[cfg(feature = "engine")]
pub use worker::work;
