//! The points of Push Push.

use super::deflected;
use super::short::{at, refused};
use crate::lessons::courses::types::{Diagram, Point, Setting};

pub(super) const MOVES: &[Point] = &[
    Point {
        key: "start",
        rules: &["1"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["c1-c2", "d1-d2"],
            ..Diagram::of("board", &["1"], Setting::START)
        }],
    },
    Point {
        key: "step",
        rules: &["2", "3"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["d4"],
                allows: &[
                    "d4-c3", "d4-c4", "d4-c5", "d4-d3", "d4-d5", "d4-e3", "d4-e4", "d4-e5",
                ],
                forbids: &[
                    refused(&["d4", "d6"], "2"),
                    refused(&["f2"], "2"),
                    refused(&["g7"], "2"),
                ],
                ..at("around", &["2", "3"], "6u/7/7/3T3/7/5o1/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d1"],
                forbids: &[refused(&["d1", "d0"], "2")],
                ..at("edge", &["2"], "6u/7/7/5o1/7/7/3T3 w -")
            },
        ],
    },
];

pub(super) const PUSHES: &[Point] = &[
    Point {
        key: "push",
        rules: &["4"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["d4"],
                allows: &["d4-d5"],
                ..at("smaller", &["4"], "7/7/3u3/3T3/7/1o5/7 w -")
            },
            Diagram {
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "4")],
                ..at("bigger", &["4"], "7/7/3t3/3U3/7/1o5/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "4")],
                ..at("equal", &["4"], "7/7/3t3/3T3/7/1o5/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d4"],
                allows: &["d4-d5"],
                ..at("own", &["4"], "7/7/3D3/3T3/7/1o5/7 w -")
            },
        ],
    },
    Point {
        key: "chain",
        rules: &["5"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["d3"],
                allows: &["d3-d4"],
                ..at("falling", &["5"], "7/3u3/3D3/3t3/3C3/7/1o5 w -")
            },
            Diagram {
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "5")],
                ..at("broken", &["5"], "7/3d3/3d3/3T3/7/1o5/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "5")],
                ..at("last", &["5"], "7/3t3/3u3/3T3/7/1o5/7 w -")
            },
        ],
    },
    Point {
        key: "off",
        rules: &["6"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["b2"],
                allows: &["b2-a1", "b2-a2", "b2-b1", "b2-a3"],
                ..at("edges", &["6"], "6c/7/7/3o3/U6/dC5/tu5 w -")
            },
            Diagram {
                special: true,
                touched: &["d5"],
                allows: &["d5-d6"],
                ..at("end-of-chain", &["6"], "3u3/3d3/3T3/7/7/1o5/7 w -")
            },
        ],
    },
    Point {
        key: "small",
        rules: &["8"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["d4"],
                allows: &["d4-d5"],
                ..at("takes", &["8"], "7/7/3cC2/o2U3/7/7/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "8")],
                ..at("pushed", &["8"], "7/3c3/3u3/o2T3/7/7/7 w -")
            },
        ],
    },
];

pub(super) const GOALS: &[Point] = &[
    Point {
        key: "ball",
        rules: &["7"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["d3"],
                allows: &["d3-d4"],
                ..at("free", &["7"], "6u/7/7/3o3/3U3/7/7 w -")
            },
            Diagram {
                touched: &["d4"],
                forbids: &[refused(&["d4", "d5"], "7")],
                ..at("blocked", &["7"], "7/3u3/3o3/3U3/7/7/7 w -")
            },
        ],
    },
    Point {
        key: "goal",
        rules: &["9", "21"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["d6"],
                allows: &["d6-d7"],
                ..at("white", &["9", "21"], "3o3/3T3/7/7/7/7/6c w -")
            },
            Diagram {
                special: true,
                touched: &["d2"],
                allows: &["d2-d1"],
                ..at("black", &["9", "21"], "6C/7/7/7/7/3t3/3o3 b -")
            },
            Diagram {
                touched: &["d2"],
                allows: &["d2-d1"],
                ..at("own-goal", &["9", "21"], "6c/7/7/7/7/3U3/3o3 w -")
            },
            Diagram {
                special: true,
                touched: &["b4"],
                forbids: &[refused(&["b4", "a4"], "9")],
                ..at("closed", &["9"], "6c/7/7/oU5/7/7/7 w -")
            },
            Diagram {
                special: true,
                touched: &["d1"],
                allows: &["d1-d2"],
                ..at("nothing-else", &["21"], "7/7/7/3o3/7/3c3/3U3 w -")
            },
        ],
    },
    Point {
        key: "diagonal",
        rules: &["10", "11"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["c6"],
                allows: &["c6-d7"],
                ..at("out", &["10"], "3o3/2U4/7/7/7/7/6c w -")
            },
            Diagram {
                touched: &["b3"],
                forbids: &[refused(&["b3", "a4"], "10")],
                ..at("file", &["10"], "6c/7/7/o6/1U5/7/7 w -")
            },
            Diagram {
                special: true,
                touched: &["b2"],
                forbids: &[refused(&["b2", "a1"], "11")],
                ..at("corner", &["11"], "6c/7/7/7/7/1U5/o6 w -")
            },
        ],
    },
];

pub(super) const DEFLECTED: &[Point] = &[
    deflected::ALONG,
    deflected::BOUNCE,
    deflected::CORNER,
    deflected::LANDING,
    deflected::RELAY,
];

pub(super) const END: &[Point] = &[
    Point {
        key: "first",
        rules: &["19", "20"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["e7"],
                allows: &["d7-d6", "c7-c6"],
                forbids: &[refused(&["e7", "e6"], "19")],
                ..Diagram::of("one", &["19"], Setting::START.after(&["c1-c2"]))
            },
            Diagram {
                special: true,
                allows: &["d7-d6"],
                forbids: &[refused(&["c7", "d6"], "19"), refused(&["e7", "d6"], "19")],
                ..Diagram::of("centre", &["19"], Setting::START.after(&["c1-d2"]))
            },
            Diagram {
                special: true,
                touched: &["e7"],
                allows: &["e7-e6"],
                ..Diagram::of(
                    "later",
                    &["19"],
                    Setting::START.after(&["c1-c2", "a7-a6", "a1-a2"]),
                )
            },
            Diagram {
                special: true,
                touched: &["e7"],
                forbids: &[refused(&["e7", "e6"], "19")],
                ..Diagram::of(
                    "again",
                    &["19", "20"],
                    Setting::START.after(&["a1-a2", "a7-a6", "a2-a1", "a6-a7", "c1-c2"]),
                )
            },
        ],
    },
    Point {
        key: "end",
        rules: &["22", "23", "24"],
        ruling: true,
        diagrams: &[
            Diagram {
                allows: &["--"],
                ..at("pass", &["22"], "7/7/7/3o3/7/td5/Ut5 w -")
            },
            Diagram {
                special: true,
                touched: &["a1"],
                allows: &["a1-b2"],
                forbids: &[refused(&["d0"], "22")],
                ..at("no-pass", &["22"], "7/7/7/3o3/7/tc5/Ut5 w -")
            },
            Diagram {
                touched: &["g6"],
                allows: &["g6-g7"],
                ..Diagram::of(
                    "third",
                    &["23"],
                    Setting::at("6u/7/7/3o3/7/7/U6 w -").after(&[
                        "a1-a2", "g7-g6", "a2-a1", "g6-g7", "a1-a2", "g7-g6", "a2-a1",
                    ]),
                )
            },
            Diagram {
                special: true,
                touched: &["d1"],
                allows: &["d1-c2"],
                ..at("alone", &["24"], "7/7/7/o6/7/7/3U3 w -")
            },
        ],
    },
];
