//! Push Push: pushes and chains, the 1 and the 4, goals, and the deflected ball.

mod deflected;
mod exercises;
mod points;
mod short;

use crate::lessons::courses::types::{Course, Part, Setting, SummaryItem};

pub static COURSE: Course = Course {
    slug: "push-push",
    summary: SUMMARY,
    parts: &[
        Part {
            key: "moves",
            points: points::MOVES,
        },
        Part {
            key: "pushes",
            points: points::PUSHES,
        },
        Part {
            key: "goals",
            points: points::GOALS,
        },
        Part {
            key: "deflected",
            points: points::DEFLECTED,
        },
        Part {
            key: "end",
            points: points::END,
        },
    ],
    exercises: exercises::EXERCISES,
    pieces: &["ball", "one", "two", "three", "four"],
};

const SUMMARY: &[SummaryItem] = &[
    SummaryItem {
        key: "aim",
        setting: Setting::at("3o3/3T3/7/7/7/7/6c w -"),
        arrows: &["d6-d7"],
    },
    SummaryItem {
        key: "start",
        setting: Setting::START,
        arrows: &["c1-c2"],
    },
    SummaryItem {
        key: "move",
        setting: Setting::at("7/7/3u3/3T3/7/1o5/7 w -"),
        arrows: &["d4-d5"],
    },
    SummaryItem {
        key: "ball",
        setting: Setting::at("6u/7/7/3o3/3U3/7/7 w -"),
        arrows: &["d3-d4"],
    },
    SummaryItem {
        key: "off",
        setting: Setting::at("7/7/3cC2/o2U3/7/7/7 w -"),
        arrows: &["d4-d5"],
    },
];
