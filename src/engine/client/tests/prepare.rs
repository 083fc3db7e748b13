//! Workers that are started before the first question.

use super::loss::wait;
use super::*;

fn prepared() -> Client {
    let mut client = Client::default();
    client.prepare("pogo", 0.0);
    assert_eq!(client.take(), [start()]);
    client
}

#[test]
fn a_prepared_worker_gets_the_first_question() {
    let mut client = prepared();
    assert_eq!(commands_after(&mut client, &Reply::Ready, 100.0), []);
    client.ask(&pogo(), LINES, 200.0);
    assert_eq!(client.take(), [sent(1)]);
    // Also if the worker is not ready yet.
    let mut client = prepared();
    client.ask(&pogo(), LINES, 50.0);
    assert_eq!(client.take(), []);
    assert_eq!(commands_after(&mut client, &Reply::Ready, 100.0), [sent(1)]);
}

#[test]
fn a_prepared_worker_that_is_lost_is_not_reported_and_the_question_starts_another() {
    let mut client = prepared();
    client.lost("not found", 100.0);
    assert_eq!(client.take(), [Command::End]);
    client.ask(&pogo(), LINES, 200.0);
    assert_eq!(client.take(), [start()]);
}

#[test]
fn a_prepared_worker_that_is_not_asked_ends() {
    let mut client = answered_and_idle();
    client.prepare("pogo", 100_000.0);
    assert_eq!(client.take(), [start()]);
    assert_eq!(wait(&mut client, 101_000.0, 125_000.0), None);
    assert!(wait(&mut client, 125_000.0, 140_000.0).is_some());
}

/// A client whose worker has ended because there was no question.
fn answered_and_idle() -> Client {
    let mut client = request();
    client.forget(300.0);
    let _ = client.take();
    assert!(wait(&mut client, 1_000.0, 100_000.0).is_some());
    assert_eq!(client.take(), [Command::End]);
    client
}

#[test]
fn a_worker_for_another_game_is_prepared_only_if_there_is_no_question() {
    let mut client = request();
    client.prepare("zoq", 200.0);
    client.prepare("pogo", 200.0);
    assert_eq!(client.take(), []);
    client.forget(300.0);
    let _ = client.take();
    client.prepare("pogo", 400.0);
    assert_eq!(client.take(), []);
    client.prepare("zoq", 500.0);
    let zoq = Command::Start("zoq".to_owned());
    assert_eq!(client.take(), [Command::End, zoq]);
}

#[test]
fn nothing_is_prepared_while_the_page_is_hidden() {
    let mut client = Client::default();
    client.show(false);
    client.prepare("pogo", 0.0);
    assert_eq!(client.take(), []);
}
