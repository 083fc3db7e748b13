//! TicTo: cells and grooves, walls that push and kill, piles that rebel, the way of the round and
//! the way back.

mod cells;
mod exercises;
mod grooves;
mod kills;
mod rounds;

use super::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting};

pub static COURSE: Course = Course {
    slug: "ticto",
    summary: &[],
    parts: &[Part {
        key: "all",
        points: &[
            cells::BOARD,
            cells::SETUP,
            cells::TURN,
            cells::SLIDE,
            cells::PILES,
            grooves::STAND,
            grooves::WALLS,
            grooves::GLIDE,
            grooves::LIE,
            grooves::PUSH,
            kills::IN_GROOVES,
            kills::IN_PILES,
            kills::REBEL,
            rounds::PATH,
            rounds::JUMP,
            rounds::ARRIVE,
            rounds::RACE,
            rounds::DRAWS,
        ],
    }],
    exercises: exercises::EXERCISES,
    pieces: &[
        "round",
        "square",
        "square-lying",
        "rectangle",
        "rectangle-lying",
        "rectangle-on-end",
    ],
};

const fn no(touches: &'static [&'static str], rule: &'static str) -> Forbidden {
    Forbidden { touches, rule }
}
