//! Checks, requested in parts, and puzzles, requested by number.

use super::*;

#[test]
fn a_check_runs_in_parts_and_lets_other_questions_in() {
    let mut tablebase = LoadedTablebase::default();
    let check = |from| Request::Check {
        positions: 2_000,
        seed: 3,
        from,
    };
    ask(&mut tablebase, 1, &check(0)).unwrap();
    tablebase.set_stored("slow", None);
    let replies = finish(&mut tablebase);
    let solving = Reply::Exact {
        id: 1,
        exact: Exact::Solving(0.025),
    };
    assert_eq!(replies.first(), Some(&solving), "it is solved first");
    let part = |reply: Option<&Reply>| match reply {
        Some(Reply::Exact {
            exact: Exact::Checked(tally),
            ..
        }) => *tally,
        other => panic!("{other:?}"),
    };
    let mut whole = part(replies.last());
    // Each step takes 15 milliseconds, until a progress report is due.
    assert_eq!((whole.at, whole.of), (7 * CHECKED, 2_000));
    ask(&mut tablebase, 2, &Request::Exact).unwrap();
    assert_eq!(finish(&mut tablebase), [position(2)]);
    let mut parts = 1;
    while !whole.is_over() {
        ask(&mut tablebase, 2 + parts, &check(whole.at)).unwrap();
        whole = whole.and(part(finish(&mut tablebase).last()));
        parts += 1;
    }
    assert_eq!((whole.all(), whole.at), (2_000, 2_000));
    assert_eq!((parts, whole.wrong), (3, 3 * 16));
    // A stopped check sends no more replies.
    ask(&mut tablebase, 9, &check(0)).unwrap();
    assert!(matches!(
        tablebase.stop(9, clock()),
        Some(Reply::Done { .. })
    ));
    assert_eq!(finish(&mut tablebase), []);
}

#[test]
fn lines_and_puzzles_come_from_the_solution() {
    let mut tablebase = LoadedTablebase::default();
    ask(&mut tablebase, 1, &Request::PlayOut { nodes: 9 }).unwrap();
    tablebase.set_stored("slow", Some(KEPT));
    match finish(&mut tablebase).as_slice() {
        [Reply::Done { id: 1, found }] => {
            assert_eq!(found.lines.len(), 1);
            assert_eq!(found.lines[0].score, Score::Win(3));
            assert_eq!(found.lines[0].moves, vec!["best"; usize::from(LINE)]);
        }
        other => panic!("{other:?}"),
    }
    ask(&mut tablebase, 2, &Request::Puzzle { number: 4 }).unwrap();
    let exact = Exact::Puzzle(stub::puzzle(4));
    assert_eq!(finish(&mut tablebase), [Reply::Exact { id: 2, exact }]);
    ask(&mut tablebase, 3, &Request::Puzzle { number: 0 }).unwrap();
    let refused = Reply::Refused {
        id: Some(3),
        sentence: "no puzzle of slow".to_owned(),
    };
    assert_eq!(finish(&mut tablebase), [refused]);
}
