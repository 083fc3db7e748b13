//! Courses as wholes: every game has one, and no rule is left untold.

use crate::table;
use std::collections::BTreeSet;
use tablero::games::GAMES;
use tablero::lessons::{COURSES, name_of, of};

#[test]
fn every_game_is_taught_in_the_order_of_the_shelf() {
    let games: Vec<_> = GAMES.iter().map(|family| family.slug()).collect();
    let courses: Vec<_> = COURSES.iter().map(|course| course.slug).collect();
    assert_eq!(courses, games);
}

#[test]
fn a_lesson_has_six_to_fifteen_exercises() {
    for course in COURSES {
        let count = course.exercises.len();
        assert!((6..=15).contains(&count), "{}: {count}", course.slug);
    }
}

#[test]
fn every_rule_is_told_and_shown() {
    for family in GAMES {
        let course = of(family.slug()).expect("a course");
        let told: BTreeSet<_> = course.points.iter().flat_map(|point| point.rules).collect();
        let diagrams = course.points.iter().flat_map(|point| point.diagrams);
        let shown: BTreeSet<_> = diagrams
            .flat_map(|diagram| diagram.rules)
            .chain(course.exercises.iter().flat_map(|exercise| exercise.rules))
            .collect();
        for rules in [&told, &shown] {
            let unknown: Vec<_> = rules
                .iter()
                .filter(|rule| !family.rules().contains(**rule))
                .collect();
            assert!(
                unknown.is_empty(),
                "{}: no such rules: {unknown:?}",
                course.slug
            );
            let missing: Vec<_> = family
                .rules()
                .iter()
                .filter(|rule| !rules.contains(*rule))
                .collect();
            assert!(missing.is_empty(), "{}: {missing:?}", course.slug);
        }
    }
}

#[test]
fn every_point_has_a_diagram_that_shows_nothing_else() {
    for course in COURSES {
        for point in course.points {
            let of = format!("{} {}", course.slug, point.key);
            assert!(!point.diagrams.is_empty(), "{of}: no diagram");
            for diagram in point.diagrams {
                assert!(!diagram.rules.is_empty(), "{of}.{}", diagram.key);
                for rule in diagram.rules {
                    assert!(point.rules.contains(rule), "{of}.{}: {rule}", diagram.key);
                }
                for forbidden in diagram.forbids {
                    assert!(
                        diagram.rules.contains(&forbidden.rule),
                        "{of}.{}: {}",
                        diagram.key,
                        forbidden.rule
                    );
                }
            }
        }
    }
}

/// In every position that is taught, and in games from its starts.
#[test]
fn every_piece_there_is_has_its_sentence_and_no_other() {
    for family in GAMES {
        let course = of(family.slug()).expect("a course");
        let diagrams = course.points.iter().flat_map(|point| point.diagrams);
        let settings = diagrams.map(|diagram| diagram.setting);
        let settings = settings.chain(course.exercises.iter().map(|exercise| exercise.setting));
        let mut seen = BTreeSet::new();
        for setting in settings {
            let table = table(course.slug, &setting, course.slug);
            let board = table.board();
            seen.extend(
                table
                    .pieces(usize::MAX)
                    .iter()
                    .map(|piece| name_of(piece, &board)),
            );
        }
        let told: BTreeSet<_> = course.pieces.iter().map(ToString::to_string).collect();
        assert_eq!(told, seen, "{}", course.slug);
    }
}

/// By a move, a refusal, what is in hand, what was played or how it ended.
#[test]
fn every_figure_shows_something_of_its_rules() {
    for course in COURSES {
        for point in course.points {
            for diagram in point.diagrams {
                let table = table(course.slug, &diagram.setting, point.key);
                let shows = !diagram.allows.is_empty()
                    || !diagram.forbids.is_empty()
                    || !diagram.touched.is_empty()
                    || !diagram.setting.moves.is_empty()
                    || table.verdict().is_some()
                    || diagram.setting.start.is_empty();
                assert!(shows, "{} {}.{}", course.slug, point.key, diagram.key);
            }
        }
    }
}

#[test]
fn keys_are_unique_within_their_course() {
    for course in COURSES {
        let words = course.words();
        let unique: BTreeSet<_> = words.iter().collect();
        assert_eq!(unique.len(), words.len(), "{}", course.slug);
    }
}
