//! Game records as the page uses them: games with erased types.

use tablero::games;
use tablero::games::breakthrough::{Ending, PositionError, Reason};
use tablero::play::{EndReason, GameRecord, GameText, OpenError, Spot, Target, Touched};
use tablero::rules::{Outcome, Side};

fn record(start: &str) -> GameRecord {
    games::open(&GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    })
    .unwrap()
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

fn names(spots: &[Spot]) -> String {
    let names: Vec<String> = spots.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// The spots that can be touched, with `!` if that takes a piece, and the moves that they make.
fn open(record: &GameRecord) -> String {
    let show = |target: &Target| {
        let takes = if target.consequence.takes { "!" } else { "" };
        let makes = target.makes.as_deref().unwrap_or("..");
        format!("{}{takes} {makes}", names(target.touch.spots()))
    };
    let shown: Vec<String> = record.possible_touches().targets.iter().map(show).collect();
    shown.join(", ")
}

const EDGE: &str = "7p/8/8/1p4p1/P6P/8/8/8 w";

#[test]
fn two_touches_make_a_move_and_undo_takes_it_back() {
    let mut record = record(EDGE);
    assert_eq!(open(&record), "a4 .., h4 ..");
    assert!(matches!(record.touch(spot("a4")), Touched::Selected));
    assert_eq!(names(&record.possible_touches().touched), "a4");
    assert_eq!(open(&record), "a5 a4-a5, b5! a4xb5");
    assert!(matches!(record.touch(spot("b5")), Touched::Moved));
    assert_eq!(names(&record.possible_touches().touched), "");
    assert_eq!(record.moves(), ["a4xb5"]);
    assert_eq!(record.turn(), Side::Black);
    let after = "7p/8/8/1P4p1/7P/8/8/8 b";
    assert_eq!(record.position_text(1), after);
    assert_eq!(record.position_text(usize::MAX), after);

    assert!(record.can_undo() && record.undo());
    assert_eq!(
        (record.plies(), record.position_text(1)),
        (0, EDGE.to_owned())
    );
    assert_eq!(record.undone(), ["a4xb5"]);
    assert!(record.can_redo() && record.redo());
    assert_eq!(record.text().moves, ["a4xb5"]);
}

#[test]
fn what_is_in_hand_is_let_go_by_everything_else() {
    let mut record = record(EDGE);
    let selected = |record: &mut GameRecord| {
        record.touch(spot("a4"));
        assert_eq!(names(&record.possible_touches().touched), "a4");
    };
    selected(&mut record);
    assert!(matches!(record.touch(spot("a4")), Touched::Deselected));
    assert_eq!(names(&record.possible_touches().touched), "");
    selected(&mut record);
    record.deselect();
    assert_eq!(names(&record.possible_touches().touched), "");
    selected(&mut record);
    assert!(record.play_text("h4-h9").is_err());
    assert_eq!(names(&record.possible_touches().touched), "");
    selected(&mut record);
    assert!(!record.undo());
    assert_eq!(names(&record.possible_touches().touched), "");
    selected(&mut record);
    assert!(record.resign(Side::White));
    assert_eq!(names(&record.possible_touches().touched), "");
}

#[test]
fn a_refusal_carries_the_reason_of_the_game() {
    let mut record = record(EDGE);
    record.touch(spot("a4"));
    let Touched::Refused(reason, rule) = record.touch(spot("d4")) else {
        panic!("played");
    };
    let found = reason.downcast_ref::<Reason>().copied();
    assert!(matches!(found, Some(Reason::NotForward { .. })));
    assert_eq!(rule, Some("3"));
    assert_eq!(reason.to_string(), "the piece on a4 goes forward only");
    assert!(reason.downcast_ref::<Ending>().is_none());
}

#[test]
fn the_picture_of_each_ply_marks_where_its_move_went() {
    let mut record = record(EDGE);
    record.play_text("a4xb5").unwrap();
    record.play_text("g5-g4").unwrap();
    let scene = |ply: usize| {
        let scene = record.scene(ply);
        (scene.pieces.len(), scene.turn, names(&scene.last))
    };
    assert_eq!(scene(0), (5, Side::White, String::new()));
    assert_eq!(scene(1), (4, Side::Black, "a4 b5".to_owned()));
    assert_eq!(scene(2), (4, Side::White, "g5 g4".to_owned()));
    assert_eq!(scene(99), scene(2), "past the end is the last one");
}

#[test]
fn an_end_on_the_board_carries_the_ending_of_the_game() {
    let mut record = record("1p2/P3/3p/4 w");
    record.play_text("a3xb4").unwrap();
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Won(Side::White));
    let EndReason::Position(ending) = result.reason else {
        panic!("{result:?}");
    };
    let found = ending.downcast_ref::<Ending>().copied();
    assert!(matches!(
        found,
        Some(Ending::Reached {
            side: Side::White,
            ..
        })
    ));
    assert_eq!(ending.to_string(), "white has reached the far edge on b4");

    assert!(record.legal().is_empty() && record.possible_touches().targets.is_empty());
    assert!(matches!(record.touch(spot("d2")), Touched::Over));
    assert!(!record.resign(Side::Black));
}

#[test]
fn a_game_given_up_is_over_and_can_be_taken_back() {
    let mut record = record(EDGE);
    assert!(record.resign(Side::White));
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Won(Side::Black));
    assert!(matches!(result.reason, EndReason::Resigned(Side::White)));
    assert!(record.legal().is_empty() && record.possible_touches().targets.is_empty());
    assert!(matches!(record.touch(spot("a4")), Touched::Over));
    assert_eq!(record.text().result, Some(Outcome::Won(Side::Black)));

    let mut again = games::open(&record.text()).unwrap();
    assert!(matches!(
        again.result().unwrap().reason,
        EndReason::Resigned(Side::White)
    ));
    assert!(again.undo());
    assert!(again.result().is_none());
    let redo = again.undone();
    let mut third = games::open(&again.text()).unwrap();
    third.restore_undone(&redo);
    assert!(third.redo() && third.result().is_some());
}

#[test]
fn what_is_wrong_with_a_start_carries_the_error_of_the_game() {
    let text = GameText {
        game: "breakthrough".to_owned(),
        start: Some("4/4/4/4 w".to_owned()),
        ..GameText::default()
    };
    match games::open(&text).err() {
        Some(OpenError::Start(error)) => {
            let found = error.downcast_ref::<PositionError>();
            assert_eq!(found, Some(&PositionError::BothWon));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_spot_of_a_board_has_the_name_it_is_read_by() {
    let record = record("9p/10/10/P9 w");
    let board = record.board();
    assert_eq!((board.width, board.height), (10, 4));
    assert_eq!(board.spots.len(), 40);
    for &at in &board.spots {
        assert_eq!(record.spot_name(at).parse(), Ok(at));
    }
}

/// The places from which a side could reach a place.
fn from(record: &GameRecord, side: Side, place: &str) -> String {
    let seen_moves = record.seen_moves(usize::MAX, side);
    let comes = seen_moves.iter().filter(|mv| mv.comes_to(spot(place)));
    let from: Vec<Spot> = comes.map(|mv| mv.from.first().ground()).collect();
    names(&from)
}

#[test]
fn what_a_side_could_do_is_known_whoever_is_to_move() {
    for turn in ["w", "b"] {
        let record = record(&format!("p3/2p1/1P2/3P {turn}"));
        assert_eq!(from(&record, Side::White, "c3"), "b2");
        assert_eq!(from(&record, Side::Black, "b2"), "c3");
        assert_eq!(from(&record, Side::Black, "d1"), "");
        let takes = |side| {
            record
                .seen_moves(0, side)
                .iter()
                .filter(|mv| mv.takes)
                .count()
        };
        assert_eq!((takes(Side::White), takes(Side::Black)), (1, 1));
    }
}

#[test]
fn what_is_shoved_is_within_reach_as_well() {
    let text = GameText {
        game: "push-push".to_owned(),
        start: Some("3o2u/7/7/2TU3/7/7/U6 b -".to_owned()),
        ..GameText::default()
    };
    let record = games::open(&text).unwrap();
    // The 3 on c4 pushes the 1 on d4 and so reaches its cell.
    assert_eq!(from(&record, Side::White, "d4"), "c4");
    let shoves = |mv: &tablero::play::SeenMove| mv.hits.contains(&spot("d4"));
    let seen_moves = record.seen_moves(0, Side::White);
    assert_eq!(seen_moves.iter().filter(|one| shoves(one)).count(), 1);
}

#[test]
fn nobody_can_do_anything_once_it_is_over() {
    let record = record("P3/2p1/4/3P b");
    for side in Side::BOTH {
        assert!(record.seen_moves(0, side).is_empty());
    }
}
