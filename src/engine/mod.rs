//! Thinking on another thread: the messages between the page and its worker, and the logic of both sides.
//!
//! The page has a [`Queue`], the worker an [`EngineWorker`]. Neither depends on a browser, a clock or the other.
//! In a browser the page has a `WorkerQueue`, which is a queue with a real worker: it has the same `prepare`, `ask`
//! and `drop_query` without the times, and passes every event to a callback.
//!
//! ```text
//! queue.prepare(game, now);       // a question about this game is likely
//! let request = Request::Level { index: 3, seed: 7, game: 1, millis: None };
//! queue.ask(QueuedQuestion { asker, priority: Priority::Move, ticket, text, request }, now);
//! queue.drop_query(asker, now);   // no event of it follows
//! queue.receive(&message, now); queue.lost(why, now);                        // from the transport
//! queue.tick(now); queue.show(false, now);
//! for act in queue.take() { Command::Start(game) | Command::Send(text) | Command::End | Command::Tell(asker, event) }
//! ```
//!
//! Every asker has one question at a time, the newest. The worker has one question at a time, the most urgent; an
//! interrupted question waits and is asked again. A search without an end is interrupted for any other question after a
//! few seconds, and continues when no other waits. An [`Event`] has the ticket of its question; events of older
//! questions are never sent. An illegal answer counts as a lost worker. [`Event::Restarted`] means that the worker was
//! lost and another one answers, [`Event::Failed`] that the question lost too many workers. If no worker for a
//! game can be started, every asker that waits for one gets [`Event::Failed`]. A worker without a question ends after a while, and
//! immediately if the page is hidden; the next question starts it again. A worker also ends if the next question is about
//! another game, because the build makes a program for each.

mod client;
mod event;
mod legality;
mod message;
pub mod offer;
mod queue;
pub mod review;
mod script;
#[cfg(any(test, feature = "browser"))]
mod transport;
mod worker;

pub use event::Event;
pub use legality::OpenGame;
pub use message::{Exact, Line, PageMessage, Reply, Request, SearchResult};
pub use queue::{AskerId, Command, Priority, Queue, QueuedQuestion};
pub use script::script_of;
#[cfg(feature = "browser")]
pub use transport::WorkerQueue;
#[cfg(feature = "engine")]
pub use transport::work;
pub use worker::EngineWorker;
