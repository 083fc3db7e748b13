//! ZOQ: steps along the lines, the fourth piece, surrounds, and running out of moves.

mod exercises;
mod points;

use super::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting};

pub static COURSE: Course = Course {
    slug: "zoq",
    summary: &[],
    parts: &[Part {
        key: "all",
        points: points::POINTS,
    }],
    exercises: exercises::EXERCISES,
    pieces: &["counter", "counter-in-hand"],
};
