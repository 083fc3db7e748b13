//! The courses for programs other than the page, which loads their files.

use super::course::Course;
use std::sync::LazyLock;

/// The files of all courses as a JSON list.
const FILES: &str = include_str!(concat!(env!("OUT_DIR"), "/courses.json"));

static COURSES: LazyLock<Vec<Course>> =
    LazyLock::new(|| serde_json::from_str(FILES).expect("the build has read every course"));

/// The course of every game, by the name of the game.
#[must_use]
pub fn courses() -> &'static [Course] {
    &COURSES
}

/// The course of a game.
#[must_use]
pub fn of(slug: &str) -> Option<&'static Course> {
    courses().iter().find(|course| course.slug == slug)
}
