//! Messages between the page and its worker.

use super::common::refused;
use tablero::engine::{AskerId, PageMessage, Priority, Queue, QueuedQuestion, Reply, Request};
use tablero::games;
use tablero::play::GameText;

/// A message of the page.
pub fn call(text: &str) -> bool {
    match PageMessage::read(text) {
        Ok(call) => {
            assert!(
                PageMessage::read(&call.print()).as_ref() == Ok(&call),
                "{text:.200}"
            );
            true
        }
        Err((_, sentence)) => refused(&sentence),
    }
}

/// A message of the worker, also for a page that has requested a move and lines.
pub fn reply(text: &str) -> bool {
    let game = GameText {
        game: "zoq".to_owned(),
        ..GameText::default()
    };
    let level = Request::Level {
        index: 0,
        seed: 1,
        game: 1,
        millis: None,
    };
    let lines = Request::Lines {
        count: 2,
        depth: None,
        nodes: Some(100),
        threat: true,
    };
    for (priority, request) in [(Priority::Move, level), (Priority::Analysis, lines)] {
        let mut queue = Queue::new(|text| games::open(text).ok());
        let query = QueuedQuestion {
            asker: AskerId(1),
            priority,
            ticket: 1,
            text: game.clone(),
            request,
        };
        queue.ask(query, 0.0);
        queue.receive(&Reply::Ready.print(), 1.0);
        let _ = queue.take();
        queue.receive(text, 2.0);
        let _ = queue.take();
        queue.tick(3.0);
        let _ = queue.take();
    }
    match Reply::read(text) {
        Ok(reply) => {
            assert!(Reply::read(&reply.print()).is_ok(), "{text:.200}");
            true
        }
        Err(sentence) => refused(&sentence),
    }
}
