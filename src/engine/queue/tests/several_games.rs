//! Questions about several games, each of which needs its own worker.

use super::*;

fn about(slug: &str, query: QueuedQuestion) -> QueuedQuestion {
    QueuedQuestion {
        text: game(slug, &[]),
        ..query
    }
}

#[test]
fn a_question_about_another_game_is_for_another_worker_and_the_interrupted_one_is_asked_again() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Analysis, 1, ENDLESS));
    let first = bench.id();
    bench.ask(about("pogo", query(2, Priority::Move, 2, LEVEL)));
    assert_eq!(bench.game, "pogo");
    // The worker that was ended may have answered before.
    bench.reply(&done(first, "a2-a3"));
    assert_eq!(bench.take(), []);
    bench.done("1b1-b2");
    assert!(is_done(&bench.take(), 2, 2));
    assert_eq!(bench.game, "breakthrough");
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 1, 1));
}

#[test]
fn a_worker_that_still_starts_is_replaced_too_and_nothing_counts_as_lost() {
    let mut bench = Bench::slow();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.queue.drop_query(AskerId(1), bench.now);
    bench.ask(about("pogo", query(1, Priority::Hint, 2, HINT)));
    assert_eq!((bench.worker, &*bench.game), (Some(false), "pogo"));
    bench.make_ready();
    bench.done("1b1-b2");
    assert!(is_done(&bench.take(), 1, 2));
}

#[test]
fn the_same_game_keeps_its_worker_with_all_that_it_has_found() {
    let mut bench = Bench::slow();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.make_ready();
    bench.done("a2-a3");
    bench.take();
    bench.ask(query(1, Priority::Hint, 2, HINT));
    // It is ready: no other worker was started.
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 1, 2));
}

#[test]
fn a_game_is_prepared_when_the_question_about_another_one_is_answered() {
    let mut bench = Bench::new();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.prepare("zoq");
    bench.prepare("pogo");
    assert_eq!(bench.game, "breakthrough");
    bench.done("a2-a3");
    assert_eq!((bench.worker, &*bench.game), (Some(true), "pogo"));
    bench.take();
    bench.ask(about("pogo", query(1, Priority::Move, 2, LEVEL)));
    bench.done("1b1-b2");
    assert!(is_done(&bench.take(), 1, 2));
}

#[test]
fn a_game_is_prepared_when_the_page_is_seen() {
    let mut bench = Bench::new();
    bench.queue.show(false, bench.now);
    bench.prepare("pogo");
    assert_eq!(bench.worker, None);
    bench.queue.show(true, bench.now);
    bench.settle();
    assert_eq!((bench.worker, &*bench.game), (Some(true), "pogo"));
}

#[test]
fn a_question_replaces_what_was_prepared() {
    let mut bench = Bench::new();
    bench.queue.show(false, bench.now);
    bench.prepare("pogo");
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.queue.show(true, bench.now);
    bench.done("a2-a3");
    assert!(is_done(&bench.take(), 1, 1));
    assert_eq!(bench.game, "breakthrough");
}

#[test]
fn a_game_whose_worker_never_starts_leaves_the_others_alone() {
    let mut bench = Bench::slow();
    bench.ask(query(1, Priority::Hint, 1, HINT));
    bench.ask(about("pogo", query(2, Priority::Report, 2, HINT)));
    bench.ask(query(3, Priority::Report, 3, HINT));
    for _ in 0..3 {
        bench.lose();
    }
    let tickets = bench.take();
    let tickets = tickets
        .iter()
        .map(|(asker, event)| (*asker, event.ticket()));
    assert_eq!(tickets.collect::<Vec<_>>(), [(1, 1), (3, 3)]);
    bench.make_ready();
    bench.done("1b1-b2");
    assert!(is_done(&bench.take(), 2, 2));
}
