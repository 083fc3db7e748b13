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
    let mut client = prepared();
    assert_eq!(commands_after(&mut client, &Reply::Ready, 100.0), []);
    assert_eq!(wait(&mut client, 1_000.0, 25_000.0), None);
    assert!(wait(&mut client, 25_000.0, 40_000.0).is_some());
    assert_eq!(client.take(), [Command::End]);
}

#[test]
fn a_prepared_worker_has_its_time_to_start() {
    let mut client = prepared();
    assert_eq!(wait(&mut client, 0.0, START_TIMEOUT), None);
    assert!(wait(&mut client, START_TIMEOUT, START_TIMEOUT + 2_000.0).is_some());
    assert_eq!(client.take(), [Command::End]);
}

#[test]
fn a_running_worker_that_is_prepared_stays_for_the_next_question() {
    let mut client = request();
    client.forget(300.0);
    let _ = client.take();
    assert_eq!(wait(&mut client, 1_000.0, 25_000.0), None);
    client.prepare("pogo", 25_500.0);
    assert_eq!(client.take(), []);
    assert_eq!(wait(&mut client, 26_000.0, 50_000.0), None);
    client.prepare("zoq", 50_500.0);
    let zoq = Command::Start("zoq".to_owned());
    assert_eq!(client.take(), [Command::End, zoq]);
}
