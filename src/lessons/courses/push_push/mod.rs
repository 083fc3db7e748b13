//! Push Push: pushes and chains, the small one and the big one, goals, and the deflected ball.

mod deflected;
mod exercises;
mod points;

use super::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting};

pub static COURSE: Course = Course {
    slug: "push-push",
    summary: &[],
    parts: &[Part {
        key: "all",
        points: points::POINTS,
    }],
    exercises: exercises::EXERCISES,
    pieces: &["ball", "one", "two", "three", "four"],
};

/// A position of which nothing more is said.
const fn at(key: &'static str, rules: &'static [&'static str], start: &'static str) -> Diagram {
    Diagram::of(key, rules, Setting::at(start))
}

const fn refused(touches: &'static [&'static str], rule: &'static str) -> Forbidden {
    Forbidden { touches, rule }
}
