//! The points of Push Push on the deflected push.

use super::short::{at, refused};
use crate::lessons::courses::types::{Diagram, Point};

pub(super) const ALONG: Point = Point {
    key: "deflect",
    rules: &["12", "13"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a3", "a4"],
            allows: &["a3-a4", "a3-a4/b5"],
            ..at("along-file", &["12", "13"], "6c/7/7/o6/U6/7/7 w -")
        },
        Diagram {
            special: true,
            touched: &["c1", "d1"],
            allows: &["c1-d1", "c1-d1/e2"],
            ..at("along-rank", &["12", "13"], "6c/7/7/7/7/7/2Uo3 w -")
        },
        Diagram {
            special: true,
            touched: &["a3"],
            allows: &["a3-b4"],
            ..at("inside", &["12"], "6c/7/7/1o5/U6/7/7 w -")
        },
    ],
};

pub(super) const BOUNCE: Point = Point {
    key: "bounce",
    rules: &["14"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a2", "b1"],
            allows: &["a2-b1", "a2-b1/c2"],
            ..at("save", &["14"], "6c/7/7/7/7/U6/1o5 w -")
        },
        Diagram {
            special: true,
            touched: &["b1", "a2"],
            allows: &["b1-a2/b3"],
            ..at("only", &["14"], "6c/7/7/7/7/o6/1U5 w -")
        },
    ],
};

pub(super) const CORNER: Point = Point {
    key: "corner",
    rules: &["15"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a2", "a1"],
            allows: &["a2-a1", "a2-a1/b1"],
            ..at("choice", &["15"], "6c/7/7/7/7/U6/o6 w -")
        },
        Diagram {
            special: true,
            touched: &["b1", "a1"],
            allows: &["b1-a1/a2"],
            ..at("only", &["15"], "6c/7/7/7/7/7/oU5 w -")
        },
    ],
};

pub(super) const LANDING: Point = Point {
    key: "landing",
    rules: &["9", "16", "17"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a3"],
            allows: &["a3-a4"],
            ..at("taken", &["16", "17"], "7/7/1u5/o6/U6/7/7 w -")
        },
        Diagram {
            touched: &["a3", "a4"],
            allows: &["a3-a4/b5"],
            ..at("blocked", &["17"], "7/7/u6/o6/U6/7/7 w -")
        },
        Diagram {
            special: true,
            touched: &["b1"],
            allows: &["a2-a1"],
            forbids: &[refused(&["b1", "a1"], "16")],
            ..at("neither", &["9", "16"], "6c/7/7/7/7/U6/oT5 w -")
        },
    ],
};

pub(super) const RELAY: Point = Point {
    key: "relay",
    rules: &["18"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["a2", "a3"],
            allows: &["a2-a3", "a2-a3/b5"],
            ..at("own", &["18"], "6c/7/7/o6/U6/D6/7 w -")
        },
        Diagram {
            special: true,
            touched: &["a2", "a3"],
            allows: &["a2-a3", "a2-a3/b5"],
            ..at("enemy", &["18"], "6C/7/7/o6/U6/t6/7 b -")
        },
    ],
};
