//! The points of the rules.

use crate::lessons::courses::types::{Diagram, Forbidden, Point, Setting};

/// The rulebook's tower: three light pieces, a dark one and two light ones.
const TOWER: &str = "bb,b,b/-,WWWbWW,-/-,bW,- w";

/// The last black stack stands on c2.
const LAST: &str = "-,bWW,-/-,bbWW,b/-,-,bbWW w";

pub(super) const STACKS: &[Point] = &[
    Point {
        key: "start",
        rules: &["2"],
        ruling: true,
        diagrams: &[Diagram {
            allows: &["1b1-b2", "2a1-c1"],
            ..Diagram::of("board", &["2"], Setting::START)
        }],
    },
    Point {
        key: "owner",
        rules: &["3"],
        ruling: false,
        diagrams: &[Diagram {
            allows: &["1a3-a2", "1b3-b2", "2a3-c3"],
            forbids: &[
                Forbidden {
                    touches: &["b2.6"],
                    rule: "3",
                },
                Forbidden {
                    touches: &["b2.4"],
                    rule: "3",
                },
                Forbidden {
                    touches: &["b1"],
                    rule: "3",
                },
            ],
            ..Diagram::of("tops", &["3"], Setting::at("bb,b,b/-,WWWbWW,-/-,bW,- b"))
        }],
    },
];

pub(super) const MOVES: &[Point] = &[
    Point {
        key: "one",
        rules: &["5"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["b2"],
            allows: &["1b2-a2", "1b2-b1", "1b2-b3", "1b2-c2"],
            forbids: &[
                Forbidden {
                    touches: &["b2", "a3"],
                    rule: "5",
                },
                Forbidden {
                    touches: &["b2", "c3"],
                    rule: "5",
                },
            ],
            ..Diagram::of("centre", &["5"], Setting::at("bbb,-,bbb/-,W,-/WW,-,WWW w"))
        }],
    },
    Point {
        key: "two",
        rules: &["5"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["a1"],
            allows: &["2a1-a3", "2a1-b2", "2a1-c1"],
            forbids: &[Forbidden {
                touches: &["a1", "b3"],
                rule: "5",
            }],
            ..Diagram::of("corner", &["5"], Setting::at("bb,bb,bb/-,-,-/WW,-,WWWW w"))
        }],
    },
    Point {
        key: "three",
        rules: &["5"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["a1"],
            allows: &["3a1-b3", "3a1-c2"],
            forbids: &[Forbidden {
                touches: &["a1", "c3"],
                rule: "5",
            }],
            ..Diagram::of("corner", &["5"], Setting::at("bb,-,bbbb/-,-,-/WWW,-,WWW w"))
        }],
    },
    Point {
        key: "lift",
        rules: &["4"],
        ruling: false,
        diagrams: &[
            Diagram {
                allows: &["1b2-c2", "2b2-c1", "3b2-c2"],
                ..Diagram::of("tower", &["4"], Setting::at(TOWER))
            },
            Diagram {
                special: true,
                touched: &["a1"],
                allows: &["3a1-b3", "3a1-c2"],
                forbids: &[Forbidden {
                    touches: &["b1"],
                    rule: "4",
                }],
                ..Diagram::of("most", &["4"], Setting::at("-,bbb,-/-,-,-/WWWWW,-,bbbW w"))
            },
        ],
    },
];

pub(super) const WAYS: &[Point] = &[
    Point {
        key: "uncover",
        rules: &["3", "4"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["b2.5"],
                allows: &["2b2-c1"],
                ..Diagram::of("before", &["4"], Setting::at(TOWER))
            },
            Diagram {
                allows: &["1b2-c2", "2b2-c1", "3b2-c2"],
                ..Diagram::of("after", &["3", "4"], Setting::at(TOWER).after(&["2b2-c1"]))
            },
        ],
    },
    Point {
        key: "land",
        rules: &["3", "6"],
        ruling: false,
        diagrams: &[
            Diagram {
                touched: &["a1"],
                allows: &["2a1-c1"],
                ..Diagram::of("over", &["6"], Setting::at("bb,-,WWWW/-,-,-/WW,bb,bb w"))
            },
            Diagram {
                forbids: &[Forbidden {
                    touches: &["c1.2"],
                    rule: "3",
                }],
                ..Diagram::of(
                    "covered",
                    &["3", "6"],
                    Setting::at("bb,-,WWWW/-,-,-/WW,bb,bb w").after(&["2a1-c1"]),
                )
            },
        ],
    },
    Point {
        key: "no-return",
        rules: &["7"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["b1"],
            allows: &["2b1-a2", "2b1-b3", "2b1-c2"],
            ..Diagram::of("home", &["7"], Setting::at("bbb,-,-/-,bb,-/-,WW,WWWWb w"))
        }],
    },
    Point {
        key: "u-turn",
        rules: &["5", "8"],
        ruling: true,
        diagrams: &[
            Diagram {
                touched: &["a1"],
                allows: &["3a1-a2", "3a1-b1", "3a1-b3", "3a1-c2"],
                ..Diagram::of(
                    "corner",
                    &["5", "8"],
                    Setting::at("bb,bb,bb/-,-,-/WWW,W,WW w"),
                )
            },
            Diagram {
                special: true,
                touched: &["b2"],
                allows: &["3b2-a2", "3b2-b1", "3b2-b3", "3b2-c2"],
                ..Diagram::of(
                    "centre",
                    &["5", "8"],
                    Setting::at("bb,bb,bb/-,WWW,-/W,W,W w"),
                )
            },
        ],
    },
    Point {
        key: "path",
        rules: &["9"],
        ruling: true,
        diagrams: &[Diagram {
            touched: &["a1"],
            allows: &["2a1-b2"],
            ..Diagram::of("ways", &["9"], Setting::at("bb,-,b/bb,-,-/WW,b,WWWW w"))
        }],
    },
];

pub(super) const END: &[Point] = &[
    Point {
        key: "must",
        rules: &["1"],
        ruling: false,
        diagrams: &[Diagram {
            touched: &["c3"],
            allows: &["1c3-b3", "1c3-c2"],
            ..Diagram::of(
                "squeezed",
                &["1"],
                Setting::at("-,-,W/WWbb,WWb,-/Wbbb,-,- w"),
            )
        }],
    },
    Point {
        key: "win",
        rules: &["10"],
        ruling: false,
        diagrams: &[
            Diagram {
                allows: &["1b2-c2", "1c1-c2", "2b3-c2"],
                ..Diagram::of("last", &["10"], Setting::at(LAST))
            },
            Diagram::of("won", &["10"], Setting::at(LAST).after(&["1c1-c2"])),
            Diagram {
                special: true,
                allows: &["2c3-a3", "2c3-c1"],
                ..Diagram::of("two", &["10"], Setting::at("b,-,WWW/-,-,-/-,bbbW,WWbb w"))
            },
        ],
    },
    Point {
        key: "stuck",
        rules: &["10", "11"],
        ruling: false,
        diagrams: &[
            Diagram {
                special: true,
                touched: &["c3"],
                allows: &["1c3-b3", "1c3-c2"],
                ..Diagram::of("lone", &["11"], Setting::at("Wb,-,W/-,-,-/WWbb,-,WWbbb w"))
            },
            Diagram::of(
                "none",
                &["10", "11"],
                Setting::at("Wb,-,W/-,-,-/WWbb,-,WWbbb b").after(&["2a3-c3"]),
            ),
        ],
    },
    Point {
        key: "repeat",
        rules: &["12"],
        ruling: true,
        diagrams: &[Diagram {
            touched: &["c3"],
            allows: &["2c3-a3"],
            ..Diagram::of(
                "third",
                &["12"],
                Setting::START.after(&[
                    "2a1-c1", "2a3-c3", "2c1-a1", "2c3-a3", "2a1-c1", "2a3-c3", "2c1-a1",
                ]),
            )
        }],
    },
];
