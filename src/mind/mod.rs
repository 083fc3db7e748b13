//! Thinking on another thread: what the page and its worker tell each other, and how each keeps its side.
//!
//! The page holds a [`Client`], the worker a [`Desk`]; neither knows a browser, a clock or the other.
//! In a browser the page has a `Machine`, which is a client with a real worker: it has the same `ask`,
//! `stop` and `forget` without the times, and hands every event to a callback.
//!
//! ```text
//! let ticket = client.ask(&text, Asked::Level { index: 3, seed: 7, game: 1 }, now);   // also lines, a whole game
//! client.stop(now);      // what was found so far still comes, as Event::Done
//! client.forget(now);    // nothing comes any more
//! client.heard(&message, now); client.lost(why, now);                        // from the transport
//! client.tick(now); client.show(false);
//! for act in client.take() { Act::Start | Act::Send(text) | Act::End | Act::Tell(event) }
//! ```
//!
//! There is one question at a time, and the newest wins. An [`Event`] names the ticket of its question;
//! events of older questions never come. [`Event::Restarted`] says that the worker was lost and started
//! again, [`Event::Failed`] that this has happened too often. A worker that is asked nothing for a while,
//! or has nothing to do while the page cannot be seen, ends; the next question starts it again.

mod client;
mod desk;
mod message;
pub mod offer;
pub mod review;
#[cfg(any(feature = "page", feature = "mind"))]
mod transport;

pub use client::{Act, Client, Event};
pub use desk::Desk;
pub use message::{Asked, Call, Exact, Found, Line, Reply};
#[cfg(feature = "page")]
pub use transport::Machine;
#[cfg(feature = "mind")]
pub use transport::work;
