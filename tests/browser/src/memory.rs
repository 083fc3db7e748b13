//! The memory use of a page (Chromium only).

use serde_json::{Value, json};

use crate::browser::Session;

/// Stores the program's memory where a test finds it, because the page itself does not expose it.
const KEEP_MEMORY: &str = r"
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const made = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const result = await made.apply(WebAssembly, all);
            window.programMemory ??= (result.instance ?? result).exports?.memory;
            return result;
        };
    }";

/// The memory use of a page.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// Bytes of the program's own memory. It never shrinks.
    pub program: u64,
    /// Bytes of the objects of scripts.
    pub heap: u64,
    pub nodes: u64,
    pub listeners: u64,
}

/// Loads a page so that [`used`] finds its program's memory.
#[track_caller]
pub fn keeping_memory<T>(session: &Session, load: impl FnOnce() -> T) -> T {
    let source = json!({"source": KEEP_MEMORY});
    let kept = session.chromium("Page.addScriptToEvaluateOnNewDocument", source);
    let loaded = load();
    session.chromium("Page.removeScriptToEvaluateOnNewDocument", kept);
    loaded
}

/// The memory use of the page after garbage collection.
#[track_caller]
pub fn used(session: &Session) -> Used {
    session.chromium("HeapProfiler.collectGarbage", json!({}));
    let dom = session.chromium("Memory.getDOMCounters", json!({}));
    let heap = session.chromium("Runtime.getHeapUsage", json!({}));
    let number = |value: &Value| value.as_f64().expect("a number") as u64;
    Used {
        program: number(&session.run("return programMemory.buffer.byteLength", vec![])),
        heap: number(&heap["usedSize"]),
        nodes: number(&dom["nodes"]),
        listeners: number(&dom["jsEventListeners"]),
    }
}
