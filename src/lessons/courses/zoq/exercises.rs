//! The lesson of ZOQ: how pieces move, how to surround a piece and avoid being surrounded, and how to leave
//! the other side without a move.

use crate::lessons::courses::types::{Exercise, Goal, Setting};

pub const EXERCISES: &[Exercise] = &[
    Exercise {
        tells: &["1", "2", "4", "5", "6"],
        goal: counter_to(&["b2"]),
        solution: &["c1-b2"],
        wrong: &["c1-c2"],
        ..one_move("centre", &["1", "4", "5"], Setting::START)
    },
    Exercise {
        goal: counter_to(&["a3"]),
        solution: &["a2-a3"],
        wrong: &["a1-b2"],
        ..one_move("which", &["4", "5"], Setting::at("1bb/W1W/WbW b w"))
    },
    Exercise {
        tells: &["3"],
        goal: counter_to(&["b3"]),
        solution: &["@b3"],
        wrong: &["a2-b2"],
        ..one_move("hand", &["3"], Setting::at("b1b/W2/WbW Wb w"))
    },
    Exercise {
        tells: &["6", "7"],
        solution: &["c1-b1"],
        wrong: &["b2-b1"],
        ..one_move("close", &["6", "7"], Setting::at("1bb/WWW/b1W b w"))
    },
    Exercise {
        solution: &["@b2"],
        wrong: &["b1-b2"],
        ..one_move("fill", &["6", "7"], Setting::at("bb1/W1b/bWW W w"))
    },
    Exercise {
        solution: &["@b3"],
        wrong: &["b2-b3"],
        ..one_move("double", &["6", "7"], Setting::at("b1b/WWW/1bb W w"))
    },
    Exercise {
        goal: Goal::Hold(1),
        solution: &["a3-a2"],
        wrong: &["c1-c2"],
        ..one_move("escape", &["7"], Setting::at("Wbb/1b1/1WW Wb w"))
    },
    Exercise {
        tells: &["8"],
        solution: &["@c2"],
        wrong: &["b2-b3"],
        ..one_move(
            "still",
            &["8"],
            Setting::at("b1b/WW1/1Wb Wb b").after(&["@a1"]),
        )
    },
    Exercise {
        tells: &["9"],
        solution: &["@b2"],
        wrong: &["a1-b2"],
        ..one_move("block", &["9"], Setting::at("Wbb/b1b/W1W W w"))
    },
    // All three placements lose: without a piece in hand, Black can be blocked.
    Exercise {
        goal: Goal::Hold(1),
        solution: &["b3-a3"],
        wrong: &["@a3"],
        ..one_move("breathe", &["3", "9"], Setting::at("1bb/1Wb/W1W Wb b"))
    },
    // Black's only reply leaves a3 and moves between b1, c2 and an empty centre.
    Exercise {
        within: 2,
        solution: &["@a3", "a1-b2"],
        wrong: &["b1-c1"],
        ..one_move("trap", &["7", "8"], Setting::at("1bb/bbW/WW1 W w"))
    },
    // White can only place its piece: on a3 it is surrounded, on a2 it is blocked. The reply is a2.
    Exercise {
        within: 2,
        solution: &["@b2", "b3-a3"],
        wrong: &["b3-b2"],
        ..one_move("net", &["9"], Setting::at("1bb/2W/bWW Wb b"))
    },
    // Black is behind the middle row and can only place its fourth piece.
    Exercise {
        within: 3,
        solution: &["a1-a2", "@c1", "c1-b1"],
        wrong: &["a1-b1"],
        ..one_move("wall", &["2", "7"], Setting::at("bbb/1WW/W2 Wb w"))
    },
    // Black has to move to a1 or a3, between three white pieces.
    Exercise {
        tells: &["5"],
        within: 2,
        solution: &["a1-b3", "b3-a3"],
        wrong: &["b2-b3"],
        ..one_move(
            "far",
            &["5", "8"],
            Setting::at("2b/WWb/WWb b w").with("reach=any"),
        )
    },
];

/// An exercise to win with one move, with the default values for everything else.
const fn one_move(key: &'static str, needs: &'static [&'static str], setting: Setting) -> Exercise {
    Exercise {
        key,
        tells: &[],
        needs,
        setting,
        goal: Goal::Win,
        within: 1,
        replies: &[],
        solution: &[],
        wrong: &[],
    }
}

const fn counter_to(to: &'static [&'static str]) -> Goal {
    Goal::Bring {
        kind: "counter",
        to,
    }
}
