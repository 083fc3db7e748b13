//! An illegal answer counts as a lost worker.

use super::*;
use crate::engine::{EngineWorker, Exact};
use crate::play::CheckCounts;

/// Whether an answer to a question counts as a lost worker.
fn loses(text: GameText, request: Request, reply: impl Fn(u64) -> Reply) -> bool {
    let mut bench = Bench::new();
    bench.ask(QueuedQuestion {
        text,
        ..query(1, Priority::Move, 1, request)
    });
    let id = bench.id();
    bench.reply(&reply(id));
    let is_lost = bench.sent.len() > 1;
    assert_ne!(is_lost, !bench.take().is_empty());
    is_lost
}

#[test]
fn an_illegal_or_missing_move_counts_as_a_lost_worker() {
    let start = || game("breakthrough", &[]);
    let no_move = |id| Reply::Done {
        id,
        found: SearchResult::default(),
    };
    assert!(!loses(start(), LEVEL, |id| done(id, "a2-a3")));
    for wrong in ["a2-a4", "a7-a6", "", "nonsense"] {
        assert!(loses(start(), LEVEL, |id| done(id, wrong)), "{wrong}");
    }
    assert!(loses(start(), LEVEL, no_move));
    assert!(loses(start(), HINT, no_move));
    // A legal line without a chosen move, and the reverse.
    let without_choice = |id| {
        let mut found = found("a2-a3");
        found.choice = None;
        Reply::Done { id, found }
    };
    assert!(loses(start(), HINT, without_choice));
    let illegal_choice = |id| {
        let mut found = found("a2-a3");
        found.choice = Some("a7-a6".to_owned());
        Reply::Done { id, found }
    };
    assert!(loses(start(), LEVEL, illegal_choice));
    let without_moves = |id| {
        let mut found = found("a2-a3");
        found.lines[0].moves.clear();
        Reply::Done { id, found }
    };
    assert!(loses(start(), LEVEL, without_moves));
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
        move |id| Reply::Evaluation {
            id,
            ply,
            moves: 1,
            found: found(mv),
        }
    };
    let game = || game("breakthrough", &["a2-a3"]);
    let report = Request::Game { nodes: 10 };
    assert!(!loses(game(), report.clone(), judged(1, "a7-a6")));
    assert!(loses(game(), report.clone(), judged(1, "a2-a3")));
    assert!(loses(game(), report, judged(2, "a7-a6")));
}

#[test]
fn a_line_that_is_to_be_played_out_is_legal_to_its_end() {
    let play_out = Request::PlayOut { nodes: 10 };
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

#[test]
fn an_answer_of_another_kind_counts_as_a_lost_worker() {
    let start = || game("zoq", &[]);
    let checked = |id| Reply::Exact {
        id,
        exact: Exact::Checked(CheckCounts::default()),
    };
    let solving = |id| Reply::Exact {
        id,
        exact: Exact::Solving(0.5),
    };
    let check = Request::Check {
        positions: 1,
        seed: 1,
        from: 0,
    };
    assert!(!loses(start(), check, checked));
    assert!(loses(start(), LEVEL, checked));
    assert!(loses(start(), Request::Exact, checked));
    assert!(!loses(start(), LEVEL, solving));
    assert!(loses(start(), HINT, solving));
    for request in [
        Request::Exact,
        Request::Judge,
        Request::Puzzle { number: 1 },
    ] {
        let done = |id| Reply::Done {
            id,
            found: SearchResult::default(),
        };
        assert!(loses(start(), request, done));
    }
}

#[test]
fn exact_results_name_legal_moves() {
    let known = |text: &GameText, request: Request| {
        let mut bench = Bench::new();
        bench.ask(QueuedQuestion {
            text: text.clone(),
            ..query(1, Priority::Analysis, 1, request)
        });
        answer(&mut bench);
        match bench.take().pop() {
            Some((_, Event::Exact { exact, .. })) => exact,
            other => panic!("{other:?}"),
        }
    };
    let text = game_after_three_moves("zoq");
    let wrong = |request: Request, exact: Exact| {
        loses(text.clone(), request, move |id| Reply::Exact {
            id,
            exact: exact.clone(),
        })
    };
    let Exact::Position(position) = known(&text, Request::Exact) else {
        panic!("it is a position");
    };
    assert!(!wrong(Request::Exact, Exact::Position(position.clone())));
    let mut short = position.clone();
    short.moves.pop();
    assert!(wrong(Request::Exact, Exact::Position(short)));
    let mut illegal = position;
    illegal.moves[0].mv = "nonsense".to_owned();
    assert!(wrong(Request::Exact, Exact::Position(illegal)));
    let Exact::Game(judged) = known(&text, Request::Judge) else {
        panic!("it is a game");
    };
    assert!(!wrong(Request::Judge, Exact::Game(judged.clone())));
    assert!(wrong(Request::Judge, Exact::Game(judged[1..].to_vec())));
    let mut illegal = judged;
    illegal[0].best.push("nonsense".to_owned());
    assert!(wrong(Request::Judge, Exact::Game(illegal)));
    let request = Request::Puzzle { number: 1 };
    let Exact::Puzzle(puzzle) = known(&game("zoq", &[]), request.clone()) else {
        panic!("it is a puzzle");
    };
    assert!(!wrong(request.clone(), Exact::Puzzle(puzzle.clone())));
    let mut illegal = puzzle;
    illegal.line[0] = "nonsense".to_owned();
    assert!(wrong(request, Exact::Puzzle(illegal)));
}

/// Has the engine itself answer the question that was sent last.
fn answer(bench: &mut Bench) {
    let (id, text, request) = bench.sent.last().expect("a question was sent").clone();
    let text = text.to_string();
    let mut worker = EngineWorker::new();
    let mut clock = 0.0;
    assert_eq!(
        worker.receive(&PageMessage::Ask { id, text, request }.print(), clock),
        None
    );
    // No solution was stored.
    if let Some(name) = worker.take_needed() {
        worker.set_stored(&name, None);
    }
    while worker.is_busy() {
        clock += 10.0;
        for reply in worker.advance(|| clock) {
            bench.reply(&reply);
        }
    }
}

/// A game after its first three moves.
fn game_after_three_moves(slug: &str) -> GameText {
    let mut record = rules(&game(slug, &[])).expect("it is a game");
    for _ in 0..3 {
        let first = record.legal().remove(0);
        record.play_text(&first).expect("it is legal");
    }
    record.text()
}

/// The engine's answers to all kinds of questions are legal. The solution of Pogo is left out because it takes seconds.
#[test]
fn the_answers_of_the_engine_are_legal() {
    for kind in games::GAMES {
        let is_solved = !kind.exact_levels().is_empty();
        let mut questions = vec![HINT, Request::Game { nodes: 100 }];
        if !is_solved || kind.is_solved_at_once() {
            questions.extend([LEVEL, Request::PlayOut { nodes: 1_000 }]);
        }
        if kind.is_solved_at_once() {
            questions.extend([Request::Exact, Request::Judge]);
        }
        for request in questions {
            let mut bench = Bench::new();
            bench.ask(QueuedQuestion {
                text: game_after_three_moves(kind.slug()),
                ..query(1, Priority::Move, 1, request.clone())
            });
            answer(&mut bench);
            let events = bench.take();
            let (_, last) = events.last().expect("an answer");
            let answered = matches!(last, Event::Done { .. } | Event::Exact { .. });
            assert!(answered, "{request:?} of {}: {last:?}", kind.slug());
            assert_eq!(bench.sent.len(), 1, "{request:?} of {}", kind.slug());
        }
    }
}
