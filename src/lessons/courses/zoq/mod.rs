//! ZOQ: steps along the lines, the fourth piece, surrounds, and running out of moves.

mod exercises;
mod points;

use crate::lessons::courses::types::{Course, Part, Setting, SummaryItem};

pub static COURSE: Course = Course {
    slug: "zoq",
    summary: SUMMARY,
    parts: &[
        Part {
            key: "start",
            points: points::START,
        },
        Part {
            key: "moves",
            points: points::MOVES,
        },
        Part {
            key: "surround",
            points: points::SURROUND,
        },
        Part {
            key: "end",
            points: points::END,
        },
    ],
    exercises: exercises::EXERCISES,
    pieces: &["counter", "counter-in-hand"],
};

const SUMMARY: &[SummaryItem] = &[
    SummaryItem {
        key: "aim",
        setting: Setting::at("bb1/W1b/bWW W w"),
        arrows: &["c1-b2"],
    },
    SummaryItem {
        key: "start",
        setting: Setting::START,
        arrows: &["b1-b2"],
    },
    SummaryItem {
        key: "move",
        setting: Setting::at("1bb/2b/WWW Wb w"),
        arrows: &["a1-a2", "a1-b2"],
    },
    SummaryItem {
        key: "hand",
        setting: Setting::at("b1b/b1W/WW1 Wb w"),
        arrows: &["@b2"],
    },
    SummaryItem {
        key: "stuck",
        setting: Setting::at("b1b/W1b/WWW b b"),
        arrows: &["c3-b2"],
    },
];
