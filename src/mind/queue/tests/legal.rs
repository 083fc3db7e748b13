//! An answer that is not legal counts as a lost worker.

use super::*;
use crate::mind::Desk;

/// Whether an answer to a question counts as a lost worker.
fn loses(text: GameText, asked: Asked, reply: impl Fn(u64) -> Reply) -> bool {
    let mut bench = Bench::new();
    bench.ask(Query {
        text,
        ..query(1, Rank::Move, 1, asked)
    });
    let id = bench.id();
    bench.hear(&reply(id));
    let told = bench.take();
    assert_eq!(told.len(), 1, "{told:?}");
    is_restarted(&told[0])
}

#[test]
fn an_illegal_answer_or_none_is_a_lost_worker() {
    let start = || game("breakthrough", &[]);
    let no_move = |id| Reply::Done {
        id,
        found: Found::default(),
    };
    assert!(!loses(start(), LEVEL, |id| done(id, "a2-a3")));
    for wrong in ["a2-a4", "a7-a6", "", "nonsense"] {
        assert!(loses(start(), LEVEL, |id| done(id, wrong)), "{wrong}");
    }
    assert!(loses(start(), LEVEL, no_move));
    assert!(loses(start(), HINT, no_move));
    assert!(!loses(start(), ENDLESS, no_move));
    let so_far = |mv: &'static str| {
        move |id| Reply::Found {
            id,
            found: found(mv),
        }
    };
    assert!(loses(start(), ENDLESS, so_far("a7-a6")));
    assert!(!loses(start(), ENDLESS, so_far("a2-a3")));
    let judged = |ply, mv: &'static str| {
        move |id| Reply::Judged {
            id,
            ply,
            moves: 1,
            found: found(mv),
        }
    };
    let game = || game("breakthrough", &["a2-a3"]);
    let report = Asked::Game { nodes: 10 };
    assert!(!loses(game(), report.clone(), judged(1, "a7-a6")));
    assert!(loses(game(), report.clone(), judged(1, "a2-a3")));
    assert!(loses(game(), report, judged(2, "a7-a6")));
}

#[test]
fn a_line_that_is_to_be_played_out_is_legal_to_its_end() {
    let play_out = Asked::PlayOut { nodes: 10 };
    let line = |second: &'static str| {
        move |id| {
            let mut found = found("a2-a3");
            found.lines[0].moves.push(second.to_owned());
            Reply::Done { id, found }
        }
    };
    let start = || game("breakthrough", &[]);
    assert!(!loses(start(), play_out.clone(), line("a7-a6")));
    assert!(loses(start(), play_out, line("b2-b3")));
}

/// A game after its first three moves.
fn begun(slug: &str) -> GameText {
    let mut table = rules(&game(slug, &[])).expect("it is a game");
    for _ in 0..3 {
        let first = table.legal().remove(0);
        table.play_text(&first).expect("it is legal");
    }
    table.text()
}

/// The real desk's answers to every kind of question are legal.
#[test]
fn what_the_engine_answers_is_legal() {
    let mut ticket = 0;
    for kind in games::GAMES {
        let is_solved = !kind.rungs().is_empty();
        let mut questions = vec![LEVEL, HINT, Asked::Game { nodes: 100 }];
        questions.push(Asked::PlayOut { nodes: 1_000 });
        if is_solved && kind.is_solved_at_once() {
            questions.extend([Asked::Exact, Asked::Judge]);
        }
        for asked in questions
            .into_iter()
            .filter(|_| !is_solved || kind.is_solved_at_once())
        {
            let mut bench = Bench::new();
            let mut desk = Desk::new();
            ticket += 1;
            bench.ask(Query {
                text: begun(kind.slug()),
                ..query(1, Rank::Move, ticket, asked.clone())
            });
            let (id, text, sent) = bench.sent[0].clone();
            let text = text.to_string();
            let call = Call::Ask {
                id,
                text,
                asked: sent,
            };
            let mut clock = 0.0;
            assert_eq!(desk.hear(&call.print(), clock), None);
            while desk.is_busy() {
                clock += 10.0;
                for reply in desk.advance(|| clock) {
                    bench.hear(&reply);
                }
            }
            let told = bench.take();
            let (_, last) = told.last().expect("an answer");
            let answered = matches!(last, Event::Done { .. } | Event::Exact { .. });
            assert!(answered, "{asked:?} of {}: {last:?}", kind.slug());
        }
    }
}
