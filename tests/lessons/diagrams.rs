//! Diagrams: their positions and moves are legal, and the moves that they call forbidden are forbidden.

use crate::{record, touch};
use tablero::lessons::{Diagram, courses};
use tablero::play::Touched;

fn each(mut check: impl FnMut(&str, &Diagram, &str)) {
    for course in courses() {
        for point in course.points() {
            for diagram in &point.diagrams {
                let of = format!("{} {}.{}", course.slug, point.key, diagram.key);
                check(&course.slug, diagram, &of);
            }
        }
    }
}

#[test]
fn every_diagram_is_a_position_of_its_game() {
    let mut count = 0;
    each(|slug, diagram, of| {
        record(slug, &diagram.setup, of);
        count += 1;
    });
    assert!(count >= courses().len(), "{count} diagrams");
}

#[test]
fn what_a_diagram_allows_is_legal() {
    each(|slug, diagram, of| {
        let legal = record(slug, &diagram.setup, of).legal();
        for allowed in &diagram.allows {
            let is_legal = legal.iter().any(|mv| mv == allowed);
            assert!(is_legal, "{of}: {allowed} is not legal, but {legal:?}");
        }
    });
}

#[test]
fn what_a_diagram_forbids_is_refused_by_that_rule() {
    each(|slug, diagram, of| {
        for forbidden in &diagram.forbids {
            let mut record = record(slug, &diagram.setup, of);
            let (last, before) = forbidden.touches.split_last().expect("a touch");
            for name in before {
                let touched = touch(&mut record, name, of);
                assert!(
                    matches!(touched, Touched::Selected),
                    "{of}: {name}: {touched:?}"
                );
            }
            match touch(&mut record, last, of) {
                Touched::Refused(why, rule) => {
                    assert_eq!(
                        rule,
                        Some(&*forbidden.rule),
                        "{of}: {:?}: {why}",
                        forbidden.touches
                    );
                }
                other => panic!("{of}: {:?}: {other:?}", forbidden.touches),
            }
        }
    });
}

#[test]
fn what_a_diagram_has_in_hand_can_be_taken_up() {
    each(|slug, diagram, of| {
        let mut record = record(slug, &diagram.setup, of);
        for name in &diagram.touched {
            let touched = touch(&mut record, name, of);
            assert!(
                matches!(touched, Touched::Selected),
                "{of}: {name}: {touched:?}"
            );
        }
    });
}
