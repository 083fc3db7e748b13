//! Any order of questions, answers, losses and waits: what is told is always of the newest question of its asker, and
//! every question that is not dropped ends once.

use super::*;
use proptest::prelude::*;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
enum Step {
    Ask(u32, Rank, bool),
    Drop(u32),
    /// Answers the question with this place among those that were sent, the newest first.
    Answer(usize, Kind),
    Lose,
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
    let ranks = &[
        Rank::Check,
        Rank::Report,
        Rank::Analysis,
        Rank::Hint,
        Rank::Move,
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
    let ranks = proptest::sample::select(&ranks[..]);
    let kinds = proptest::sample::select(&kinds[..]);
    prop_oneof![
        4 => (0..4_u32, ranks, any::<bool>())
            .prop_map(|(asker, rank, endless)| Step::Ask(asker, rank, endless)),
        1 => (0..4_u32).prop_map(Step::Drop),
        6 => (0..3_usize, kinds).prop_map(|(back, kind)| Step::Answer(back, kind)),
        1 => Just(Step::Lose),
        1 => (1..10_u32).prop_map(Step::Wait),
    ]
}

fn answer(id: u64, kind: Kind) -> String {
    let reply = match kind {
        Kind::Found => Reply::Found {
            id,
            found: found("a2-a3"),
        },
        Kind::Done => done(id, "a2-a3"),
        Kind::Illegal => done(id, "a7-a6"),
        Kind::NoMove => Reply::Done {
            id,
            found: Found::default(),
        },
        Kind::Refused => Reply::Refused {
            id: Some(id),
            sentence: "the test asked for it".to_owned(),
        },
        Kind::Garbled => return "{".to_owned(),
    };
    reply.print()
}

/// Reads what was told: each event is of a question that is open, and the last one closes it.
fn check(bench: &mut Bench, open: &mut BTreeMap<u32, u64>) {
    for (asker, event) in bench.take() {
        let ticket = Some(&event.ticket()).copied();
        assert_eq!(open.get(&asker).copied(), ticket, "{event:?} of {asker}");
        if event.is_last() {
            open.remove(&asker);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_told_is_of_an_open_question_and_every_question_ends_once(
        steps in proptest::collection::vec(step(), 1..60)
    ) {
        let mut bench = Bench::new();
        let mut open = BTreeMap::new();
        let mut ticket = 0;
        for step in steps {
            match step {
                Step::Ask(asker, rank, endless) => {
                    ticket += 1;
                    open.insert(asker, ticket);
                    let asked = if endless { ENDLESS } else { HINT };
                    bench.ask(query(asker, rank, ticket, asked));
                }
                Step::Drop(asker) => {
                    open.remove(&asker);
                    bench.queue.drop_query(AskerId(asker), bench.now);
                    bench.settle();
                }
                Step::Answer(back, kind) => {
                    let place = bench.sent.len().checked_sub(back + 1);
                    if let Some((id, ..)) = place.and_then(|place| bench.sent.get(place)) {
                        let message = answer(*id, kind);
                        bench.queue.heard(&message, bench.now);
                        bench.settle();
                    }
                }
                Step::Lose => {
                    bench.queue.lost("the test asked for it", bench.now);
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
        // An honest worker answers what is left.
        for _ in 0..10 {
            if let Some((id, ..)) = bench.sent.last() {
                let message = answer(*id, Kind::Done);
                bench.queue.heard(&message, bench.now);
                bench.settle();
                check(&mut bench, &mut open);
            }
        }
        prop_assert_eq!(open, BTreeMap::new());
    }
}
