//! The texts of the boards of figures.

use super::in_each_language;
use std::collections::BTreeMap;
use tablero::games::words_of;
use tablero::lessons::{courses, spot_of};
use tablero::narration::{BoardFacts, BoardText, board_text};
use tablero::session::{BoardIntent, DiagramIntent, DiagramModel, Env, Message, Model};
use tablero::words::Locale;

fn figure(slug: &str, point: &str, key: &str) -> DiagramModel {
    let course = tablero::lessons::of(slug).expect("a course");
    let mut points = course.points();
    let point = points.find(|one| one.key == point).expect("a point");
    let mut diagrams = point.diagrams.iter();
    let diagram = diagrams.find(|one| one.key == key).expect("a figure");
    let kind = tablero::games::kind(slug).expect("a game");
    DiagramModel::new(kind, &diagram.setup, &diagram.touched).expect("a position")
}

fn send(model: &mut DiagramModel, intent: impl Into<DiagramIntent>) {
    model.update(
        Message::Intent(intent.into()),
        &Env::default(),
        &mut Vec::new(),
    );
}

fn touch(model: &mut DiagramModel, place: &str) {
    let spot = spot_of(model.board().record(), place).expect("a place");
    send(model, BoardIntent::Touch(spot));
}

fn said(model: &DiagramModel, locale: Locale) -> BoardText {
    let board = model.board();
    let words = words_of(board.record().slug()).expect("a game");
    board_text(&BoardFacts::of(words, board), locale)
}

#[test]
fn a_figure_says_what_is_allowed_and_why_not() {
    let mut model = figure("breakthrough", "blocked", "ahead");
    touch(&mut model, "f4");
    let refused = said(&model, Locale::En);
    assert!(refused.is_refused);
    assert_eq!(refused.rule, Some("5"));
    let why = "Pawns capture only diagonally; the pawn on f4 is straight ahead.";
    assert_eq!((&*refused.shown, &*refused.polite), (why, why));
    send(&mut model, DiagramIntent::Reset);
    touch(&mut model, "e4");
    let moved = said(&model, Locale::En);
    assert_eq!((moved.is_refused, moved.rule), (false, None));
    assert_eq!(
        (&*moved.shown, &*moved.polite),
        ("White: f3 captures e4.", "Black to move")
    );
    assert_eq!(said(&model, Locale::Es).shown, "Blancas: f3 captura e4.");
}

#[test]
fn the_end_is_said_after_the_last_move() {
    let mut model = figure("breakthrough", "win", "far");
    touch(&mut model, "a4");
    let over = said(&model, Locale::En);
    let end = "White wins. A pawn has reached the last row on a4.";
    assert_eq!(over.shown, format!("White: a3 to a4. {end}"));
    assert_eq!(over.polite, end);
}

#[test]
fn every_figure_says_something_in_every_language_wherever_it_is_touched() {
    for course in courses() {
        let kind = tablero::games::kind(&course.slug).expect("a game");
        let diagrams = course.points().flat_map(|point| {
            let diagrams = point.diagrams.iter();
            diagrams.map(move |diagram| (&point.key, diagram))
        });
        // Many touches may have the same text, so each sentence is kept once.
        let mut states: BTreeMap<String, DiagramModel> = BTreeMap::new();
        for (point, diagram) in diagrams {
            let begin = || DiagramModel::new(kind, &diagram.setup, &diagram.touched);
            let spots = begin().expect("a position").board().record().board().spots;
            for spot in spots {
                let mut model = begin().expect("a position");
                send(&mut model, BoardIntent::Touch(spot));
                let text = said(&model, Locale::En);
                states
                    .entry(format!("{} {point}", text.shown))
                    .or_insert(model);
            }
        }
        assert!(
            states.len() > 20,
            "{}: {} sentences",
            course.slug,
            states.len()
        );
        in_each_language(|locale, all| {
            for (key, model) in &states {
                let text = said(model, locale);
                assert_eq!(text.is_refused, model.board().feedback().is_refusal());
                all.add(key, text.shown);
                all.add(&format!("{key} read out"), text.polite);
            }
        });
    }
}
