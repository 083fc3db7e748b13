//! The memory of a page that stays open.

use crate::browser::Session;
use crate::memory::{keeping_memory, used};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    screens_that_were_left_take_no_memory if Memory,
];

/// How many times all screens are visited before anything is counted, so that everything is loaded.
const BEFORE: usize = 2;
const COUNTED: usize = 6;

/// The growth in bytes that is no sign of a fault. Memory grows by 65,536 bytes at a time, and the free memory
/// is not always in the right places.
const SLACK: u64 = 2 * 65_536;

fn screens_that_were_left_take_no_memory(session: &Session) {
    let page = keeping_memory(session, || Page::game(session, "5x5"));
    let game = page.fragment();
    let screens = [
        (game.as_str(), "game"),
        ("#rules=zoq", "rules"),
        ("#lesson=zoq", "lesson"),
        ("#puzzle=zoq", "puzzle"),
    ];
    let visit = |times: usize| {
        for (fragment, screen) in screens.repeat(times) {
            page.follow(fragment);
            page.arrive(screen);
            page.follow("");
            page.arrive("home");
        }
        used(session)
    };
    let before = visit(BEFORE);
    let after = visit(COUNTED);
    println!("before {before:?}, after {after:?}");
    assert!(after.program <= before.program + SLACK, "memory grows");
    assert!(after.nodes <= before.nodes + 20, "nodes are kept");
    assert!(
        after.listeners <= before.listeners + 2,
        "listeners are kept"
    );
}
