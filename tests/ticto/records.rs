//! Game records of TicTo, as the page uses them.

use tablero::games::ticto::{Reason, TicTo};
use tablero::play::{Erase, GameRecord, GameText, Kind, Spot, Touched};

fn open(start: &str) -> GameRecord {
    let text = GameText {
        game: "ticto".to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    };
    (&Erase::<TicTo>::KIND as &dyn Kind)
        .open(&text)
        .expect("the start is a position")
}

fn at(name: &str) -> Spot {
    name.parse().expect(name)
}

fn names(spots: &[Spot]) -> String {
    let names: Vec<String> = spots.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// The possible targets and the moves that they make, with `x` if they take something.
fn targets(record: &GameRecord) -> Vec<String> {
    let show = |target: tablero::play::Target| {
        let makes = target.makes.unwrap_or_default();
        let takes = if target.consequence.takes { " x" } else { "" };
        format!("{} {makes}{takes}", names(target.touch.spots()))
    };
    record
        .possible_touches()
        .targets
        .into_iter()
        .map(show)
        .collect()
}

#[test]
fn a_push_is_two_touches_and_marks_where_the_pusher_went() {
    let mut record = open("Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0");
    assert_eq!(targets(&record), ["c3n "]);
    assert!(matches!(record.touch(at("c3n")), Touched::Selected));
    assert_eq!(targets(&record), ["d3n c3n!d3n", "c3 c3n>c3", "c4 c3n>c4"]);
    assert!(matches!(record.touch(at("d3n")), Touched::Moved));
    assert_eq!(record.moves(), ["c3n!d3n"]);
    assert_eq!(names(&record.scene(1).last), "c3n d3n");
    assert_eq!(names(&record.scene(0).last), "");
}

#[test]
fn a_target_says_that_it_takes_something() {
    let mut record = open("Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7");
    record.touch(at("f3n"));
    assert_eq!(
        targets(&record),
        ["g3n f3n!g3n x", "f3 f3n>f3", "f4 f3n>f4"]
    );
}

#[test]
fn any_part_of_a_rectangle_takes_all_of_it_in_hand() {
    for part in ["b1", "b0", "b0n", "b0.2"] {
        let mut record = open("Rg1:b0b1,g1 ra7:a7,g7 w n - 0");
        assert!(matches!(record.touch(at(part)), Touched::Selected));
        assert_eq!(names(&record.possible_touches().touched), "b1 b0 b0n");
        assert!(matches!(record.touch(at("b8")), Touched::Moved));
        assert_eq!(record.moves(), ["b0b1-b7b8"]);
    }
}

#[test]
fn of_a_pile_the_piece_that_can_act_is_taken_in_hand() {
    let mut record = open("Rg1:b3,c3+,g1 ra7:a7,c3,g7 w n - 0");
    record.touch(at("c3"));
    assert_eq!(names(&record.possible_touches().touched), "c3.2");
    let mut record = open("Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0");
    record.touch(at("b3.2"));
    assert_eq!(names(&record.possible_touches().touched), "a3 b3 a3e");
    assert_eq!(targets(&record), ["a3.2 b3.2 a3e.2 a3b3*"]);
}

#[test]
fn a_rebellion_is_undone_and_redone_and_marked_in_place() {
    let mut record = open("Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0");
    let before = record.scene(0);
    record.touch(at("a3"));
    assert!(matches!(record.touch(at("a3e")), Touched::Moved));
    assert_eq!(names(&record.scene(1).last), "a3 b3 a3e");
    assert!(record.undo());
    assert_eq!(record.scene(9), before);
    assert!(record.redo());
    assert_eq!(record.moves(), ["a3b3*"]);
}

#[test]
fn where_a_piece_can_go_beats_taking_another_in_hand() {
    let mut record = open("Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0");
    record.touch(at("c3n"));
    assert!(matches!(record.touch(at("g2")), Touched::Selected));
    assert_eq!(names(&record.possible_touches().touched), "g2");
    assert!(matches!(record.touch(at("g1")), Touched::Selected));
    assert_eq!(names(&record.possible_touches().touched), "g1.2");
    assert!(matches!(record.touch(at("g2")), Touched::Moved));
    assert_eq!(record.moves(), ["Rg1-g2"]);
}

#[test]
fn the_page_can_tell_why_a_piece_stays() {
    let why = |start: &str, touches: &[&str]| {
        let mut record = open(start);
        let (last, first) = touches.split_last().expect("something is touched");
        for touch in first {
            assert!(matches!(record.touch(at(touch)), Touched::Selected));
        }
        match record.touch(at(last)) {
            Touched::Refused(reason, _) => {
                *reason.downcast_ref::<Reason>().expect("its own reason")
            }
            other => panic!("{start}: {other:?}"),
        }
    };
    let carrying = "Rg1:b3c3,c3+,g1 ra7:a7,d4,g7 w n - 0";
    assert_eq!(why(carrying, &["b3e"]), Reason::Carries { at: at("c3") });
    assert_eq!(why(carrying, &["g1"]), Reason::StuckRound { at: at("g1") });
    let walled = "Rg1:b3,d3e,g1 ra7:a7,b4n,g7 w n - 0";
    assert_eq!(why(walled, &["b3", "e3"]), Reason::Wall { at: at("d3e") });
    assert_eq!(why(walled, &["b3", "c5"]), Reason::NotStraight);
}

#[test]
fn a_position_that_is_over_takes_no_touch() {
    let mut record = open("Rg1:a1,g1 ra7:a1+,a7 w n *a1 12");
    let result = record.result().expect("there is no move");
    assert_eq!(result.outcome.to_string(), "draw");
    assert!(matches!(record.touch(at("a1")), Touched::Over));
}
