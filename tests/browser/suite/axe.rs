//! axe-core, which finds accessibility problems of a page (`../axe`).

use serde_json::json;

use crate::browser::Session;

const AXE: &str = include_str!("../axe/axe.min.js");

const RUN: &str = r"
    const done = arguments[arguments.length - 1];
    // Wait until colour transitions have ended.
    const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
    const fading = document.getAnimations().filter(ends);
    const rest = Promise.allSettled(fading.map((one) => one.finished));
    rest.then(() => axe.run(document, { runOnly: arguments[0], resultTypes: ['violations'] })).then(
        (results) => done(results.violations.map((one) => ({
            rule: one.id,
            help: one.help,
            where: one.nodes.slice(0, 5).map((node) => [
                node.target.join(' '),
                node.html.slice(0, 200),
                node.failureSummary,
            ]),
        }))),
        (error) => done(String(error.stack ?? error)),
    );
";

const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// Asserts that axe finds nothing in the current page, once colours have stopped changing.
#[track_caller]
pub fn assert_clean(session: &Session, screen: &str) {
    if session.run("return window.axe === undefined", vec![]) == true {
        session.run(&format!("{AXE}; window.axe = axe;"), vec![]);
    }
    let found = session.run_async(RUN, vec![json!(RULES)]);
    let clean = found.as_array().is_some_and(Vec::is_empty);
    assert!(clean, "axe on {screen}: {found:#}");
}
