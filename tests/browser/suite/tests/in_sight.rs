//! Checks that a screen fits its window: nothing is hidden, wider than the window, or scrolls.

use serde_json::json;

use crate::browser::Session;

/// The elements that are wider than the window.
const WIDE: &str = "() => {
    const all = Array.from(document.body.querySelectorAll('*'));
    const wide = all.filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.right > innerWidth + 0.5 && !one.closest('ol, svg, .move-list');
    });
    const over = document.scrollingElement.scrollWidth - innerWidth;
    return over <= 0 ? [] : [`${over} pixels too wide`,
        ...wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120))];
}";

/// How the page can be scrolled.
const SCROLLED: &str = "() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    const [size, seen] = [[scrollWidth, scrollHeight], [innerWidth, innerHeight]].map((one) => one.join('x'));
    return size === seen ? [] : [`a page of ${size} in a window of ${seen}`];
}";

/// The elements that are outside the window or covered.
const HIDDEN: &str = r"(needed) => {
    const missing = [];
    if (scrollY !== 0) missing.push(`scrolled to ${scrollY}`);
    for (const css of needed) {
        const one = Array.from(document.querySelectorAll(css))
            .find((one) => one.getClientRects().length > 0);
        if (!one) { missing.push(css + ' is not shown'); continue; }
        const box = one.getBoundingClientRect();
        const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
        if (edges[0] < 0 || edges[1] < 0 || edges[2] > innerWidth || edges[3] > innerHeight)
            missing.push(`${css} at ${edges} of ${[innerWidth, innerHeight]}`);
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (box.width && hit && !one.contains(hit) && !hit.contains(one))
            missing.push(`${css} under ${hit.outerHTML.slice(0, 100)}`);
    }
    return missing;
}";

/// Nothing is wider than the window.
#[track_caller]
pub(super) fn assert_narrow(session: &Session, screen: &str) {
    let wide = session.run(&format!("return ({WIDE})()"), vec![]);
    assert_eq!(wide, json!([]), "{screen}");
}

/// The game can be played without scrolling, even by accident.
#[track_caller]
pub(super) fn assert_still(session: &Session, screen: &str) {
    let scrolled = session.run(&format!("return ({SCROLLED})()"), vec![]);
    assert_eq!(scrolled, json!([]), "{screen}");
}

/// All elements are within the window and not covered.
#[track_caller]
pub(super) fn assert_in_sight(session: &Session, needed: &[&str], screen: &str) {
    await_none(
        session,
        &format!("({HIDDEN})(arguments[0])"),
        needed,
        screen,
    );
}

/// All elements are within the window and not covered, and the page cannot be scrolled: the three checks above
/// in one call, for tests of hundreds of screens.
#[track_caller]
pub(super) fn assert_fits(session: &Session, needed: &[&str], screen: &str) {
    let all = format!("[...({HIDDEN})(arguments[0]), ...({SCROLLED})(), ...({WIDE})()]");
    await_none(session, &all, needed, screen);
}

#[track_caller]
fn await_none(session: &Session, faults: &str, needed: &[&str], screen: &str) {
    session.until(
        &format!("all to be in sight: {screen}"),
        &format!("const faults = {faults}; return faults.length === 0 || {{ not: faults }}"),
        vec![json!(needed)],
    );
}
