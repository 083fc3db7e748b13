//! Workers that are lost, are silent, or never start.

use super::*;

#[test]
fn a_lost_worker_is_reported_once_when_the_next_one_answers() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.ask(query(2, Priority::Report, 2, HINT));
    let lost = bench.id();
    bench.lose();
    assert_eq!(bench.take(), []);
    assert!(bench.id() > lost);
    // Late messages of the lost one are ignored.
    bench.reply(&done(lost, "a2-a3"));
    assert_eq!(bench.take(), []);
    bench.done("a2-a3");
    let events = bench.take();
    assert!(is_restarted(&events[0]), "{events:?}");
    assert!(is_done(&events[1..], 1, 1), "{events:?}");
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 2, 2));
}

fn failed(events: &[(u32, Event)]) -> Vec<(u32, u64)> {
    let failed = events
        .iter()
        .filter(|(_, event)| matches!(event, Event::Failed { .. }));
    failed
        .map(|(asker, event)| (*asker, event.ticket()))
        .collect()
}

#[test]
fn a_worker_that_never_starts_is_reported_to_every_asker() {
    let mut bench = Bench::slow();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.ask(query(2, Priority::Report, 2, HINT));
    for _ in 0..3 {
        bench.lose();
    }
    let events = bench.take();
    assert_eq!(failed(&events), [(1, 1), (2, 2)]);
    assert_eq!(events.len(), 2);
    bench.ask(query(1, Priority::Hint, 3, HINT));
    bench.make_ready();
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 1, 3));
}

#[test]
fn a_question_that_crashes_every_worker_fails_alone() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.ask(query(2, Priority::Report, 2, HINT));
    for _ in 0..3 {
        bench.lose();
    }
    assert_eq!(failed(&bench.take()), [(1, 1)]);
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 2, 2));
}

#[test]
fn a_long_report_survives_many_lost_workers() {
    let mut bench = Bench::new();
    let mut report = query(1, Priority::Report, 1, Request::Game { nodes: 10 });
    let moves = ["a2-a3", "a7-a6", "b2-b3", "b7-b6", "c2-c3"];
    report.text = game("breakthrough", &moves);
    bench.ask(report);
    for ply in (1..=5).rev() {
        let id = bench.id();
        bench.reply(&Reply::Evaluation {
            id,
            ply,
            moves: 5,
            found: SearchResult::default(),
        });
        bench.lose();
        let (_, text, _) = bench.sent.last().expect("it is asked again");
        assert_eq!(text.moves, moves[..ply - 1]);
    }
    assert_eq!(failed(&bench.take()), []);
}

#[test]
fn a_silent_worker_is_lost() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Move, 1, LEVEL));
    for _ in 0..8 {
        bench.tick(1_000.0);
    }
    assert_eq!(bench.sent.len(), 2);
}
