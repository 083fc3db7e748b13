//! The files of the courses: rejected files, and the page's data before it has loaded them.

use std::collections::BTreeSet;
use std::fs;
use tablero::lessons::{Contents, Course, contents, contents_of, courses};

fn file(slug: &str) -> String {
    fs::read_to_string(format!("assets/lessons/{slug}.json")).expect("a course")
}

/// The error for a file.
#[track_caller]
fn refused(json: &str) -> String {
    let read = Course::read(json);
    read.err().expect("it is refused").to_string()
}

#[test]
fn a_course_that_is_cut_off_is_refused_wherever_it_ends() {
    let whole = file("breakthrough");
    let whole = whole.trim_end();
    assert!(Course::read(whole).is_ok());
    for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
        refused(&whole[..end]);
    }
    for other in [
        "<!doctype html><title>Not found</title>",
        "{}",
        "[]",
        "null",
    ] {
        refused(other);
    }
}

#[test]
fn the_texts_of_a_course_are_no_course() {
    for course in courses() {
        let path = format!("locales/courses/{}-en.json", course.slug);
        refused(&fs::read_to_string(path).expect("texts"));
    }
}

#[test]
fn a_member_that_is_missing_or_unknown_is_refused() {
    let whole = file("zoq");
    for member in [
        "slug",
        "pieces",
        "summary",
        "parts",
        "exercises",
        "key",
        "points",
        "rules",
        "diagrams",
        "setup",
        "start",
        "moves",
        "options",
        "touched",
        "allows",
        "forbids",
        "touches",
        "rule",
        "goal",
        "kind",
        "to",
        "bring",
        "hold",
        "within",
        "solution",
        "wrong",
        "needs",
        "tells",
        "special",
        "ruling",
        "arrows",
    ] {
        let named = format!("\"{member}\":");
        assert!(whole.contains(&named), "{member}");
        refused(&whole.replacen(&named, "\"else\":", 1));
    }
    let error = refused(&whole.replacen("\"diagrams\"", "\"diagram\"", 1));
    assert!(error.contains("unknown field `diagram`"), "{error}");
}

#[test]
fn why_is_only_for_people() {
    let whole = file("zoq");
    assert!(whole.contains("\"why\":"));
    let with_more = whole.replacen("{\"key\":", "{\"why\": \"Because.\", \"key\":", 1);
    assert_ne!(with_more, whole);
    let course = Course::read(&with_more).expect("a course");
    assert_eq!(
        Some(course.words()),
        tablero::lessons::of("zoq").map(Course::words)
    );
}

#[test]
fn the_contents_of_a_course_are_known_without_its_file() {
    let slugs: BTreeSet<&str> = contents().iter().map(|one| one.slug).collect();
    let course_keys: BTreeSet<&str> = courses().iter().map(|course| &*course.slug).collect();
    assert_eq!(slugs, course_keys);
    assert_eq!(contents_of("chess"), None);
    for course in courses() {
        let contents = contents_of(&course.slug).expect("contents");
        let points: Vec<&str> = course.points().map(|point| &*point.key).collect();
        assert_eq!(contents.points().collect::<Vec<_>>(), points);
        let exercises = course.exercises.iter();
        let exercises: Vec<&str> = exercises.map(|exercise| &*exercise.key).collect();
        assert_eq!(contents.exercises().collect::<Vec<_>>(), exercises);
        for other in courses() {
            assert_eq!(contents.are_of(other), course.slug == other.slug);
        }
    }
}

#[test]
fn the_point_of_a_rule_is_the_first_that_explains_it() {
    for course in courses() {
        let contents = contents_of(&course.slug).expect("contents");
        for rule in course.points().flat_map(|point| &point.rules) {
            let mut points = (1..).zip(course.points());
            let first = points.find(|(_, point)| point.rules.contains(rule));
            let (number, point) = first.expect("a point");
            assert_eq!(
                contents.point_of(rule),
                Some((number, &*point.key)),
                "{rule}"
            );
        }
        assert_eq!(contents.point_of("0"), None);
        assert_eq!(contents.point_of(""), None);
    }
    assert_eq!(Contents::read(""), None);
}
