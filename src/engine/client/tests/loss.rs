//! Workers that are lost, silent, slow or faulty, and pages that are suspended.

use super::*;

fn restarted(ticket: u64, why: &str) -> Command {
    let why = why.to_owned();
    Command::Tell(Event::Restarted { ticket, why })
}

fn failed(ticket: u64, why: &str) -> Command {
    let why = why.to_owned();
    Command::Tell(Event::Failed { ticket, why })
}

#[test]
fn a_lost_worker_is_restarted_with_the_same_question() {
    let mut client = request();
    client.lost("out of memory", 200.0);
    let commands = client.take();
    assert_eq!(
        commands,
        [Command::End, start(), restarted(1, "out of memory")]
    );
    // A late message of the old worker, under the old number.
    let done = |id| Reply::Done {
        id,
        found: found(1),
    };
    assert_eq!(commands_after(&mut client, &done(1), 210.0), []);
    assert_eq!(commands_after(&mut client, &Reply::Ready, 300.0), [sent(2)]);
    assert_eq!(commands_after(&mut client, &done(1), 310.0), []);
    let event = Event::Done {
        ticket: 1,
        found: found(1),
    };
    assert_eq!(
        commands_after(&mut client, &done(2), 320.0),
        [Command::Tell(event)]
    );
}

#[test]
fn a_worker_that_is_lost_often_is_given_up_until_the_next_question() {
    let mut client = Client::default();
    client.ask(&pogo(), LINES, 0.0);
    assert_eq!(client.take(), [start()]);
    for _ in 1..TRIES {
        client.lost("not found", 10.0);
        assert_eq!(client.take(), [Command::End, start()]);
    }
    client.lost("not found", 10.0);
    assert_eq!(client.take(), [Command::End, failed(1, "not found")]);
    client.lost("not found", 20.0);
    client.tick(1_000_000.0);
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 1_000_001.0);
    assert_eq!(client.take(), [start()]);
    client.lost("not found", 1_000_002.0);
    assert_eq!(client.take(), [Command::End, start()]);
}

#[test]
fn a_lost_idle_worker_is_restarted_by_the_next_question() {
    let mut client = request();
    client.forget(150.0);
    let _ = client.take();
    client.lost("gone", 200.0);
    assert_eq!(client.take(), [Command::End]);
    client.ask(&pogo(), LINES, 300.0);
    assert_eq!(client.take(), [start()]);
}

/// Calls `tick` once a second between two times, and returns the time at which there was something to do.
pub(super) fn wait(client: &mut Client, from: f64, to: f64) -> Option<f64> {
    let mut now = from;
    while now < to {
        now += 1_000.0;
        client.tick(now);
        if !client.commands.is_empty() {
            return Some(now);
        }
    }
    None
}

#[test]
fn a_silent_worker_counts_as_lost() {
    let mut client = request();
    let found = Reply::Found {
        id: 1,
        found: found(1),
    };
    assert_eq!(wait(&mut client, 100.0, 5_100.0), None);
    assert_eq!(commands_after(&mut client, &found, 5_200.0).len(), 1);
    let lost = wait(&mut client, 5_200.0, 60_000.0).expect("it is noticed");
    assert!((5_200.0 + REPLY_TIMEOUT..5_200.0 + REPLY_TIMEOUT + 1_001.0).contains(&lost));
    assert_eq!(
        client.take(),
        [Command::End, start(), restarted(1, "it fell silent")]
    );
}

#[test]
fn a_worker_that_does_not_start_in_time_counts_as_lost() {
    let mut client = Client::default();
    client.ask(&pogo(), LINES, 0.0);
    let _ = client.take();
    let lost = wait(&mut client, 0.0, 200_000.0).expect("it is noticed");
    assert!(
        (START_TIMEOUT..START_TIMEOUT + 1_001.0).contains(&lost),
        "{lost}"
    );
    // It was never there, so nobody is told that another one is started.
    assert_eq!(client.take(), [Command::End, start()]);
}

#[test]
fn a_worker_is_not_lost_while_the_page_was_asleep() {
    let mut client = request();
    assert_eq!(wait(&mut client, 100.0, 2_100.0), None);
    // An hour later.
    let morning = 3_602_100.0;
    client.tick(morning);
    assert_eq!(client.take(), []);
    let lost = wait(&mut client, morning, morning + 60_000.0).expect("it is noticed");
    assert!(lost < morning + REPLY_TIMEOUT + 1_000.0, "{lost}");
}

#[test]
fn a_worker_that_panics_or_sends_nonsense_counts_as_lost() {
    let mut client = request();
    let sentence = "index out of bounds".to_owned();
    let commands = commands_after(&mut client, &Reply::Lost { sentence }, 200.0);
    assert_eq!(
        commands,
        [Command::End, start(), restarted(1, "index out of bounds")]
    );
    for nonsense in ["", "{\"found\":{\"id\":1}}", "ready"] {
        let mut client = request();
        client.receive(nonsense, 200.0);
        let commands = client.take();
        assert_eq!(commands[..2], [Command::End, start()], "{nonsense}");
    }
}

#[test]
fn nothing_is_sent_to_a_worker_that_is_to_end() {
    let mut client = request();
    client.ask(&pogo(), LINES, 200.0);
    client.lost("gone", 200.0);
    assert_eq!(client.take(), [Command::End, start(), restarted(2, "gone")]);
}
