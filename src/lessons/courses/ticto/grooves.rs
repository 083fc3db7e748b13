//! What happens in the grooves: walls stand up, glide, tip, lie down and push.

use super::short::no;
use crate::lessons::courses::types::{Diagram, Point, Setting};

pub(super) const STAND: Point = Point {
    key: "stand",
    rules: &["U1", "U2", "U3", "U4"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["b3"],
            allows: &["b3>b3n", "b3>a3e", "b3>b2n"],
            forbids: &[no(&["b3", "b3e"], "U1"), no(&["b3", "c3n"], "U2")],
            ..Diagram::of(
                "square",
                &["U1", "U2"],
                Setting::at("Re1:b3,e1 re7:b3e,e7,f7 w n - 0"),
            )
        },
        Diagram {
            touched: &["b3"],
            allows: &["b3c3>b2nc2n", "b3c3>b3nc3n", "b3c3>^a3e", "b3c3>^c3e"],
            forbids: &[no(&["b3", "d3n"], "U3")],
            ..Diagram::of(
                "rectangle",
                &["U3"],
                Setting::at("Re1:b3c3,e1 re7:e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["b1"],
            allows: &["b0b1>^b1n"],
            forbids: &[no(&["b1", "b1e"], "U4"), no(&["b1", "a1e"], "U4")],
            ..Diagram::of(
                "half-out",
                &["U4"],
                Setting::at("Re1:b0b1,e1 re7:e7,f7 w n - 0"),
            )
        },
    ],
};

pub(super) const WALLS: Point = Point {
    key: "walls",
    rules: &["G5", "U1"],
    ruling: false,
    diagrams: &[
        Diagram {
            touched: &["b3n"],
            allows: &["b3nc3n>c3nd3n", "b3nc3n>^d3n"],
            forbids: &[no(&["b3n", "e3n"], "G5")],
            ..Diagram::of(
                "crossing",
                &["G5"],
                Setting::at("Re1:b3nc3n,e1 re7:d3ed4e,e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["b1e"],
            allows: &["b1eb2e>b2eb3e"],
            forbids: &[no(&["b1e", "b4e"], "U1"), no(&["e3", "e7"], "G5")],
            ..Diagram::of(
                "under",
                &["G5", "U1"],
                Setting::at("Re1:b1eb2e,e1,e3 re7:b4c4,e7,f7 w n - 0"),
            )
        },
    ],
};

pub(super) const GLIDE: Point = Point {
    key: "glide",
    rules: &["W1", "W2", "W3", "W4"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["b3n"],
            allows: &[
                "b3nc3n>a3nb3n",
                "b3nc3n>c3nd3n",
                "b3nc3n>^a3n",
                "b3nc3n>^d3n",
            ],
            forbids: &[no(&["b3n", "e4n"], "W2"), no(&["b3n", "d3x"], "W3")],
            ..Diagram::of(
                "long",
                &["W2", "W3"],
                Setting::at("Re1:b3nc3n,e1 re7:e3n,e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c3n"],
            allows: &["^c3n>a3nb3n", "^c3n>d3ne3n"],
            forbids: &[no(&["c3n", "c3x"], "W4")],
            ..Diagram::of(
                "tall",
                &["W4"],
                Setting::at("Re1:^c3n,e1 re7:e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c4n"],
            allows: &["c4n>c4", "c4n>c5"],
            forbids: &[no(&["c4n", "d4n"], "W1")],
            ..Diagram::of(
                "square",
                &["W1"],
                Setting::at("Re1:c4n,e1 re7:e7,f7 w n - 0"),
            )
        },
    ],
};

pub(super) const LIE: Point = Point {
    key: "lie",
    rules: &["W5"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["e3n"],
            allows: &["a3n>a3", "a3n>a4", "e3nf3n>e3f3", "e3nf3n>e4f4"],
            forbids: &[no(&["a3n", "b3"], "W5")],
            ..Diagram::of(
                "sides",
                &["W5"],
                Setting::at("Re1:a3n,e1,e3nf3n re7:e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c4n"],
            allows: &["^c4n>c3c4", "^c4n>c5c6", "^a1n>a0a1", "^a1n>a2a3"],
            ..Diagram::of(
                "on-end",
                &["W5"],
                Setting::at("Re1:^a1n,^c4n,e1 re7:e7,f7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c4n"],
            allows: &["^c4n>c3c4"],
            forbids: &[no(&["c4n", "c5"], "W5")],
            ..Diagram::of(
                "across",
                &["W5"],
                Setting::at("Re1:^c4n,e1 re7:c5n,e7,f7 w n - 0"),
            )
        },
    ],
};

pub(super) const PUSH: Point = Point {
    key: "push",
    rules: &["P1", "P2", "P3"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["c3n"],
            allows: &["c3n!d3n"],
            forbids: &[no(&["c3n", "f3n"], "P1")],
            ..Diagram::of(
                "tension",
                &["P1", "P2"],
                Setting::at("Re1:c3n,e1 re7:d3n,e7,f3n w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["c3n"],
            forbids: &[no(&["c3n", "d3n"], "P1")],
            ..Diagram::of(
                "apart",
                &["P1"],
                Setting::at("Re1:c3n,e1 re7:c3ec4e,d3n,e7 w n - 0"),
            )
        },
        Diagram {
            special: true,
            touched: &["d3n"],
            allows: &["d3n!e3n"],
            forbids: &[no(&["c3n", "e3n"], "P1")],
            ..Diagram::of(
                "row",
                &["P1", "P2"],
                Setting::at("Re1:c3n,d3n,e1 re7:e3n,e7,f7 w n - 0"),
            )
        },
        Diagram {
            touched: &["e3n"],
            allows: &["e3n>e4"],
            forbids: &[no(&["e3n", "d3n"], "P3")],
            ..Diagram::of(
                "answer",
                &["P3"],
                Setting::at("Re1:c3n,e1 re7:d3n,e7,f7 w n - 0").after(&["c3n!d3n"]),
            )
        },
    ],
};
