//! Pogo: how far one, two and three pieces move, who controls a stack, and what a block leaves behind.

mod exercises;
mod points;

use crate::lessons::courses::types::{Course, Part, Setting, SummaryItem};

pub static COURSE: Course = Course {
    slug: "pogo",
    summary: SUMMARY,
    parts: &[
        Part {
            key: "stacks",
            points: points::STACKS,
        },
        Part {
            key: "moves",
            points: points::MOVES,
        },
        Part {
            key: "ways",
            points: points::WAYS,
        },
        Part {
            key: "end",
            points: points::END,
        },
    ],
    exercises: exercises::EXERCISES,
    pieces: &["stone"],
};

const SUMMARY: &[SummaryItem] = &[
    SummaryItem {
        key: "aim",
        setting: Setting::at("-,-,bbbbbb/W,-,-/WWW,-,WW w"),
        arrows: &["2c1-c3"],
    },
    SummaryItem {
        key: "start",
        setting: Setting::START,
        arrows: &["1b1-b2"],
    },
    SummaryItem {
        key: "move",
        setting: Setting::at("bbb,-,bbb/-,-,-/WWWW,-,WW w"),
        arrows: &["1a1-a2", "2a1-c1"],
    },
    SummaryItem {
        key: "land",
        setting: Setting::at("bb,-,WWWW/-,-,-/WW,bb,bb w"),
        arrows: &["2a1-c1"],
    },
    SummaryItem {
        key: "owner",
        setting: Setting::at("bb,bb,b/-,-,-/WWW,bW,WW w"),
        arrows: &["1b1-b2"],
    },
];
