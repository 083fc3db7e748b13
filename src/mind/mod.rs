//! Thinking on another thread: the messages between the page and its worker, and the logic of both sides.
//!
//! The page has a [`Client`], the worker a [`Desk`]. Neither depends on a browser, a clock or the other. In a
//! browser the page uses a `Machine`, which is a client with a real worker. It has the same `ask`, `stop` and
//! `forget` without the times, and passes every event to a callback.
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
//! There is one question at a time: a new question replaces the old one. An [`Event`] has the ticket of its
//! question. Events of older questions never come. [`Event::Restarted`] means that the worker was lost and
//! restarted, [`Event::Failed`] that this has happened too often. A worker without a question ends after a
//! while, or at once if the page is hidden. The next question starts it again.

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
