//! The worker with a stub that thinks at a fixed speed, and with the games themselves.

mod time_limits;

use super::PageMessage::{Ask, Stop};
use super::stub::{called, clock, kinds, set_speed};
use super::*;
use crate::games::SEARCHABLE_GAMES;

fn worker() -> EngineWorker {
    EngineWorker::with_games(kinds, |_| None)
}

fn ask(worker: &mut EngineWorker, id: u64, game: &str, request: Request) -> Option<Reply> {
    let text = format!("tablero 1\ngame {game}");
    worker.receive(&Ask { id, text, request }.print(), clock())
}

fn lines(nodes: Option<u64>, threat: bool) -> Request {
    Request::Lines {
        count: 1,
        depth: None,
        nodes,
        threat,
    }
}

/// All replies until the final one.
fn finish(worker: &mut EngineWorker) -> Vec<Reply> {
    let mut replies = Vec::new();
    while worker.is_busy() {
        replies.extend(worker.advance(clock));
    }
    replies
}

fn done(replies: &[Reply]) -> (u64, &SearchResult) {
    match replies.last() {
        Some(Reply::Done { id, found }) => (*id, found),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_question_gets_progress_and_a_final_answer() {
    let mut worker = worker();
    assert_eq!(
        ask(&mut worker, 3, "slow", lines(Some(55_000), false)),
        None
    );
    let replies = finish(&mut worker);
    let (id, found) = done(&replies);
    assert_eq!((id, found.depth, found.nodes), (3, 5, 55_000));
    assert_eq!(found.choice.as_deref(), Some("line0"));
    assert!((found.millis - 550.0).abs() < 1e-6, "{}", found.millis);
    assert!(replies.len() > 3);
    for reply in &replies[..replies.len() - 1] {
        assert!(matches!(reply, Reply::Found { id: 3, .. }), "{reply:?}");
    }
}

#[test]
fn an_answer_to_a_puzzle_is_played_out_by_a_search() {
    let mut worker = worker();
    let refused = Reply::Refused {
        id: Some(2),
        sentence: "slow is not solved".to_owned(),
    };
    let puzzle = Request::Puzzle { number: 7 };
    assert_eq!(ask(&mut worker, 2, "slow", puzzle), Some(refused));
    let play_out = Request::PlayOut { nodes: 55_000 };
    assert_eq!(ask(&mut worker, 3, "slow", play_out), None);
    let replies = finish(&mut worker);
    let (id, found) = done(&replies);
    assert_eq!((id, found.nodes, found.lines.len()), (3, 55_000, 1));
}

#[test]
fn a_slice_is_short_on_fast_and_slow_machines() {
    for speed in [5.0, 80.0, 1_000.0, 8_000.0] {
        set_speed(speed);
        let mut worker = worker();
        ask(&mut worker, 1, "slow", lines(None, false));
        // It adapts to its speed.
        for _ in 0..20 {
            worker.advance(clock);
        }
        for _ in 0..200 {
            let before = clock();
            worker.advance(clock);
            let took = clock() - before;
            assert!((8.0..=20.0).contains(&took), "{took} ms at {speed}");
        }
    }
}

#[test]
fn a_stopped_clock_does_not_block_the_worker() {
    set_speed(f64::INFINITY);
    let mut worker = worker();
    ask(&mut worker, 1, "slow", lines(None, false));
    for _ in 0..100 {
        worker.advance(clock);
    }
    let stopped = worker.receive(&Stop { id: 1 }.print(), clock());
    assert!(matches!(stopped, Some(Reply::Done { id: 1, .. })));
}

#[test]
fn progress_comes_at_most_ten_times_a_second_and_regularly() {
    // A depth takes 5 ms, then 5 s.
    for (speed, min, max) in [(2_000.0, 40, 51), (2.0, 8, 12)] {
        set_speed(speed);
        let mut worker = worker();
        ask(&mut worker, 1, "slow", lines(None, false));
        let (started, mut times) = (clock(), Vec::new());
        while clock() - started < 5_000.0 {
            assert!(worker.is_busy());
            let replies = worker.advance(clock);
            times.extend(replies.iter().map(|_| clock()));
        }
        assert!((min..=max).contains(&times.len()), "{}", times.len());
        for pair in times.windows(2) {
            assert!((100.0..600.0).contains(&(pair[1] - pair[0])));
        }
    }
}

#[test]
fn the_newest_question_wins() {
    let mut worker = worker();
    ask(&mut worker, 1, "slow", lines(None, false));
    worker.advance(clock);
    ask(&mut worker, 2, "slow", lines(Some(100), false));
    let replies = finish(&mut worker);
    assert_eq!(done(&replies).0, 2);
    assert_eq!(replies.len(), 1);
}

#[test]
fn stop_gives_the_result_so_far_at_once() {
    let mut worker = worker();
    ask(&mut worker, 7, "slow", lines(None, false));
    while clock() < 250.0 {
        worker.advance(clock);
    }
    assert_eq!(worker.receive(&Stop { id: 6 }.print(), clock()), None);
    assert!(worker.is_busy());
    let Some(Reply::Done { id: 7, found }) = worker.receive(&Stop { id: 7 }.print(), clock())
    else {
        panic!("no last word");
    };
    assert_eq!(found.lines[0].moves, ["line0"]);
    assert!(!worker.is_busy());
    assert_eq!(worker.advance(clock), []);
    assert_eq!(worker.receive(&Stop { id: 7 }.print(), clock()), None);
}

#[test]
fn the_threat_is_searched_along_with_the_lines() {
    let mut worker = worker();
    ask(&mut worker, 1, "slow", lines(Some(200), true));
    let replies = finish(&mut worker);
    let (_, found) = done(&replies);
    assert_eq!(found.lines, []);
    let threat = found.threat.as_ref().expect("a threat");
    assert_eq!(threat.moves, ["threat0"]);
    assert_eq!(threat.depth, 11);
}

#[test]
fn a_report_judges_every_position_from_the_last_to_the_first() {
    let mut worker = worker();
    let text = "tablero 1\ngame slow\nmoves a b c\nresult white".to_owned();
    let request = Request::Game { nodes: 15_000 };
    let call = Ask {
        id: 4,
        text,
        request,
    };
    assert_eq!(worker.receive(&call.print(), clock()), None);
    let replies = finish(&mut worker);
    let judged: Vec<_> = replies
        .iter()
        .filter_map(|reply| match reply {
            Reply::Evaluation {
                id: 4,
                ply,
                moves: 3,
                found,
            } => Some((*ply, found.choice.clone().unwrap(), found.nodes)),
            _ => None,
        })
        .collect();
    let expected = [3, 2, 1, 0].map(|ply| (ply, format!("line{ply}"), 15_000));
    assert_eq!(judged, expected);
    assert_eq!(done(&replies).1.choice.as_deref(), Some("line0"));
}

#[test]
fn the_hash_table_is_kept_between_questions_about_one_game() {
    let mut worker = worker();
    let (first, second) = (
        Request::Level {
            index: 0,
            seed: 1,
            game: 1,
            millis: None,
        },
        Request::Level {
            index: 1,
            seed: 1,
            game: 1,
            millis: None,
        },
    );
    for (game, request, expected) in [
        ("slow", lines(Some(10), false), 1),
        ("slow", lines(Some(10), false), 1),
        ("slow", first.clone(), 2),
        ("slow", second.clone(), 3),
        ("slow", first.clone(), 3),
        ("slow", lines(Some(10), true), 4),
        ("slow", second, 4),
        ("other", first.clone(), 5),
        ("slow", first, 6),
    ] {
        assert_eq!(ask(&mut worker, 1, game, request), None);
        finish(&mut worker);
        assert_eq!(called(), expected);
    }
}

#[test]
fn a_question_that_cannot_be_answered_is_refused_and_ends_the_one_before() {
    let mut worker = worker();
    for (game, request, expected) in [
        (
            "chess",
            lines(None, false),
            "`chess` is no game of this collection",
        ),
        (
            "slow\nmoves wrong",
            lines(None, false),
            "`wrong` is no game of this collection",
        ),
        (
            "slow\nmove a",
            lines(None, false),
            "`move a` was not expected here",
        ),
        (
            "slow",
            Request::Level {
                index: 2,
                seed: 0,
                game: 1,
                millis: None,
            },
            "level 2 of slow, which has 2",
        ),
    ] {
        ask(&mut worker, 1, "slow", lines(None, false));
        let refused = Reply::Refused {
            id: Some(2),
            sentence: expected.to_owned(),
        };
        assert_eq!(ask(&mut worker, 2, game, request), Some(refused));
        assert!(!worker.is_busy());
    }
}

#[test]
fn an_unreadable_message_is_refused_and_stops_nothing() {
    let mut worker = worker();
    ask(&mut worker, 1, "slow", lines(None, false));
    for (message, number) in [
        ("{\"stop\":{\"id\":\"1\"}}", None),
        ("{\"ask\":{\"id\":9}}", Some(9)),
    ] {
        match worker.receive(message, clock()) {
            Some(Reply::Refused { id, .. }) => assert_eq!(id, number),
            other => panic!("{other:?}"),
        }
    }
    assert!(worker.is_busy());
}

#[test]
fn every_game_gets_a_legal_move_of_every_level_and_a_threat() {
    std::thread::scope(|scope| {
        for kind in SEARCHABLE_GAMES {
            scope.spawn(|| gets_a_legal_move_of_every_level_and_a_threat(kind.slug()));
        }
    });
}

fn gets_a_legal_move_of_every_level_and_a_threat(game: &str) {
    let now = || 0.0;
    let mut worker = EngineWorker::new();
    let text = GameText {
        game: game.to_owned(),
        ..GameText::default()
    };
    let mut open = games::open(&text).unwrap();
    for _ in 0..4 {
        let mv = open.legal().swap_remove(0);
        open.play_text(&mv).unwrap();
    }
    let text = open.text();
    let plays = |mv: &str| open.legal().iter().any(|legal| legal == mv);
    let levels = 0..games::kind(game).unwrap().levels();
    assert!(!levels.is_empty());
    let mut request: Vec<_> = levels
        .take(2)
        .map(|index| Request::Level {
            index,
            seed: 5,
            game: 1,
            millis: None,
        })
        .collect();
    request.push(lines(Some(3_000), true));
    for request in request {
        let asks_for_lines = matches!(request, Request::Lines { .. });
        let call = Ask {
            id: 1,
            text: text.to_string(),
            request,
        };
        assert_eq!(worker.receive(&call.print(), 0.0), None);
        let mut replies = Vec::new();
        if let Some(name) = worker.take_needed() {
            worker.set_stored(&name, None);
        }
        while worker.is_busy() {
            replies.extend(worker.advance(now));
        }
        let (_, found) = done(&replies);
        assert!(plays(found.choice.as_deref().unwrap()), "{found:?}");
        if asks_for_lines {
            assert!(found.threat.is_some(), "{text}");
        }
    }
}
