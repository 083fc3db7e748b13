//! The behaviour common to all boards, tested on figures.

use super::{Run, kind};
use tablero::lessons::Setup;
use tablero::play::{Drawing, DrawingColor, Spot};
use tablero::session::{Announcement, BoardIntent, DiagramModel, Effect, Feedback, Hover};

const START: &str = "pppp/4/4/4/PPPP w";

fn board() -> Run<DiagramModel> {
    let model = DiagramModel::new(kind("breakthrough"), &Setup::at(START), &[]);
    Run::new(model.expect("a position"))
}

fn arrow(from: Spot, to: Spot) -> Drawing {
    Drawing {
        color: DrawingColor::Green,
        from,
        to: Some(to),
    }
}

#[test]
fn two_touches_make_a_move_that_is_announced() {
    let mut run = board();
    run.touch_at("a1");
    assert_eq!(run.board().possible_touches().touched.len(), 1);
    assert!(run.effects.is_empty());
    run.touch_at("a2");
    assert_eq!(run.moves(), ["a1-a2"]);
    assert_eq!(run.effects, [Effect::Announce(Announcement::Moved(1))]);
}

#[test]
fn a_refusal_says_why_and_keeps_the_selection() {
    let mut run = board();
    run.touch_at("a1");
    run.touch_at("d4");
    assert!(run.board().feedback().is_refusal());
    assert_eq!(run.board().possible_touches().touched, [Spot::cell(1, 1)]);
    run.touch_at("b2");
    assert_eq!(run.moves(), ["a1-b2"]);
    assert!(matches!(run.board().feedback(), Feedback::Nothing));
}

#[test]
fn a_refusal_keeps_a_gesture_of_two_touches() {
    // A push whose ball may go two ways is decided by a third touch.
    let course = tablero::lessons::of("push-push").expect("a course");
    let mut checked = 0;
    for diagram in course.points().flat_map(|point| &point.diagrams) {
        let model = DiagramModel::new(kind("push-push"), &diagram.setup, &[]);
        let mut run = Run::new(model.expect("a figure"));
        let record = run.board().record();
        let long = record
            .legal()
            .into_iter()
            .map(|mv| record.steps(record.plies(), &mv));
        let Some(steps) = long.into_iter().find(|steps| steps.len() == 3) else {
            continue;
        };
        run.touch(steps[0]);
        run.touch(steps[1]);
        let open = run.board().possible_touches();
        let spots = run.board().record().board().spots;
        let elsewhere = spots
            .into_iter()
            .find(|spot| open.target(*spot).is_none() && !open.touched.contains(spot));
        run.touch(elsewhere.expect("a place that is no target"));
        assert!(run.board().feedback().is_refusal());
        assert_eq!(
            run.board().possible_touches().touched,
            open.touched,
            "{}",
            diagram.key
        );
        checked += 1;
    }
    assert!(checked > 0, "no figure has a gesture of three touches");
}

#[test]
fn what_changes_nothing_is_known_beforehand() {
    let mut run = board();
    let hover = |is_ambiguous| {
        let spot = Spot::cell(2, 2);
        BoardIntent::Hover(Some(Hover { spot, is_ambiguous }))
    };
    for intent in [
        hover(false),
        BoardIntent::Focus(None),
        BoardIntent::HideThreats,
        BoardIntent::ClearDrawings,
    ] {
        run.send(intent.clone());
        assert!(run.board().is_fulfilled(&intent), "{intent:?}");
    }
    assert!(!run.board().is_fulfilled(&hover(true)));
    assert!(!run.board().is_fulfilled(&BoardIntent::Deselect));
    assert!(
        !run.board()
            .is_fulfilled(&BoardIntent::Touch(Spot::cell(1, 1)))
    );
}

#[test]
fn a_preview_takes_the_place_of_a_refusal() {
    let mut run = board();
    run.touch_at("a1");
    run.touch_at("d4");
    let over = |spot| {
        let is_ambiguous = false;
        BoardIntent::Hover(Some(Hover { spot, is_ambiguous }))
    };
    run.send(over(Spot::cell(4, 4)));
    assert!(
        run.board().feedback().is_refusal(),
        "there is no preview there"
    );
    run.send(over(Spot::cell(1, 2)));
    assert_eq!(
        run.board()
            .preview()
            .map(|one| one.makes.clone())
            .as_deref(),
        Some("a1-a2")
    );
    assert!(!run.board().feedback().is_refusal());
}

#[test]
fn the_keys_point_where_the_pointer_does_not() {
    let mut run = board();
    let at = |spot| {
        Some(Hover {
            spot,
            is_ambiguous: false,
        })
    };
    run.send(BoardIntent::Focus(at(Spot::cell(2, 2))));
    assert_eq!(run.board().hover(), at(Spot::cell(2, 2)));
    run.send(BoardIntent::Hover(at(Spot::cell(3, 3))));
    assert_eq!(run.board().hover(), at(Spot::cell(3, 3)));
    run.send(BoardIntent::Hover(None));
    assert_eq!(run.board().hover(), at(Spot::cell(2, 2)));
}

#[test]
fn an_earlier_position_is_looked_at_and_not_touched() {
    let mut run = board();
    run.play("a1-a2");
    run.play("d5-d4");
    run.effects.clear();
    run.send(BoardIntent::Step(-1));
    assert_eq!(run.board().ply(), 1);
    assert_eq!(run.effects, [Effect::Announce(Announcement::Shown(1))]);
    assert!(run.board().possible_touches().targets.is_empty());
    run.touch_at("b1");
    assert!(matches!(run.board().feedback(), Feedback::LookingBack));
    run.send(BoardIntent::Step(-9));
    assert_eq!(run.board().ply(), 0);
    run.send(BoardIntent::Step(9));
    assert!(!run.board().is_looking_back());
    assert_eq!(run.moves().len(), 2);
}

#[test]
fn a_drawing_is_removed_by_drawing_it_again_or_by_a_move() {
    let mut run = board();
    let one = arrow(Spot::cell(1, 1), Spot::cell(1, 2));
    let other = arrow(Spot::cell(2, 1), Spot::cell(2, 2));
    run.send(BoardIntent::Draw(one));
    run.send(BoardIntent::Draw(other));
    run.send(BoardIntent::Draw(one));
    assert_eq!(run.board().drawn(), [other]);
    run.play("a1-a2");
    assert!(run.board().drawn().is_empty());
    run.send(BoardIntent::Draw(one));
    run.send(BoardIntent::ClearDrawings);
    assert!(run.board().drawn().is_empty());
}

#[test]
fn threats_are_those_of_the_opponent_or_of_one_piece() {
    let mut run = board();
    run.send(BoardIntent::ShowThreats(None));
    let all = run.board().threats().expect("threats").seen_moves.len();
    run.send(BoardIntent::ShowThreats(Some(Spot::cell(1, 5))));
    let of_one = run.board().threats().expect("threats").clone();
    assert_eq!(of_one.from, Some(Spot::cell(1, 5)));
    assert!((1..all).contains(&of_one.seen_moves.len()));
    // An own piece has none.
    run.send(BoardIntent::ShowThreats(Some(Spot::cell(1, 1))));
    assert_eq!(
        run.board().threats().expect("threats").seen_moves.len(),
        all
    );
    run.send(BoardIntent::HideThreats);
    assert!(run.board().threats().is_none());
    // They belong to one position.
    run.send(BoardIntent::ShowThreats(None));
    run.play("a1-a2");
    assert!(run.board().threats().is_none());
}

#[test]
fn letting_go_drops_the_selection_and_the_message() {
    let mut run = board();
    run.touch_at("a1");
    run.touch_at("d4");
    run.send(BoardIntent::Deselect);
    assert!(run.board().possible_touches().touched.is_empty());
    assert!(matches!(run.board().feedback(), Feedback::Nothing));
}

#[test]
fn nothing_is_touched_once_the_game_is_over() {
    let model = DiagramModel::new(kind("breakthrough"), &Setup::at("4/P2p/4/4/3P w"), &[]);
    let mut run = Run::new(model.expect("a position"));
    run.play("a4-a5");
    run.touch_at("d4");
    assert!(matches!(run.board().feedback(), Feedback::Over));
    run.send(BoardIntent::ShowThreats(None));
    assert!(run.board().threats().is_none());
}
