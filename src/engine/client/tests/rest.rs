//! Workers without a question, and hidden pages.

use super::loss::wait;
use super::*;

/// A client whose question is answered and whose worker is still running.
fn answered() -> Client {
    let mut client = request();
    let found = found(1);
    assert_eq!(
        commands_after(&mut client, &Reply::Done { id: 1, found }, 200.0).len(),
        1
    );
    client
}

#[test]
fn an_idle_worker_ends_and_the_next_question_starts_one() {
    for mut client in [answered(), request()] {
        client.forget(300.0);
        let _ = client.take();
        assert!(client.has_worker());
        let ended = wait(&mut client, 1_000.0, 100_000.0).expect("it ends");
        assert!(
            (IDLE_TIMEOUT..IDLE_TIMEOUT + 3_000.0).contains(&ended),
            "{ended}"
        );
        assert_eq!(client.take(), [Command::End]);
        assert!(!client.has_worker());
        // A last tick that was already scheduled.
        client.tick(ended + 1_000.0);
        assert_eq!(client.take(), []);
        client.ask(&pogo(), LINES, 200_000.0);
        assert_eq!(client.take(), [start()]);
        assert_eq!(
            commands_after(&mut client, &Reply::Ready, 200_100.0),
            [sent(2)]
        );
    }
}

#[test]
fn every_question_restarts_the_idle_time() {
    let mut client = answered();
    assert_eq!(wait(&mut client, 1_000.0, 25_000.0), None);
    client.ask(&pogo(), LINES, 25_500.0);
    assert_eq!(client.take(), [sent(2)]);
    let done = Reply::Done {
        id: 2,
        found: found(1),
    };
    assert_eq!(commands_after(&mut client, &done, 26_000.0).len(), 1);
    assert_eq!(wait(&mut client, 26_000.0, 50_000.0), None);
    assert!(wait(&mut client, 50_000.0, 60_000.0).is_some());
}

#[test]
fn a_thinking_worker_is_never_idle() {
    let mut client = request();
    let reply = Reply::Found {
        id: 1,
        found: found(1),
    };
    for second in 1..200 {
        let now = f64::from(second) * 1_000.0;
        client.tick(now);
        assert_eq!(commands_after(&mut client, &reply, now).len(), 1);
    }
}

#[test]
fn a_worker_that_starts_after_its_question_was_dropped_ends_too() {
    let mut client = Client::default();
    client.ask(&pogo(), LINES, 0.0);
    client.forget(10.0);
    assert_eq!(client.take(), [start()]);
    assert_eq!(commands_after(&mut client, &Reply::Ready, 20.0), []);
    assert!(wait(&mut client, 1_000.0, 40_000.0).is_some());
    assert_eq!(client.take(), [Command::End]);
}

#[test]
fn a_hidden_page_ends_an_idle_worker() {
    let mut client = answered();
    client.show(false);
    assert_eq!(client.take(), [Command::End]);
    client.show(true);
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 500.0);
    assert_eq!(client.take(), [start()]);
}

#[test]
fn a_worker_of_a_hidden_page_ends_when_its_question_is_dropped() {
    let mut client = request();
    client.show(false);
    assert_eq!(client.take(), []);
    client.forget(300.0);
    assert_eq!(client.take(), [Command::End]);
    // A worker that has answered may be asked again immediately.
    let mut client = request();
    client.show(false);
    let found = found(1);
    assert_eq!(
        commands_after(&mut client, &Reply::Done { id: 1, found }, 400.0).len(),
        1
    );
    client.ask(&pogo(), LINES, 500.0);
    assert_eq!(client.take(), [sent(2)]);
}
