//! The tables of contents of all courses. The build writes them.

use super::course::Contents;

/// A paragraph for each course.
const ALL: &str = include_str!(concat!(env!("OUT_DIR"), "/contents.txt"));

/// The contents of every course.
#[must_use]
pub fn contents() -> Vec<Contents> {
    ALL.split("\n\n").filter_map(Contents::read).collect()
}

/// The contents of the course of a game.
#[must_use]
pub fn contents_of(slug: &str) -> Option<Contents> {
    let mut all = ALL.split("\n\n").filter_map(Contents::read);
    all.find(|contents| contents.slug == slug)
}
