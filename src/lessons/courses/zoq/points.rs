//! The rules of ZOQ. The five figures that are missing in its rulebook are reconstructed: the start, the
//! moves from a corner, from a side and from the centre, and a surrounded corner.

use crate::lessons::courses::types::{Diagram, Forbidden, Point, Setting};

pub const START: &[Point] = &[
    // Figure 1.
    Point {
        key: "start",
        rules: &["1"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["a1-a2", "a1-b2", "b1-b2", "c1-b2", "c1-c2"],
            ..Diagram::of("board", &["1"], Setting::START)
        }],
    },
    // Figure 5, and the move before it.
    Point {
        key: "goal",
        rules: &["6", "7"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["@b"],
                allows: &["@b2"],
                ..Diagram::of("before", &["6", "7"], ABOUT_TO_SURROUND)
            },
            Diagram::of("over", &["6", "7"], ABOUT_TO_SURROUND.after(&["@b2"])),
        ],
    },
    Point {
        key: "turn",
        rules: &["2"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["@b2", "a3-b2", "c3-c2"],
            forbids: &[
                forbidden(&["a2"], "2"),
                forbidden(&["@w"], "2"),
                forbidden(&["c2"], "2"),
            ],
            ..Diagram::of("black", &["2"], Setting::START.after(&["a1-a2"]))
        }],
    },
];

pub const MOVES: &[Point] = &[
    // Figure 2.
    Point {
        key: "corner",
        rules: &["4"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["a1"],
            allows: &["a1-a2", "a1-b2"],
            forbids: &[forbidden(&["a1", "a3"], "4")],
            ..Diagram::of("a1", &["4"], Setting::at("1bb/2b/WWW Wb w"))
        }],
    },
    // Figure 3.
    Point {
        key: "side",
        rules: &["4"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["b1"],
            allows: &["b1-b2", "b1-c1"],
            forbids: &[forbidden(&["b1", "b3"], "4")],
            ..Diagram::of("b1", &["4"], Setting::at("b1b/W1W/bW1 Wb w"))
        }],
    },
    // Figure 4.
    Point {
        key: "centre",
        rules: &["4"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["b2"],
            allows: &["b2-a3", "b2-b1", "b2-c2"],
            forbids: &[forbidden(&["b2", "b3"], "4")],
            ..Diagram::of("b2", &["4"], Setting::at("1bb/bW1/W1W Wb w"))
        }],
    },
    Point {
        key: "lines",
        rules: &["5"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["a1"],
                allows: &["a1-a2", "a1-b2"],
                forbids: &[forbidden(&["a1", "c2"], "5")],
                ..Diagram::of("near", &["5"], Setting::START)
            },
            Diagram {
                special: true,
                touched: &["a1"],
                allows: &["a1-a2", "a1-b2", "a1-c2"],
                ..Diagram::of("far", &["5"], Setting::START.with("reach=any"))
            },
        ],
    },
    Point {
        key: "fourth",
        rules: &["3"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["@w"],
                allows: &["@b2", "@b3", "@c1"],
                forbids: &[forbidden(&["@w", "a3"], "3")],
                ..Diagram::of("waiting", &["3"], Setting::at("b1b/b1W/WW1 Wb w"))
            },
            Diagram {
                touched: &["b3"],
                allows: &["b3-c3"],
                forbids: &[forbidden(&["@w"], "3"), forbidden(&["b3", "@w"], "3")],
                ..Diagram::of("placed", &["3"], PLACED)
            },
        ],
    },
];

pub const SURROUND: &[Point] = &[
    Point {
        key: "ways",
        rules: &["6", "7"],
        ruling: false,
        diagrams: &[
            Diagram {
                allows: &["@b2", "c1-b2", "a2-b2", "b1-b2"],
                ..Diagram::of("three", &["7"], Setting::at("bb1/W1b/bWW W w"))
            },
            Diagram {
                special: true,
                touched: &["@w"],
                allows: &["@b3"],
                ..Diagram::of("double", &["6", "7"], Setting::at("b1b/WWW/1b1 Wb w"))
            },
        ],
    },
    Point {
        key: "mixed",
        rules: &["6"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["a3-b3", "c3-c2"],
            ..Diagram::of("both", &["6"], Setting::at("b1b/WW1/bbW W b"))
        }],
    },
    Point {
        key: "between",
        rules: &["8"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["@b"],
                allows: &["@a1"],
                ..Diagram::of("enter", &["8"], ABOUT_TO_ENTER)
            },
            Diagram {
                allows: &["@b3", "@c2", "b2-b3", "b2-c2"],
                ..Diagram::of("inside", &["8"], ABOUT_TO_ENTER.after(&["@a1"]))
            },
        ],
    },
];

pub const END: &[Point] = &[
    Point {
        key: "stuck",
        rules: &["9"],
        ruling: true,
        diagrams: &[
            Diagram::of("over", &["9"], ABOUT_TO_BLOCK.after(&["c3-b2"])),
            Diagram {
                special: true,
                allows: &["@a3", "@b3", "@c3"],
                ..Diagram::of("hand", &["9"], Setting::at("3/bbb/WWW Wb w"))
            },
            Diagram {
                special: true,
                allows: &["a1-b3", "a2-c3", "b1-c3", "c1-b3"],
                ..Diagram::of(
                    "far",
                    &["9"],
                    ABOUT_TO_BLOCK.after(&["c3-b2"]).with("reach=any"),
                )
            },
        ],
    },
    Point {
        key: "stay",
        rules: &["10"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["a1"],
            allows: &["a1-b2"],
            ..Diagram::of("freed", &["10"], ABOUT_TO_ENTER.after(&["@a1", "b2-b3"]))
        }],
    },
    Point {
        key: "again",
        rules: &["11"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["c2"],
                allows: &["c2-c3"],
                ..Diagram::of("before", &["11"], Setting::START.after(TO_AND_FRO))
            },
            Diagram {
                special: true,
                ..Diagram::of("drawn", &["11"], Setting::START.after(THREE_TIMES))
            },
        ],
    },
];

/// Black can surround a3.
const ABOUT_TO_SURROUND: Setting = Setting::at("Wbb/b1W/WW1 b b");

/// White's fourth piece was placed on b3.
const PLACED: Setting = Setting::at("b1b/b1W/WW1 Wb w").after(&["@b3", "c3-b2"]);

/// Black can move between three white pieces.
const ABOUT_TO_ENTER: Setting = Setting::at("b1b/WW1/1Wb Wb b");

/// Black can leave White without a move along the lines.
const ABOUT_TO_BLOCK: Setting = Setting::at("b1b/W1b/WWW b b");

/// One move before the third occurrence of the start.
const TO_AND_FRO: &[&str] = &[
    "a1-a2", "c3-c2", "a2-a1", "c2-c3", "a1-a2", "c3-c2", "a2-a1",
];
const THREE_TIMES: &[&str] = &[
    "a1-a2", "c3-c2", "a2-a1", "c2-c3", "a1-a2", "c3-c2", "a2-a1", "c2-c3",
];

const fn forbidden(touches: &'static [&'static str], rule: &'static str) -> Forbidden {
    Forbidden { touches, rule }
}
