//! Kills in the grooves and in the piles, and rebellions.

use super::short::no;
use crate::lessons::courses::types::{Diagram, Point, Setting};

const EXIT: Setting = Setting::at("Re1:b1n,e1 re7:c1n,e7,f7 w n - 0");

pub(super) const IN_GROOVES: Point = Point {
    key: "groove-kills",
    rules: &["P4", "P4a", "P4b", "P4c", "P4d", "K4"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["f3n"],
            allows: &["f3n!g3n", "e5n!f5ng5n"],
            ..Diagram::of(
                "edge",
                &["P4", "P4a"],
                Setting::at("Re1:e1,e5n,f3n re7:e7,f5ng5n,g3n w n - 0"),
            )
        },
        Diagram {
            touched: &["c3n"],
            allows: &["c3n!d3n"],
            ..Diagram::of(
                "between",
                &["P4", "P4b"],
                Setting::at("Re1:c3n,e1 re7:d3n,e3n,e7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c3n"],
            allows: &["c3n!d3n", "b5n!c5n"],
            ..Diagram::of(
                "across",
                &["P4", "P4c"],
                Setting::at("Re1:b5n,c3n,d5d6,e1 re7:c5n,d3ed4e,d3n,e7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["b1n"],
            allows: &["b1n!c1n"],
            ..Diagram::of("exit", &["P4", "P4d"], EXIT)
        },
        Diagram {
            special: true,
            ..Diagram::of("gone", &["P4", "K4"], EXIT.after(&["b1n!c1n"]))
        },
    ],
};

pub(super) const IN_PILES: Point = Point {
    key: "pile-kills",
    rules: &["K1", "K2", "K3", "K5", "F6", "F7"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["e4"],
            allows: &["e4-a4"],
            ..Diagram::of(
                "third",
                &["K1", "F6"],
                Setting::at("Re1:a4,e1,e4 re7:a4+,e7,f7 w n - 6"),
            )
        },
        Diagram {
            touched: &["b5"],
            allows: &["b5c5-b3c3"],
            ..Diagram::of(
                "two",
                &["K1"],
                Setting::at("Re1:b5c5,c3,e1 re7:b3,b3+,c3+,e7 w n - 6"),
            )
        },
        Diagram {
            special: true,
            touched: &["b5"],
            allows: &["b5-b3"],
            ..Diagram::of(
                "halves",
                &["K1", "K5"],
                Setting::at("Re1:b3,b5,e1 re7:b3+c3,c3+,e7 w n - 6"),
            )
        },
        Diagram {
            special: true,
            touched: &["b5"],
            forbids: &[no(&["b5", "b3"], "K2")],
            ..Diagram::of(
                "under-round",
                &["K2"],
                Setting::at("Re1:b3,b5,e1 rc3:b3+c3,f7 w n - 6"),
            )
        },
        Diagram {
            special: true,
            touched: &["b1"],
            allows: &["b1c1-b2c2"],
            forbids: &[no(&["b1", "b3"], "F7")],
            ..Diagram::of(
                "own",
                &["K3", "F6", "F7"],
                Setting::at("Re1:b1c1,c3,c3+,e1 re7:b3,b3+,e7 w n - 6"),
            )
        },
    ],
};

/// Before a square on a4 is covered.
const FREE: Setting = Setting::at("Re1:a4,e1,f3 re7:a6,e7,f6 b n - 5");

pub(super) const REBEL: Point = Point {
    key: "rebel",
    rules: &["F2", "B1", "B2", "B3"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a3"],
            allows: &["a3b3*"],
            forbids: &[no(&["c5"], "B1"), no(&["a3", "c3"], "F2")],
            ..Diagram::of(
                "likes",
                &["F2", "B1", "B3"],
                Setting::at("Re1:a3b3,c5,e1 re7:a3+b3+,c5+d5,e7 w n - 6"),
            )
        },
        Diagram {
            special: true,
            forbids: &[no(&["a4"], "B2")],
            ..Diagram::of("wait", &["B2"], FREE.after(&["a6-a4"]))
        },
        Diagram {
            touched: &["a4"],
            allows: &["a4*"],
            ..Diagram::of(
                "now",
                &["B1", "B2"],
                FREE.after(&["a6-a4", "f3-f4", "f6-f5"]),
            )
        },
        Diagram {
            special: true,
            forbids: &[no(&["a4"], "B2")],
            ..Diagram::of(
                "loser",
                &["B2", "B3"],
                FREE.after(&["a6-a4", "f3-f4", "f6-f5", "a4*"]),
            )
        },
        Diagram {
            special: true,
            forbids: &[no(&["b3"], "B1")],
            ..Diagram::of(
                "under-round",
                &["B1"],
                Setting::at("Re1:b3,e1,f3 rb3:b3+,f7 w n - 6"),
            )
        },
    ],
};
