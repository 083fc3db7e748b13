//! The client with workers that answer late, twice, wrongly or not at all.

use super::*;
use crate::mind::Desk;

const LINES: Asked = Asked::Lines {
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

fn found(depth: u16) -> Found {
    Found {
        depth,
        ..Found::default()
    }
}

/// A client that has asked once, and its worker is ready and has the question as number 1.
fn asked() -> Client {
    let mut client = Client::new();
    assert_eq!(client.ask(&pogo(), LINES, 0.0), 1);
    assert_eq!(client.take(), [Act::Start]);
    client.heard(&Reply::Ready.print(), 100.0);
    assert_eq!(client.take(), [sent(1)]);
    client
}

fn sent(id: u64) -> Act {
    let text = pogo().to_string();
    let asked = LINES;
    Act::Send(Call::Ask { id, text, asked }.print())
}

fn is_told(client: &mut Client, reply: &Reply, now: f64) -> Vec<Act> {
    client.heard(&reply.print(), now);
    client.take()
}

fn restarted(ticket: u64, why: &str) -> Act {
    let why = why.to_owned();
    Act::Tell(Event::Restarted { ticket, why })
}

fn failed(ticket: u64, why: &str) -> Act {
    let why = why.to_owned();
    Act::Tell(Event::Failed { ticket, why })
}

#[test]
fn a_question_waits_for_the_worker_and_is_answered() {
    let mut client = asked();
    let found_ = |depth| Reply::Found {
        id: 1,
        found: found(depth),
    };
    for depth in [1, 2] {
        let event = Event::Found {
            ticket: 1,
            found: found(depth),
        };
        let told = is_told(&mut client, &found_(depth), 200.0);
        assert_eq!(told, [Act::Tell(event)]);
    }
    assert_eq!(client.ticket(), Some(1));
    let done = Reply::Done {
        id: 1,
        found: found(2),
    };
    let event = Event::Done {
        ticket: 1,
        found: found(2),
    };
    assert_eq!(is_told(&mut client, &done, 300.0), [Act::Tell(event)]);
    assert_eq!(client.ticket(), None);
    // Whatever still comes is stale.
    assert_eq!(is_told(&mut client, &found_(3), 400.0), []);
    assert_eq!(is_told(&mut client, &done, 400.0), []);
}

#[test]
fn only_the_newest_of_the_questions_that_wait_is_asked() {
    let mut client = Client::new();
    for ticket in 1..=3 {
        assert_eq!(client.ask(&pogo(), LINES, 0.0), ticket);
    }
    assert_eq!(client.take(), [Act::Start]);
    assert_eq!(is_told(&mut client, &Reply::Ready, 10.0), [sent(1)]);
    assert_eq!(client.ticket(), Some(3));
    // A worker that says twice that it is ready is asked once.
    assert_eq!(is_told(&mut client, &Reply::Ready, 10.0), []);
}

#[test]
fn answers_to_older_questions_are_dropped_in_whatever_order_they_come() {
    let mut client = asked();
    client.ask(&pogo(), LINES, 200.0);
    assert_eq!(client.take(), [sent(2)]);
    let done = |id| Reply::Done {
        id,
        found: found(9),
    };
    let judged = Reply::Judged {
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
        assert_eq!(is_told(&mut client, &stale, 300.0), []);
    }
    let event = Event::Done {
        ticket: 2,
        found: found(9),
    };
    assert_eq!(is_told(&mut client, &done(2), 300.0), [Act::Tell(event)]);
    assert_eq!(is_told(&mut client, &done(1), 300.0), []);
}

#[test]
fn a_refused_question_is_over_and_the_worker_stays() {
    let mut client = asked();
    let refused = Reply::Refused {
        id: Some(1),
        sentence: "no".to_owned(),
    };
    let event = Event::Refused {
        ticket: 1,
        sentence: "no".to_owned(),
    };
    assert_eq!(is_told(&mut client, &refused, 200.0), [Act::Tell(event)]);
    client.tick(900_000.0);
    client.tick(900_001.0);
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 900_002.0);
    assert_eq!(client.take(), [sent(2)]);
}

#[test]
fn stop_lets_the_last_word_come_and_forget_does_not() {
    let stop = |id| Act::Send(Call::Stop { id }.print());
    let done = Reply::Done {
        id: 1,
        found: found(3),
    };
    let mut client = asked();
    client.stop(200.0);
    client.stop(210.0);
    assert_eq!(client.take(), [stop(1)]);
    assert_eq!(is_told(&mut client, &done, 220.0).len(), 1);
    client.stop(230.0);
    assert_eq!(client.take(), []);

    let mut client = asked();
    client.forget(200.0);
    assert_eq!(client.take(), [stop(1)]);
    assert_eq!(is_told(&mut client, &done, 220.0), []);
}

#[test]
fn what_the_worker_does_not_have_yet_is_stopped_without_a_word() {
    let mut client = Client::new();
    client.ask(&pogo(), LINES, 0.0);
    client.stop(10.0);
    assert_eq!(client.take(), [Act::Start]);
    assert_eq!(is_told(&mut client, &Reply::Ready, 20.0), []);
    client.ask(&pogo(), LINES, 30.0);
    assert_eq!(client.take(), [sent(1)]);
}

#[test]
fn a_lost_worker_is_started_again_and_asked_again() {
    let mut client = asked();
    client.lost("out of memory", 200.0);
    let acts = client.take();
    assert_eq!(acts, [Act::End, Act::Start, restarted(1, "out of memory")]);
    // What the old one had still to say, under the old number.
    let done = |id| Reply::Done {
        id,
        found: found(1),
    };
    assert_eq!(is_told(&mut client, &done(1), 210.0), []);
    assert_eq!(is_told(&mut client, &Reply::Ready, 300.0), [sent(2)]);
    assert_eq!(is_told(&mut client, &done(1), 310.0), []);
    let event = Event::Done {
        ticket: 1,
        found: found(1),
    };
    assert_eq!(is_told(&mut client, &done(2), 320.0), [Act::Tell(event)]);
}

#[test]
fn a_worker_that_is_lost_again_and_again_is_given_up_until_the_next_question() {
    let mut client = Client::new();
    client.ask(&pogo(), LINES, 0.0);
    assert_eq!(client.take(), [Act::Start]);
    for _ in 1..TRIES {
        client.lost("not found", 10.0);
        assert_eq!(
            client.take(),
            [Act::End, Act::Start, restarted(1, "not found")]
        );
    }
    client.lost("not found", 10.0);
    assert_eq!(client.take(), [Act::End, failed(1, "not found")]);
    client.lost("not found", 20.0);
    client.tick(1_000_000.0);
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 1_000_001.0);
    assert_eq!(client.take(), [Act::Start]);
    client.lost("not found", 1_000_002.0);
    assert_eq!(client.take().len(), 3);
}

#[test]
fn an_idle_worker_that_is_lost_is_started_by_the_next_question() {
    let mut client = asked();
    client.forget(150.0);
    let _ = client.take();
    client.lost("gone", 200.0);
    assert_eq!(client.take(), [Act::End]);
    client.ask(&pogo(), LINES, 300.0);
    assert_eq!(client.take(), [Act::Start]);
}

/// Calls `tick` once a second from one time to another, and gives when there was something to do.
fn wait(client: &mut Client, from: f64, to: f64) -> Option<f64> {
    let mut now = from;
    while now < to {
        now += 1_000.0;
        client.tick(now);
        if !client.acts.is_empty() {
            return Some(now);
        }
    }
    None
}

#[test]
fn a_worker_that_falls_silent_is_lost() {
    let mut client = asked();
    let found = Reply::Found {
        id: 1,
        found: found(1),
    };
    assert_eq!(wait(&mut client, 100.0, 5_100.0), None);
    assert_eq!(is_told(&mut client, &found, 5_200.0).len(), 1);
    let lost = wait(&mut client, 5_200.0, 60_000.0).expect("it is noticed");
    assert!((5_200.0 + SILENCE..5_200.0 + SILENCE + 1_001.0).contains(&lost));
    assert_eq!(
        client.take(),
        [Act::End, Act::Start, restarted(1, "it fell silent")]
    );
}

#[test]
fn a_worker_that_is_slow_to_arrive_has_time_and_then_is_lost() {
    let mut client = Client::new();
    client.ask(&pogo(), LINES, 0.0);
    let _ = client.take();
    let lost = wait(&mut client, 0.0, 100_000.0).expect("it is noticed");
    assert!((ARRIVAL..ARRIVAL + 1_001.0).contains(&lost), "{lost}");
    assert_eq!(
        client.take(),
        [Act::End, Act::Start, restarted(1, "it did not arrive")]
    );
}

#[test]
fn a_worker_with_nothing_to_do_may_be_silent() {
    let mut client = asked();
    client.forget(200.0);
    let _ = client.take();
    assert_eq!(wait(&mut client, 200.0, 100_000.0), None);
}

#[test]
fn a_page_that_has_slept_does_not_blame_its_worker() {
    let mut client = asked();
    assert_eq!(wait(&mut client, 100.0, 2_100.0), None);
    // An hour later.
    let morning = 3_602_100.0;
    client.tick(morning);
    assert_eq!(client.take(), []);
    let lost = wait(&mut client, morning, morning + 60_000.0).expect("it is noticed");
    assert!(lost < morning + SILENCE + 1_000.0, "{lost}");
}

#[test]
fn a_stop_that_is_not_answered_is_given_up_and_not_asked_again() {
    let mut client = asked();
    client.stop(1_000.0);
    let _ = client.take();
    wait(&mut client, 1_000.0, 60_000.0).expect("it is noticed");
    assert_eq!(client.take(), [Act::End, failed(1, "it fell silent")]);
}

#[test]
fn a_worker_that_panics_or_talks_nonsense_is_lost() {
    let mut client = asked();
    let sentence = "index out of bounds".to_owned();
    let acts = is_told(&mut client, &Reply::Lost { sentence }, 200.0);
    assert_eq!(
        acts,
        [Act::End, Act::Start, restarted(1, "index out of bounds")]
    );
    for nonsense in ["", "{\"found\":{\"id\":1}}", "ready"] {
        let mut client = asked();
        client.heard(nonsense, 200.0);
        let acts = client.take();
        assert_eq!(acts[..2], [Act::End, Act::Start], "{nonsense}");
    }
}

#[test]
fn a_worker_that_rests_is_started_again_by_the_next_question() {
    let mut client = asked();
    client.rest();
    assert_eq!(client.take(), [Act::End]);
    client.rest();
    assert_eq!(client.take(), []);
    client.ask(&pogo(), LINES, 500.0);
    assert_eq!(client.take(), [Act::Start]);
}

#[test]
fn nothing_is_sent_to_a_worker_that_is_to_end() {
    let mut client = asked();
    client.ask(&pogo(), LINES, 200.0);
    client.lost("gone", 200.0);
    assert_eq!(client.take(), [Act::End, Act::Start, restarted(2, "gone")]);
}

#[test]
fn a_client_and_a_desk_understand_each_other() {
    let (mut client, mut desk) = (Client::new(), Desk::new());
    let level = Asked::Level { index: 0, seed: 1 };
    let ticket = client.ask(&pogo(), level, 0.0);
    let mut to_client = vec![Reply::Ready];
    let mut choice = None;
    for _ in 0..100_000 {
        for reply in std::mem::take(&mut to_client) {
            client.heard(&reply.print(), 0.0);
        }
        for act in client.take() {
            match act {
                Act::Start | Act::Tell(Event::Found { .. }) => {}
                Act::Send(message) => to_client.extend(desk.hear(&message, 0.0)),
                Act::Tell(Event::Done { ticket: of, found }) => {
                    assert_eq!(of, ticket);
                    choice = found.choice;
                }
                other => panic!("{other:?}"),
            }
        }
        if choice.is_some() {
            break;
        }
        to_client.extend(desk.advance(|| 0.0));
    }
    assert!(choice.is_some());
    assert!(!desk.is_busy());
}
