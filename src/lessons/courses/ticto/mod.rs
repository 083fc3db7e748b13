//! TicTo: cells and grooves, walls that push and kill, piles that rebel, the way of the round across the
//! board and back.

mod cells;
mod exercises;
mod grooves;
mod kills;
mod rounds;
mod short;

use crate::lessons::courses::types::{Course, Part, Setting, SummaryItem};

pub static COURSE: Course = Course {
    slug: "ticto",
    summary: SUMMARY,
    parts: &[
        Part {
            key: "board",
            points: &[cells::BOARD, cells::SETUP, cells::TURN],
        },
        Part {
            key: "cells",
            points: &[cells::SLIDE, cells::PILES],
        },
        Part {
            key: "grooves",
            points: &[grooves::STAND, grooves::WALLS, grooves::GLIDE, grooves::LIE],
        },
        Part {
            key: "kills",
            points: &[
                grooves::PUSH,
                kills::IN_GROOVES,
                kills::IN_PILES,
                kills::REBEL,
            ],
        },
        Part {
            key: "round",
            points: &[rounds::PATH, rounds::JUMP, rounds::ARRIVE],
        },
        Part {
            key: "end",
            points: &[rounds::RACE, rounds::DRAWS],
        },
    ],
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

const SUMMARY: &[SummaryItem] = &[
    SummaryItem {
        key: "aim",
        setting: Setting::at("Rd6:d5,d6,e7f7,f7+ rb3:b3,c5 w n - 6"),
        arrows: &["Rd6-d7"],
    },
    SummaryItem {
        key: "first",
        setting: Setting::START,
        arrows: &["Rd1-c1"],
    },
    SummaryItem {
        key: "round",
        setting: Setting::at("Rb2:b2,b3,b4,b5,c5 rf6:e6,f6,g6 w n - 6"),
        arrows: &["Rb2-b5"],
    },
    SummaryItem {
        key: "slide",
        setting: Setting::at("Re1:b3,e1 re7:b5,d3,e7 w n - 0"),
        arrows: &["b3-b5", "b3-d3"],
    },
    SummaryItem {
        key: "wall",
        setting: Setting::at("Re1:c3n,e1 re7:d3n,e7,f7 w n - 0"),
        arrows: &["c3n!d3n"],
    },
    SummaryItem {
        key: "kill",
        setting: Setting::at("Re1:a4,e1,e4 re7:a4+,e7,f7 w n - 6"),
        arrows: &["e4-a4"],
    },
];
