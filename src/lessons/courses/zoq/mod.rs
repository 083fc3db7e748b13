//! ZOQ: steps along the lines, the fourth piece, surrounds, and running out of moves.

mod exercises;
mod points;

use super::{Course, Diagram, Exercise, Forbidden, Goal, Point, Setting};

pub static COURSE: Course = Course {
    slug: "zoq",
    points: points::POINTS,
    exercises: exercises::EXERCISES,
    pieces: &["counter", "counter-in-hand"],
};
