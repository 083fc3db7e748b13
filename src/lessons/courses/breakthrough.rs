//! Breakthrough: steps, captures, blocks, and the race to the far row.

use super::types::{Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting, SummaryItem};

pub static COURSE: Course = Course {
    slug: "breakthrough",
    summary: SUMMARY,
    parts: &[
        Part {
            key: "play",
            points: PLAY,
        },
        Part {
            key: "end",
            points: END,
        },
        Part {
            key: "boards",
            points: BOARDS,
        },
    ],
    exercises: EXERCISES,
    pieces: &["pawn"],
};

const SUMMARY: &[SummaryItem] = &[
    SummaryItem {
        key: "aim",
        setting: Setting::at("8/2P5/8/5p2/3P4/6p1/1P4P1/8 w"),
        arrows: &["c7-b8", "c7-c8", "c7-d8"],
    },
    SummaryItem {
        key: "start",
        setting: Setting::START,
        arrows: &["d2-d3"],
    },
    SummaryItem {
        key: "step",
        setting: Setting::at("7p/8/8/2P5/8/8/8/8 w"),
        arrows: &["c5-b6", "c5-c6", "c5-d6"],
    },
    SummaryItem {
        key: "capture",
        setting: Setting::at("7p/8/8/2ppp3/3P4/8/8/8 w"),
        arrows: &["d4xc5", "d4xe5"],
    },
    SummaryItem {
        key: "all",
        setting: Setting::at("8/8/8/8/3p4/2P5/8/1P6 w"),
        arrows: &["c3xd4"],
    },
];

const PLAY: &[Point] = &[
    Point {
        key: "start",
        rules: &["1", "2"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["d2-d3", "d2-e3"],
            ..Diagram::of("board", &["1", "2"], Setting::START)
        }],
    },
    Point {
        key: "step",
        rules: &["3"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["c5"],
            allows: &["c5-b6", "c5-c6", "c5-d6"],
            forbids: &[
                Forbidden {
                    touches: &["c5", "d5"],
                    rule: "3",
                },
                Forbidden {
                    touches: &["c5", "c4"],
                    rule: "3",
                },
            ],
            ..Diagram::of("lone", &["3"], Setting::at("7p/8/8/2P5/8/8/8/8 w"))
        }],
    },
    Point {
        key: "capture",
        rules: &["3", "4", "6", "7"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["f3"],
                allows: &["f3xe2", "f3xg2", "f3-f2"],
                ..Diagram::of("two", &["4", "6"], Setting::at("8/8/8/8/8/5p2/4P1P1/8 b"))
            },
            Diagram {
                special: true,
                forbids: &[Forbidden {
                    touches: &["f3"],
                    rule: "3",
                }],
                ..Diagram::of("own", &["3", "7"], Setting::at("p7/8/8/8/4PPP1/5P2/8/8 w"))
            },
        ],
    },
    Point {
        key: "blocked",
        rules: &["5"],
        ruling: true,
        diagrams: &[Diagram {
            touched: &["f3"],
            allows: &["f3xe4", "f3xg4"],
            forbids: &[Forbidden {
                touches: &["f3", "f4"],
                rule: "5",
            }],
            ..Diagram::of("ahead", &["5"], Setting::at("8/8/8/8/4ppp1/5P2/8/8 w"))
        }],
    },
];

const END: &[Point] = &[
    Point {
        key: "win",
        rules: &["8"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["a3"],
            allows: &["a3-a4", "a3xb4"],
            ..Diagram::of("far", &["8"], Setting::at("1p2/P3/3p/4 w"))
        }],
    },
    Point {
        key: "last",
        rules: &["9"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["c2"],
            allows: &["c2xd3"],
            ..Diagram::of("only", &["9"], Setting::at("4/3p/2P1/4 w"))
        }],
    },
];

const BOARDS: &[Point] = &[Point {
    key: "sizes",
    rules: &["10"],
    ruling: true,
    diagrams: &[Diagram {
        allows: &["a2xb3", "b2xc3"],
        ..Diagram::of("smallest", &["10"], Setting::at("pppp/pppp/PPPP/PPPP w"))
    }],
}];

const EXERCISES: &[Exercise] = &[
    Exercise {
        key: "start",
        tells: &["1", "2", "3", "8"],
        needs: &["3"],
        setting: Setting::START,
        goal: Goal::Bring {
            kind: "pawn",
            to: &["d3"],
        },
        within: 1,
        replies: &[],
        solution: &["d2-d3"],
        wrong: &["g2-g3"],
    },
    Exercise {
        key: "steps",
        tells: &[],
        needs: &["1", "3"],
        setting: Setting::at("7p/8/8/8/2P5/8/8/8 w"),
        goal: Goal::Bring {
            kind: "pawn",
            to: &["d6"],
        },
        within: 2,
        replies: &["h8-h7"],
        solution: &["c4-d5", "d5-d6"],
        wrong: &["c4-b5", "b5-b6"],
    },
    Exercise {
        key: "capture",
        tells: &["4", "5", "6", "7"],
        needs: &["4", "5"],
        setting: Setting::at("7p/8/8/3pp3/3P4/8/8/8 w"),
        goal: Goal::Take(1),
        within: 1,
        replies: &[],
        solution: &["d4xe5"],
        wrong: &["d4-c5"],
    },
    Exercise {
        key: "arrive",
        tells: &[],
        needs: &["3", "8"],
        setting: Setting::at("8/2P5/8/8/3P4/8/p7/8 w"),
        goal: Goal::Win,
        within: 1,
        replies: &[],
        solution: &["c7-c8"],
        wrong: &["d4-d5"],
    },
    Exercise {
        key: "last",
        tells: &["9"],
        needs: &["4", "9"],
        setting: Setting::at("8/8/8/8/3p4/2P5/8/8 w"),
        goal: Goal::Win,
        within: 1,
        replies: &[],
        solution: &["c3xd4"],
        wrong: &["c3-c4"],
    },
    Exercise {
        key: "stop",
        tells: &[],
        needs: &["4", "8"],
        setting: Setting::at("7p/8/8/P7/8/8/2p5/1P6 w"),
        goal: Goal::Hold(1),
        within: 1,
        replies: &[],
        solution: &["b1xc2"],
        wrong: &["a5-a6"],
    },
    Exercise {
        key: "both",
        tells: &[],
        needs: &["4", "8"],
        setting: Setting::at("7p/8/8/8/8/5p2/2p1P3/1P6 w"),
        goal: Goal::Hold(1),
        within: 1,
        replies: &[],
        solution: &["b1xc2"],
        wrong: &["e2xf3"],
    },
    Exercise {
        key: "slip",
        tells: &[],
        needs: &["4", "8"],
        setting: Setting::at("p5p1/8/1P6/8/8/8/8/8 w"),
        goal: Goal::Win,
        within: 2,
        replies: &[],
        solution: &["b6-c7", "c7-c8"],
        wrong: &["b6-b7"],
    },
    Exercise {
        key: "break",
        tells: &[],
        needs: &["4", "5", "8"],
        setting: Setting::at("1pp3/p5/PP4/6/6/6 w"),
        goal: Goal::Win,
        within: 3,
        replies: &[],
        solution: &["b4-b5", "a4xb5", "b5-c6"],
        wrong: &["b4xa5"],
    },
];
