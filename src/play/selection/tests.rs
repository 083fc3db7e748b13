use super::*;
use crate::play::toy::{Reason, Toy};
use crate::play::{Pos, erase};
use crate::rules::Position;

fn toy(text: &str) -> Pos {
    erase(Toy::parse(Default::default(), text).unwrap())
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

/// The result of each of these touches, made one after another.
fn touches(position: &Pos, names: &[&str]) -> Vec<String> {
    let mut selection = Selection::default();
    let answers = names
        .iter()
        .map(|name| selection.touch(&**position, spot(name)));
    answers
        .map(|answer| outcome(&**position, &answer))
        .collect()
}

fn outcome(position: &dyn AnyPosition, answer: &TouchResult) -> String {
    match answer {
        TouchResult::Selected => HELD.to_owned(),
        TouchResult::Deselected => LET_GO.to_owned(),
        TouchResult::Moved(mv) => moved(&position.legal()[mv.index()].notation),
        TouchResult::Refused { reason, rule } => {
            assert_eq!(*rule, Some("toy"));
            let Reason(spots) = reason.downcast_ref().expect("a reason of this game");
            refused(&spots.iter().map(Spot::to_string).collect::<Vec<_>>())
        }
    }
}

const HELD: &str = "held";
const LET_GO: &str = "let go";

fn moved(text: &str) -> String {
    format!("moved {text}")
}

fn refused(names: &[impl AsRef<str>]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    format!("refused {}", names.join(" "))
}

#[test]
fn one_two_and_three_touches_make_a_move() {
    let position = toy("W.Wb. w");
    assert_eq!(touches(&position, &["z1"]), [moved("--")]);
    assert_eq!(touches(&position, &["a1", "b1"]), [HELD, &moved("a1-b1")]);
    assert_eq!(
        touches(&position, &["c1", "d1", "e1"]),
        [HELD, HELD, &moved("c1^e1")]
    );
}

#[test]
fn every_spot_of_a_touch_means_the_same() {
    let position = toy("W.Wb. w");
    assert_eq!(
        touches(&position, &["c1e", "d1", "e1"]),
        [HELD, HELD, &moved("c1^e1")]
    );
    let mut selection = Selection::default();
    selection.touch(&*position, spot("a1e"));
    let selected = selection.selected(&*position).unwrap();
    assert_eq!(selected.spots(), [spot("a1"), spot("a1e")]);
    assert_eq!(selection.touched(), [spot("a1e")]);
}

#[test]
fn nothing_is_selected_after_a_move_or_a_refusal() {
    let position = toy("W.Wb. w");
    for last in ["b1", "e1"] {
        let mut selection = Selection::default();
        selection.touch(&*position, spot("a1"));
        selection.touch(&*position, spot(last));
        assert_eq!(selection, Selection::default(), "{last}");
        assert_eq!(selection.selected(&*position), None);
    }
}

#[test]
fn a_second_touch_of_the_selected_piece_deselects() {
    let position = toy("W.Wb. w");
    for again in ["c1", "c1e"] {
        assert_eq!(touches(&position, &["c1", again]), [HELD, LET_GO]);
        assert_eq!(
            touches(&position, &["c1", "d1", again]),
            [HELD, HELD, LET_GO]
        );
    }
}

#[test]
fn a_touch_of_another_piece_selects_it_instead() {
    let position = toy("W.Wb. w");
    assert_eq!(
        touches(&position, &["c1", "a1", "b1"]),
        [HELD, HELD, &moved("a1-b1")]
    );
    assert_eq!(
        touches(&position, &["c1", "d1", "a1", "b1"]),
        [HELD, HELD, HELD, &moved("a1-b1")]
    );
}

#[test]
fn a_target_of_the_selected_piece_wins_over_selecting_another() {
    assert_eq!(
        touches(&toy("WW.b w"), &["a1", "b1"]),
        [HELD, &moved("a1-b1")]
    );
}

#[test]
fn a_move_of_one_touch_is_made_with_any_selection() {
    assert_eq!(
        touches(&toy("W.Wb. w"), &["c1", "d1", "z1"]),
        [HELD, HELD, &moved("--")]
    );
}

#[test]
fn a_refusal_names_all_touched_spots() {
    let position = toy("W.Wb. w");
    assert_eq!(touches(&position, &["d1"]), [refused(&["d1"])]);
    assert_eq!(
        touches(&position, &["c1", "d1", "b1"])[2],
        refused(&["c1", "d1", "b1"])
    );
}

#[test]
fn a_stray_touch_keeps_a_selection_of_two_touches() {
    let position = toy("W.Wb. w");
    assert_eq!(
        touches(&position, &["c1", "d1", "b1", "e1"]),
        [HELD, HELD, &refused(&["c1", "d1", "b1"]), &moved("c1^e1")]
    );
}

#[test]
fn nothing_can_be_touched_after_the_end() {
    let over = toy("W..W b");
    assert!(Selection::default().open(&*over).is_empty());
    assert_eq!(touches(&over, &["a1"]), [refused(&["a1"])]);
}

#[test]
fn every_touch_narrows_the_possible_touches() {
    let position = toy("W.Wb. w");
    let mut selection = Selection::default();
    let open = |selection: &Selection| {
        let open = selection.open(&*position);
        let show = |(mv, touch): &(MoveId, Touch)| {
            format!(
                "{} {}",
                position.legal()[mv.index()].notation,
                touch.first()
            )
        };
        open.iter().map(show).collect::<Vec<_>>()
    };
    assert_eq!(
        open(&selection),
        ["-- z1", "a1-b1 a1", "c1-b1 c1", "c1^e1 c1"]
    );
    selection.touch(&*position, spot("c1"));
    assert_eq!(open(&selection), ["c1-b1 b1", "c1^e1 d1"]);
    selection.touch(&*position, spot("d1"));
    assert_eq!(open(&selection), ["c1^e1 e1"]);
}
