//! The memory of a page that stays open.

use serde_json::{Value, json};

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    screens_that_were_left_take_no_memory if Memory,
];

/// How often all screens are visited before anything is counted, so that everything is loaded.
const BEFORE: usize = 2;
const COUNTED: usize = 6;

/// The growth in bytes that is no sign of a fault. Memory grows by 65,536 bytes at a time, and the free memory
/// is not always in the right places.
const SLACK: u64 = 2 * 65_536;

fn screens_that_were_left_take_no_memory(session: &Session) {
    let source = json!({"source": KEEP_MEMORY});
    let kept = session.chromium("Page.addScriptToEvaluateOnNewDocument", source);
    let page = Page::game(session, "5x5");
    session.chromium("Page.removeScriptToEvaluateOnNewDocument", kept);
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
    assert!(after.bytes <= before.bytes + SLACK, "memory grows");
    assert!(after.nodes <= before.nodes + 20, "nodes are kept");
    assert!(
        after.listeners <= before.listeners + 2,
        "listeners are kept"
    );
}

/// What a page takes.
#[derive(Debug)]
struct Used {
    /// Of the program's own memory.
    bytes: u64,
    nodes: u64,
    listeners: u64,
}

fn used(session: &Session) -> Used {
    session.chromium("HeapProfiler.collectGarbage", json!({}));
    let dom = session.chromium("Memory.getDOMCounters", json!({}));
    let number = |value: &Value| value.as_u64().expect("a number");
    Used {
        bytes: number(&session.run("return programMemory.buffer.byteLength", vec![])),
        nodes: number(&dom["nodes"]),
        listeners: number(&dom["jsEventListeners"]),
    }
}

/// Keeps the program's memory where the test finds it, as the page itself does not reveal it.
const KEEP_MEMORY: &str = r"
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const made = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const result = await made.apply(WebAssembly, all);
            window.programMemory ??= (result.instance ?? result).exports?.memory;
            return result;
        };
    }";
