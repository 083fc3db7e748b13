//! The client with workers that answer late, twice, wrongly or not at all.

mod loss;
mod prepare;
mod rest;

use super::*;
use crate::engine::{EngineWorker, SearchResult};

const LINES: Request = Request::Lines {
    count: 1,
    depth: None,
    nodes: None,
    threat: false,
};

fn pogo() -> GameText {
    GameText {
        game: "pogo".to_owned(),
        ..GameText::default()
    }
}

fn found(depth: u16) -> SearchResult {
    SearchResult {
        depth,
        ..SearchResult::default()
    }
}

/// A client that has asked once. Its worker is ready and has the question as number 1.
fn request() -> Client {
    let mut client = Client::default();
    assert_eq!(client.ask(&pogo(), LINES, 0.0), 1);
    assert_eq!(client.take(), [start()]);
    client.receive(&Reply::Ready.print(), 100.0);
    assert_eq!(client.take(), [sent(1)]);
    client
}

fn start() -> Command {
    Command::Start("pogo".to_owned())
}

fn sent(id: u64) -> Command {
    let text = pogo().to_string();
    let request = LINES;
    Command::Send(PageMessage::Ask { id, text, request }.print())
}

fn ticket(client: &Client) -> Option<u64> {
    client.question.as_ref().map(|question| question.ticket)
}

fn commands_after(client: &mut Client, reply: &Reply, now: f64) -> Vec<Command> {
    client.receive(&reply.print(), now);
    client.take()
}

#[test]
fn a_question_waits_for_the_worker_and_is_answered() {
    let mut client = request();
    let found_ = |depth| Reply::Found {
        id: 1,
        found: found(depth),
    };
    for depth in [1, 2] {
        let event = Event::Found {
            ticket: 1,
            found: found(depth),
        };
        let commands = commands_after(&mut client, &found_(depth), 200.0);
        assert_eq!(commands, [Command::Tell(event)]);
    }
    assert_eq!(ticket(&client), Some(1));
    let done = Reply::Done {
        id: 1,
        found: found(2),
    };
    let event = Event::Done {
        ticket: 1,
        found: found(2),
    };
    assert_eq!(
        commands_after(&mut client, &done, 300.0),
        [Command::Tell(event)]
    );
    assert_eq!(ticket(&client), None);
    // Messages that still arrive belong to an old question.
    assert_eq!(commands_after(&mut client, &found_(3), 400.0), []);
    assert_eq!(commands_after(&mut client, &done, 400.0), []);
}

#[test]
fn an_exact_result_ends_a_question_and_progress_does_not() {
    let mut client = request();
    let reply = |exact| Reply::Exact { id: 1, exact };
    let event = |exact| Command::Tell(Event::Exact { ticket: 1, exact });
    // This takes longer than the time limit for silence, but the progress reports keep the worker alive.
    for step in 1..=9_u8 {
        let (exact, now) = (
            Exact::Solving(f64::from(step) / 10.0),
            f64::from(step) * 5_000.0,
        );
        let commands = commands_after(&mut client, &reply(exact.clone()), now);
        assert_eq!(commands, [event(exact)]);
        client.tick(now + 900.0);
        assert_eq!(client.take(), []);
    }
    let exact = Exact::Game(Vec::new());
    let commands = commands_after(&mut client, &reply(exact.clone()), 46_000.0);
    assert_eq!(commands, [event(exact.clone())]);
    assert_eq!(ticket(&client), None);
    assert_eq!(commands_after(&mut client, &reply(exact), 46_000.0), []);
}

#[test]
fn only_the_newest_waiting_question_is_sent() {
    let mut client = Client::default();
    for ticket in 1..=3 {
        assert_eq!(client.ask(&pogo(), LINES, 0.0), ticket);
    }
    assert_eq!(client.take(), [start()]);
    assert_eq!(commands_after(&mut client, &Reply::Ready, 10.0), [sent(1)]);
    assert_eq!(ticket(&client), Some(3));
    // A worker that reports twice that it is ready gets the question only once.
    assert_eq!(commands_after(&mut client, &Reply::Ready, 10.0), []);
}

#[test]
fn answers_to_older_questions_are_dropped() {
    let mut client = request();
    client.ask(&pogo(), LINES, 200.0);
    assert_eq!(client.take(), [sent(2)]);
    let done = |id| Reply::Done {
        id,
        found: found(9),
    };
    let judged = Reply::Evaluation {
        id: 1,
        ply: 0,
        moves: 4,
        found: found(1),
    };
    let refused = Reply::Refused {
        id: Some(1),
        sentence: "no".to_owned(),
    };
    for stale in [done(1), judged, refused, done(3), done(0)] {
        assert_eq!(commands_after(&mut client, &stale, 300.0), []);
    }
    let event = Event::Done {
        ticket: 2,
        found: found(9),
    };
    assert_eq!(
        commands_after(&mut client, &done(2), 300.0),
        [Command::Tell(event)]
    );
    assert_eq!(commands_after(&mut client, &done(1), 300.0), []);
}

#[test]
fn a_refused_question_ends_and_keeps_the_worker() {
    let mut client = request();
    let refused = Reply::Refused {
        id: Some(1),
        sentence: "no".to_owned(),
    };
    let event = Event::Refused {
        ticket: 1,
        sentence: "no".to_owned(),
    };
    assert_eq!(
        commands_after(&mut client, &refused, 200.0),
        [Command::Tell(event)]
    );
    client.tick(1_000.0);
    client.tick(2_000.0);
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 2_001.0);
    assert_eq!(client.take(), [sent(2)]);
}

#[test]
fn a_question_that_is_dropped_is_stopped_and_not_answered() {
    let stop = |id| Command::Send(PageMessage::Stop { id }.print());
    let done = Reply::Done {
        id: 1,
        found: found(3),
    };
    let mut client = request();
    client.forget(200.0);
    client.forget(210.0);
    assert_eq!(client.take(), [stop(1)]);
    assert_eq!(commands_after(&mut client, &done, 220.0), []);
}

#[test]
fn a_question_that_was_not_sent_is_dropped_without_a_message() {
    let mut client = Client::default();
    client.ask(&pogo(), LINES, 0.0);
    client.forget(10.0);
    assert_eq!(client.take(), [start()]);
    assert_eq!(commands_after(&mut client, &Reply::Ready, 20.0), []);
    client.ask(&pogo(), LINES, 30.0);
    assert_eq!(client.take(), [sent(1)]);
}

#[test]
fn a_client_works_with_an_engine_worker() {
    let (mut client, mut worker) = (Client::default(), EngineWorker::new());
    let level = Request::Level {
        index: 0,
        seed: 1,
        game: 1,
        millis: None,
    };
    // A game that is not solved.
    let text = GameText {
        game: "breakthrough".to_owned(),
        ..GameText::default()
    };
    let ticket = client.ask(&text, level, 0.0);
    let mut to_client = vec![Reply::Ready];
    let mut choice = None;
    for _ in 0..100_000 {
        for reply in std::mem::take(&mut to_client) {
            client.receive(&reply.print(), 0.0);
        }
        for act in client.take() {
            match act {
                Command::Start(_) | Command::Tell(Event::Found { .. }) => {}
                Command::Send(message) => to_client.extend(worker.receive(&message, 0.0)),
                Command::Tell(Event::Done { ticket: of, found }) => {
                    assert_eq!(of, ticket);
                    choice = found.choice;
                }
                other => panic!("{other:?}"),
            }
        }
        if choice.is_some() {
            break;
        }
        to_client.extend(worker.advance(|| 0.0));
    }
    assert!(choice.is_some());
    assert!(!worker.is_busy());
}
