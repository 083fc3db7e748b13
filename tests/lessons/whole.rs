//! Courses as a whole: every game has one, and no rule is missing.

use crate::record;
use std::collections::BTreeSet;
use std::fs;
use tablero::games::GAMES;
use tablero::lessons::{CourseTexts, Setup, SummaryItem, courses, name_of, of};

#[test]
fn every_game_is_taught_and_no_other() {
    let games: BTreeSet<_> = GAMES.iter().map(|kind| kind.slug()).collect();
    let courses: BTreeSet<_> = courses().iter().map(|course| &*course.slug).collect();
    assert_eq!(courses, games);
}

#[test]
fn a_lesson_has_six_to_twenty_exercises() {
    for course in courses() {
        let count = course.exercises.len();
        assert!((6..=20).contains(&count), "{}: {count}", course.slug);
    }
}

#[test]
fn a_lesson_begins_with_one_move_from_the_starting_position() {
    for course in courses() {
        let first = course.exercises.first().expect("an exercise");
        assert_eq!(first.setup, Setup::default(), "{}", course.slug);
        assert_eq!(first.within, 1, "{}", course.slug);
        assert!(!first.tells.is_empty(), "{}: it tells nothing", course.slug);
    }
}

#[test]
fn an_exercise_needs_no_rule_that_was_not_told_before() {
    for course in courses() {
        let mut told: BTreeSet<&str> = BTreeSet::new();
        for exercise in &course.exercises {
            let of = format!("{} {}", course.slug, exercise.key);
            assert!(!exercise.needs.is_empty(), "{of} needs nothing");
            told.extend(exercise.tells.iter().map(String::as_str));
            let needs = exercise.needs.iter();
            let untold: Vec<_> = needs.filter(|rule| !told.contains(rule.as_str())).collect();
            assert!(untold.is_empty(), "{of}: {untold:?} not told before");
        }
    }
}

/// Five to eight sentences, one or two in each item, in every language.
#[test]
fn a_summary_has_five_to_eight_sentences() {
    for course in courses() {
        for language in ["en", "es"] {
            let path = format!("locales/courses/{}-{language}.json", course.slug);
            let file = fs::read_to_string(path).expect("the course");
            let texts = CourseTexts::read(&course.words(), &file).expect("texts");
            let sentences = |item: &SummaryItem| {
                let text = texts.get(&format!("summary.{}", item.key));
                let ends = text.split_whitespace().filter(|word| word.ends_with('.'));
                let (count, letters) = (ends.count(), text.chars().count());
                let of = format!("{} {} {language}", course.slug, item.key);
                assert!((1..=2).contains(&count), "{of}: {count} sentences");
                assert!(letters <= 130, "{of}: {letters} characters");
                count
            };
            let items = course.summary.len();
            let count: usize = course.summary.iter().map(sentences).sum();
            let of = format!("{} {language}", course.slug);
            assert!((5..=8).contains(&count), "{of}: {count} sentences");
            assert!((4..=6).contains(&items), "{of}: {items} pictures");
        }
    }
}

#[test]
fn the_arrows_of_a_summary_are_legal_moves() {
    for course in courses() {
        for item in &course.summary {
            let legal = record(&course.slug, &item.setup, &item.key).legal();
            for mv in &item.arrows {
                let is_legal = legal.iter().any(|legal| legal == mv);
                assert!(is_legal, "{} {}: {mv}", course.slug, item.key);
            }
        }
    }
}

#[test]
fn every_rule_is_told_and_shown() {
    for kind in GAMES {
        let course = of(kind.slug()).expect("a course");
        let told: BTreeSet<_> = course.points().flat_map(|point| &point.rules).collect();
        let diagrams = course.points().flat_map(|point| &point.diagrams);
        let shown: BTreeSet<_> = diagrams
            .flat_map(|diagram| &diagram.rules)
            .chain(course.exercises.iter().flat_map(|exercise| &exercise.needs))
            .collect();
        for rules in [&told, &shown] {
            let unknown: Vec<_> = rules
                .iter()
                .filter(|rule| !kind.rules().contains(&rule.as_str()))
                .collect();
            assert!(
                unknown.is_empty(),
                "{}: no such rules: {unknown:?}",
                course.slug
            );
            let missing: Vec<_> = kind
                .rules()
                .iter()
                .filter(|rule| !rules.iter().any(|one| one == *rule))
                .collect();
            assert!(missing.is_empty(), "{}: {missing:?}", course.slug);
        }
    }
}

#[test]
fn every_point_has_a_diagram_that_shows_nothing_else() {
    for course in courses() {
        for point in course.points() {
            let of = format!("{} {}", course.slug, point.key);
            assert!(!point.diagrams.is_empty(), "{of}: no diagram");
            for diagram in &point.diagrams {
                assert!(!diagram.rules.is_empty(), "{of}.{}", diagram.key);
                for rule in &diagram.rules {
                    assert!(point.rules.contains(rule), "{of}.{}: {rule}", diagram.key);
                }
                for forbidden in &diagram.forbids {
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

/// Checks the pieces in every position of the courses.
#[test]
fn every_piece_there_is_has_its_sentence_and_no_other() {
    for kind in GAMES {
        let course = of(kind.slug()).expect("a course");
        let diagrams = course.points().flat_map(|point| &point.diagrams);
        let settings = diagrams.map(|diagram| &diagram.setup);
        let settings = settings.chain(course.exercises.iter().map(|exercise| &exercise.setup));
        let mut seen = BTreeSet::new();
        for setup in settings {
            let record = record(&course.slug, setup, &course.slug);
            let board = record.board();
            seen.extend(
                record
                    .pieces(usize::MAX)
                    .iter()
                    .map(|piece| name_of(piece, &board)),
            );
        }
        let told: BTreeSet<_> = course.pieces.iter().map(ToString::to_string).collect();
        assert_eq!(told, seen, "{}", course.slug);
    }
}

/// Each figure shows a move, a refusal, a selection, what was played, or how the game ended.
#[test]
fn every_figure_shows_something_of_its_rules() {
    for course in courses() {
        for point in course.points() {
            for diagram in &point.diagrams {
                let record = record(&course.slug, &diagram.setup, &point.key);
                let shows = !diagram.allows.is_empty()
                    || !diagram.forbids.is_empty()
                    || !diagram.touched.is_empty()
                    || !diagram.setup.moves.is_empty()
                    || record.result().is_some()
                    || diagram.setup.start.is_empty();
                assert!(shows, "{} {}.{}", course.slug, point.key, diagram.key);
            }
        }
    }
}

#[test]
fn keys_are_unique_within_their_course() {
    for course in courses() {
        let words = course.words();
        let unique: BTreeSet<_> = words.iter().collect();
        assert_eq!(unique.len(), words.len(), "{}", course.slug);
    }
}
