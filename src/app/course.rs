//! The courses that the page has read.

use crate::lessons::Course;
use std::cell::RefCell;

thread_local! {
    /// A course is kept for as long as the page is open.
    static READ: RefCell<Vec<&'static Course>> = const { RefCell::new(Vec::new()) };
}

/// The course of a game, if it has been read.
pub fn course_of(slug: &str) -> Option<&'static Course> {
    let find = |read: &Vec<&'static Course>| read.iter().copied().find(|one| one.slug == slug);
    READ.with_borrow(find)
}

/// Keeps a course, unless the course of the same game is kept already. Returns the one that is kept.
pub fn keep(course: Course) -> &'static Course {
    course_of(&course.slug).unwrap_or_else(|| {
        let course: &'static Course = Box::leak(Box::new(course));
        READ.with_borrow_mut(|read| read.push(course));
        course
    })
}
