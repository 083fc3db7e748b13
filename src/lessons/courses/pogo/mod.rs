//! Pogo: how far one, two and three pieces go, whose a stack is, and what a block leaves behind.

mod exercises;
mod points;

use super::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting};

pub static COURSE: Course = Course {
    slug: "pogo",
    summary: &[],
    parts: &[Part {
        key: "all",
        points: points::POINTS,
    }],
    exercises: exercises::EXERCISES,
    pieces: &["stone"],
};
