//! Any order of questions about two games, answers, losses and waits: events are always about the newest question of their asker, and
//! every question that is not dropped ends once.

use super::*;
use proptest::prelude::*;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
enum Step {
    Ask(u32, Priority, bool),
    Drop(u32),
    /// A question about a game, given by its index, is likely.
    Prepare(usize),
    /// Answers a sent question, given by its index, the newest first.
    Answer(usize, Kind),
    /// The worker that was started is ready.
    Ready,
    Lose,
    Show(bool),
    Wait(u32),
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Found,
    Done,
    Illegal,
    NoMove,
    Refused,
    Garbled,
}

fn step() -> impl Strategy<Value = Step> {
    let priorities = &[
        Priority::Check,
        Priority::Report,
        Priority::Analysis,
        Priority::Hint,
        Priority::Move,
    ];
    let kinds = &[
        Kind::Found,
        Kind::Done,
        Kind::Done,
        Kind::Illegal,
        Kind::NoMove,
        Kind::Refused,
        Kind::Garbled,
    ];
    let priorities = proptest::sample::select(&priorities[..]);
    let kinds = proptest::sample::select(&kinds[..]);
    prop_oneof![
        4 => (0..4_u32, priorities, any::<bool>())
            .prop_map(|(asker, priority, endless)| Step::Ask(asker, priority, endless)),
        1 => (0..4_u32).prop_map(Step::Drop),
        1 => (0..GAMES.len()).prop_map(Step::Prepare),
        6 => (0..3_usize, kinds).prop_map(|(back, kind)| Step::Answer(back, kind)),
        3 => Just(Step::Ready),
        1 => Just(Step::Lose),
        1 => any::<bool>().prop_map(Step::Show),
        1 => (1..10_u32).prop_map(Step::Wait),
    ]
}

/// The games of the askers, each with a legal move.
const GAMES: [(&str, &str); 2] = [("breakthrough", "a2-a3"), ("pogo", "1b1-b2")];

fn answer(&(id, ref text, _): &(u64, GameText, Request), kind: Kind) -> String {
    let legal = GAMES.iter().find(|(slug, _)| text.game == *slug);
    let (_, legal) = legal.expect("one of the games");
    let reply = match kind {
        Kind::Found => Reply::Found {
            id,
            found: found(legal),
        },
        Kind::Done => done(id, legal),
        Kind::Illegal => done(id, "a7-a6"),
        Kind::NoMove => Reply::Done {
            id,
            found: SearchResult::default(),
        },
        Kind::Refused => Reply::Refused {
            id: Some(id),
            sentence: "the test asked for it".to_owned(),
        },
        Kind::Garbled => return "{".to_owned(),
    };
    reply.print()
}

/// A question without an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Open {
    ticket: u64,
    priority: Priority,
    is_endless: bool,
}

/// Checks the events: each is about an open question, and the last one closes it. While a question is open, there is a
/// worker, and a question with an end is not kept waiting by a less urgent one.
fn check(bench: &mut Bench, open: &mut BTreeMap<u32, Open>) {
    for (asker, event) in bench.take() {
        let ticket = open.get(&asker).map(|one| one.ticket);
        assert_eq!(ticket, Some(event.ticket()), "{event:?} of {asker}");
        if event.is_last() {
            open.remove(&asker);
        }
    }
    let running = bench.queue.running.as_ref().map(|one| one.ticket);
    let Some(now) = open.values().find(|one| Some(one.ticket) == running) else {
        assert!(open.is_empty(), "nothing is under way of {open:?}");
        return;
    };
    assert!(bench.worker.is_some(), "no worker for {open:?}");
    let mut with_end = open.values().filter(|one| !one.is_endless);
    assert!(with_end.all(|one| one.priority <= now.priority), "{open:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn events_belong_to_open_questions_and_each_question_ends_once(
        steps in proptest::collection::vec(step(), 1..60)
    ) {
        let mut bench = Bench::slow();
        let mut open: BTreeMap<u32, Open> = BTreeMap::new();
        let mut ticket = 0;
        for step in steps {
            match step {
                Step::Ask(asker, priority, endless) => {
                    ticket += 1;
                    let is_endless = endless;
                    open.insert(asker, Open { ticket, priority, is_endless });
                    let request = if endless { ENDLESS } else { HINT };
                    let (slug, _) = GAMES[asker as usize % GAMES.len()];
                    let text = game(slug, &[]);
                    bench.ask(QueuedQuestion { text, ..query(asker, priority, ticket, request) });
                }
                Step::Drop(asker) => {
                    open.remove(&asker);
                    bench.queue.drop_query(AskerId(asker), bench.now);
                    bench.settle();
                }
                Step::Prepare(index) => {
                    bench.prepare(GAMES[index].0);
                }
                Step::Answer(back, kind) => {
                    let place = bench.sent.len().checked_sub(back + 1);
                    if let Some(sent) = place.and_then(|place| bench.sent.get(place)) {
                        let message = answer(sent, kind);
                        bench.queue.receive(&message, bench.now);
                        bench.settle();
                    }
                }
                Step::Ready => bench.make_ready(),
                Step::Lose => bench.lose(),
                Step::Show(shown) => {
                    bench.queue.show(shown, bench.now);
                    bench.settle();
                }
                Step::Wait(seconds) => {
                    for _ in 0..seconds {
                        bench.tick(1_000.0);
                    }
                }
            }
            check(&mut bench, &mut open);
        }
        // A correct worker answers the remaining questions.
        for _ in 0..10 {
            bench.make_ready();
            if let Some(sent) = bench.sent.last() {
                let message = answer(sent, Kind::Done);
                bench.queue.receive(&message, bench.now);
                bench.settle();
                check(&mut bench, &mut open);
            }
        }
        prop_assert_eq!(open, BTreeMap::new());
    }
}
