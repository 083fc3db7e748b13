//! The round: its path, its jump, its arrival, the way back, and drawn games.

use super::short::no;
use crate::lessons::courses::types::{Diagram, Point, Setting};

pub(super) const PATH: Point = Point {
    key: "path",
    rules: &["O1", "O2"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["b2"],
            allows: &["Rb2-c3", "Rb2-d4", "Rb2-e5"],
            forbids: &[no(&["b2", "e3"], "O2"), no(&["b2", "e4"], "O2")],
            ..Diagram::of(
                "turns",
                &["O1", "O2"],
                Setting::at("Rb2:b2,c2,c3+,c4,d4,d5e5 rf6:c3,e4,f6 w n - 6"),
            )
        },
        Diagram {
            touched: &["c5"],
            allows: &["Rc5-b5"],
            forbids: &[no(&["c5", "d7"], "O1")],
            ..Diagram::of(
                "walls",
                &["O1"],
                Setting::at("Rc5:b5,c5,c6c7 rf3:c5n,f3,f6 w n - 6"),
            )
        },
    ],
};

const FENCE: Setting = Setting::at("Rb2:b2,c2,c2n,c3d3,d3+ re7:b6,e7,f6 w n - 6");

pub(super) const JUMP: Point = Point {
    key: "jump",
    rules: &["O3"],
    ruling: false,
    diagrams: &[
        Diagram {
            touched: &["b2"],
            allows: &["Rb2-c2"],
            forbids: &[no(&["b2", "c3"], "O3")],
            ..Diagram::of("come", &["O3"], FENCE)
        },
        Diagram {
            touched: &["c2"],
            allows: &["Rc2-c3"],
            ..Diagram::of("jump", &["O3"], FENCE.after(&["Rb2-c2", "b6-b5"]))
        },
        Diagram {
            touched: &["c3"],
            allows: &["Rc3-d3"],
            ..Diagram::of(
                "go-on",
                &["O3"],
                FENCE.after(&["Rb2-c2", "b6-b5", "Rc2-c3", "b5-b4"]),
            )
        },
        Diagram {
            special: true,
            touched: &["b2"],
            allows: &["Rb2-b3"],
            forbids: &[no(&["b2", "c2"], "O3")],
            ..Diagram::of(
                "tall",
                &["O3"],
                Setting::at("Rb2:^b2e,b2,b2n,b3,c2d2,d2+ re7:b6,e7,f6 w n - 6"),
            )
        },
        Diagram {
            special: true,
            touched: &["b2"],
            forbids: &[no(&["b2", "b3"], "O3")],
            ..Diagram::of(
                "enemy",
                &["O3"],
                Setting::at("Rb2:b2,b3b4,b4+,c2 re7:b2n,e7,f6 w n - 6"),
            )
        },
    ],
};

const ARRIVED: Setting = Setting::at("Rd6:c7,d6 rb1:b1,c1,f5 w n - 6").after(&["Rd6-d7"]);
const ANSWERED: Setting =
    Setting::at("Rd6:c7,d6 rb1:b1,c1,f5 w n - 6").after(&["Rd6-d7", "Rb1-d1"]);

pub(super) const ARRIVE: Point = Point {
    key: "arrive",
    rules: &["O4", "O5", "E1"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["d6"],
            allows: &["Rd6-d7"],
            forbids: &[no(&["d6", "e7"], "O4")],
            ..Diagram::of(
                "goal",
                &["O4"],
                Setting::at("Rd6:d5,d6,e7f7,f7+ rb3:b3,c5 w n - 6"),
            )
        },
        Diagram {
            touched: &["d2"],
            allows: &["Rd2-d1"],
            ..Diagram::of(
                "black",
                &["O4", "E1"],
                Setting::at("Rd5:d5,d6,e6 rd2:c5,d2,d3 b n - 6"),
            )
        },
        Diagram {
            touched: &["b1"],
            allows: &["Rb1-d1"],
            ..Diagram::of("answer", &["E1"], ARRIVED)
        },
        Diagram {
            special: true,
            touched: &["c1"],
            allows: &["Rc1-c2"],
            forbids: &[no(&["c1", "d1"], "O5")],
            ..Diagram::of(
                "home",
                &["O5"],
                Setting::at("Rc1:c1,c2,e1 re7:e7,f7 w n - 3"),
            )
        },
    ],
};

pub(super) const RACE: Point = Point {
    key: "race",
    rules: &["E2"],
    ruling: true,
    diagrams: &[
        Diagram {
            touched: &["d7"],
            allows: &["Rd7-c7", "Rd7-d6"],
            forbids: &[no(&["c7"], "E2")],
            ..Diagram::of("back", &["E2"], ANSWERED)
        },
        Diagram {
            special: true,
            touched: &["d1"],
            allows: &["Rd1-c7"],
            forbids: &[no(&["d1", "d7"], "E2")],
            ..Diagram::of(
                "first",
                &["E2"],
                Setting::at("Re7:d6,e7 rd1:c1,c2,c3,c4,c5,c6,c7 b x - 1"),
            )
        },
        Diagram {
            special: true,
            touched: &["c7"],
            allows: &["Rc7-d7"],
            ..Diagram::of(
                "again",
                &["E2"],
                Setting::at("Rc1:a5,c1 rc7:a3,c7 w x - 9").after(&["Rc1-d1"]),
            )
        },
    ],
};

pub(super) const DRAWS: Point = Point {
    key: "draws",
    rules: &["E3", "E4"],
    ruling: true,
    diagrams: &[
        Diagram::of(
            "blocked",
            &["E3"],
            Setting::at("Rg1:a1,g1 ra7:a1+,a7 w n *a1 12"),
        ),
        Diagram {
            touched: &["b6"],
            allows: &["b6-b5"],
            ..Diagram::of(
                "thrice",
                &["E4"],
                Setting::at("Re1:e1,f3 re7:b5,e7 w n - 6").after(&[
                    "f3-f4", "b5-b6", "f4-f3", "b6-b5", "f3-f4", "b5-b6", "f4-f3",
                ]),
            )
        },
        Diagram {
            special: true,
            touched: &["e4"],
            allows: &["e4-a4", "e4-e5"],
            ..Diagram::of(
                "hundred",
                &["E4"],
                Setting::at("Re1:a4,e1,e4 re7:a4+,e7,f7 w n - 99"),
            )
        },
    ],
};
