//! What happens on the cells: the set-up, turns, slides and piles.

use super::short::no;
use crate::lessons::courses::types::{Diagram, Point, Setting};

pub(super) const BOARD: Point = Point {
    key: "board",
    rules: &["G1", "G2"],
    ruling: false,
    diagrams: &[Diagram {
        allows: &["c4n>c4", "c4n>c5"],
        ..Diagram::of(
            "names",
            &["G1", "G2"],
            Setting::at("Re1:c3,c4n,e1 rc7:c7,e4e,g6e w n - 0"),
        )
    }],
};

pub(super) const SETUP: Point = Point {
    key: "setup",
    rules: &["G3", "G4"],
    ruling: true,
    diagrams: &[
        Diagram::of("pawns", &["G3"], Setting::START),
        Diagram {
            special: true,
            ..Diagram::of("line", &["G3"], Setting::START.with("setup=line"))
        },
        Diagram {
            special: true,
            ..Diagram::of("wedge", &["G3"], Setting::START.with("setup=wedge"))
        },
        Diagram {
            touched: &["c1"],
            allows: &["c1-c2", "c1>b1e", "c1>c1n"],
            forbids: &[
                no(&["c1", "d1"], "G4"),
                no(&["c1", "c1e"], "G4"),
                no(&["d3", "d1"], "G4"),
            ],
            ..Diagram::of(
                "space",
                &["G3", "G4"],
                Setting::at("Re1:c1,d3,e1 rc7:b7,c7 w n - 0"),
            )
        },
    ],
};

pub(super) const TURN: Point = Point {
    key: "turn",
    rules: &["T1", "T2"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["d1"],
            allows: &["Rd1-c1", "Rd1-e1"],
            forbids: &[no(&["a2"], "T2"), no(&["d1", "d2"], "T2")],
            ..Diagram::of("first", &["T2"], Setting::START)
        },
        Diagram {
            allows: &["a2-a4", "e2>e2n", "Rc1-b2"],
            forbids: &[no(&["a6"], "T1"), no(&["d4"], "T1")],
            ..Diagram::of("then", &["T1"], Setting::START.after(&["Rd1-c1", "Rd7-e7"]))
        },
    ],
};

pub(super) const SLIDE: Point = Point {
    key: "slide",
    rules: &["F3", "F4"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["c3"],
            allows: &["c3-a3", "c3-c6", "c3-g3"],
            forbids: &[no(&["c3", "d4"], "F3")],
            ..Diagram::of(
                "square",
                &["F3"],
                Setting::at("Re1:c3,e1 rc7:b7,c7 w n - 0"),
            )
        },
        Diagram {
            touched: &["b3"],
            allows: &["b3c3-f3g3", "b3c3-b6c6"],
            forbids: &[no(&["b3", "d5"], "F3")],
            ..Diagram::of(
                "rectangle",
                &["F3"],
                Setting::at("Re1:b3c3,e1 rf7:f7,g7 w n - 0"),
            )
        },
        Diagram {
            touched: &["b3"],
            allows: &["b3-d3", "b3-b4"],
            forbids: &[no(&["b3", "e3"], "F4"), no(&["b3", "b5"], "F4")],
            ..Diagram::of(
                "walls",
                &["F4"],
                Setting::at("Re1:b3,d3e,e1 rc7:b4n,b7,c7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["b1"],
            allows: &["b0b1-a0a1", "b0b1-c0c1", "b0b1-b1b2", "b0b1-b5b6"],
            forbids: &[no(&["a4", "z4"], "F4")],
            ..Diagram::of(
                "margin",
                &["F4"],
                Setting::at("Re1:a4,b0b1,e1 rc7:c7,f7 w n - 0"),
            )
        },
    ],
};

pub(super) const PILES: Point = Point {
    key: "piles",
    rules: &["G6", "F1", "F5", "F6", "F7"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["b3"],
            allows: &["b3-d3", "b3-b5"],
            forbids: &[no(&["b3", "e3"], "F5"), no(&["b3", "b6"], "F5")],
            ..Diagram::of(
                "enemy",
                &["F5"],
                Setting::at("Re1:b3,e1 re7:b5,d3,e7 w n - 0"),
            )
        },
        Diagram {
            touched: &["b1"],
            allows: &["b1c1-b2c2", "b1c1-b4c4", "b1c1-b5c5"],
            forbids: &[no(&["b1", "b3"], "F7")],
            ..Diagram::of(
                "own",
                &["G6", "F6", "F7"],
                Setting::at("Re1:b1c1,b5,c3+,e1 re7:c3,e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            forbids: &[no(&["b3"], "F1"), no(&["f1"], "F1")],
            allows: &["c3-c2"],
            ..Diagram::of(
                "carries",
                &["G6", "F1"],
                Setting::at("Re1:b3c3,c3+,e1f1 re7:e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["d3"],
            allows: &["c3d3-d3e3", "c3d3-a3b3"],
            forbids: &[no(&["d3", "f3"], "F5")],
            ..Diagram::of(
                "slanted",
                &["G6", "F5"],
                Setting::at("Re1:c3d3+,e1 re7:d3,e7,f7 w n - 0"),
            )
        },
    ],
};
