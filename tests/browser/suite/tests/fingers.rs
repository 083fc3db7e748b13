//! Whether all buttons are large enough for fingers.

use serde_json::Value;

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    all_that_can_be_pressed_is_big_enough_for_a_finger sample Layout,
    places_of_the_largest_board_are_big_enough_for_a_finger once Layout,
];

const PHONE: (u32, u32) = (360, 640);

fn all_that_can_be_pressed_is_big_enough_for_a_finger(session: &Session) {
    session.resize(PHONE);
    let page = Page::home(session);
    assert_pressable(session, "home");
    page.start("8x8");
    page.click_move("a2-a3", 1);
    assert_pressable(session, "game");
    page.act("previous");
    page.see("[data-action=resume]");
    assert_pressable(session, "looking back");
    for panel in ["settings", "share", "resign"] {
        page.act(panel);
        page.see(&format!("dialog[data-panel={panel}]"));
        assert_pressable(session, panel);
        page.press(&format!("dialog[data-panel={panel}] [data-action=close]"));
        page.see_no(&format!("dialog[data-panel={panel}]"));
    }
    page.act("home");
    page.press("[data-saved] [data-action=discard]");
    page.see("[data-action=discard-yes]");
    assert_pressable(session, "home with a game");
}

fn places_of_the_largest_board_are_big_enough_for_a_finger(session: &Session) {
    session.resize(PHONE);
    let page = Page::home(session);
    for board in ["8x8", "10x10", "4x10", "10x4"] {
        page.start(board);
        let script = "const box = document.querySelector('[data-spot]').getBoundingClientRect();
            return Math.min(box.width, box.height)";
        let side = session.run(script, vec![]).as_f64().unwrap_or(0.0);
        assert!(side >= 30.0, "a place of {board} is {side} pixels wide");
        page.act("home");
        page.arrive("home");
    }
}

/// At least 24 pixels in both directions (WCAG 2.2, 2.5.8), and 40 for elements used to play.
#[track_caller]
fn assert_pressable(session: &Session, screen: &str) {
    let script = r"
        const all = 'button, a[href], select, summary, input:not([type=radio]):not([type=checkbox]):not([type=file]),'
            + 'label:has(input[type=radio]), label:has(input[type=checkbox]), label:has(input[type=file])';
        const top = document.querySelector('dialog:modal') ?? document;
        return Array.from(top.querySelectorAll(all)).filter((one) => {
            const box = one.getBoundingClientRect();
            if (box.width === 0 || one.matches('[data-ply]')) return false;
            const least = one.matches('.action, [data-action]') ? 40 : 24;
            return box.width < least || box.height < least;
        }).map((one) => {
            const box = one.getBoundingClientRect();
            return `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 90)}`;
        })";
    assert_eq!(
        session.run(script, vec![]),
        Value::Array(vec![]),
        "too small: {screen}"
    );
}
