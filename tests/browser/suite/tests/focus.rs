//! The focus is always on an element.

use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    one_place_is_in_the_tab_order,
    a_new_screen_takes_the_focus,
    home_is_as_it_was_left once Layout,
    the_focus_is_never_lost,
    what_vanishes_hands_the_focus_on,
    the_text_field_of_the_dialog_has_the_focus once Logic,
];

fn one_place_is_in_the_tab_order(session: &Session) {
    let page = Page::game(session, "5x5");
    let one = "const all = Array.from(document.querySelectorAll('[data-spot][tabindex=\"0\"]'));
        return all.map((one) => one.dataset.spot)";
    page.tab_to("[data-spot]");
    for keys in [
        &[][..],
        &[Key::Up],
        &[Key::Right, Key::Right],
        &[Key::Enter],
    ] {
        session.keys(keys);
        let focus = page.focus();
        assert_eq!(
            json!([focus.replace("spot ", "")]),
            session.run(one, vec![])
        );
    }
    session.keys(&[Key::Tab]);
    assert!(!page.focus().starts_with("spot"), "Tab leaves the board");
    session.keys(&[Key::BackTab]);
    assert!(page.focus().starts_with("spot"), "Shift+Tab leads back");
}

fn a_new_screen_takes_the_focus(session: &Session) {
    let page = Page::home(session);
    page.start("5x5");
    assert!(page.focus().starts_with("spot"), "on {}", page.focus());
    page.click_move("a2-a3", 1);
    page.act("home");
    page.arrive("home");
    assert_eq!(page.focus(), "action two-players");
    page.press("[data-saved] [data-action=continue]");
    page.arrive("game");
    assert!(page.focus().starts_with("spot"), "on {}", page.focus());
}

fn home_is_as_it_was_left(session: &Session) {
    let page = Page::home(session);
    session.resize((360, 640));
    let link = "[data-game=zoq] [data-action=learn]";
    page.tab_to(link);
    let place = "return window.scrollY";
    let place = || session.run(place, vec![]).as_f64().unwrap_or_default();
    let left = place();
    assert!(left > 300.0, "home is scrolled by {left}");
    session.keys(&[Key::Enter]);
    page.arrive("lesson");
    session.go_back();
    page.arrive("home");
    let is_there = "return document.activeElement.matches(arguments[0])";
    session.until("the focus on the link", is_there, vec![json!(link)]);
    assert!(
        (place() - left).abs() < 2.0,
        "{} instead of {left}",
        place()
    );
}

fn the_focus_is_never_lost(session: &Session) {
    let page = Page::game(session, "5x5");
    page.tab_to("[data-spot]");
    page.key_touch("c2", false, Key::Enter);
    page.key_touch("d3", false, Key::Enter);
    page.await_ply(1);
    assert_eq!(page.focus(), "spot d3");
    // A button that has nothing left to do keeps the focus or passes it to a neighbour.
    for (action, ply) in [
        ("undo", 0),
        ("redo", 1),
        ("first", 0),
        ("last", 1),
        ("previous", 0),
    ] {
        page.tab_to(&format!("button[data-action={action}]"));
        session.keys(&[Key::Enter]);
        page.await_ply(ply);
        let focus = page.focus();
        assert!(
            focus.contains(' '),
            "after {action} the focus is on {focus}"
        );
    }
    // A dialog returns the focus.
    page.tab_to("button[data-action=settings]");
    session.keys(&[Key::Enter]);
    page.see("dialog[data-panel=settings]");
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel=settings]");
    assert_eq!(page.focus(), "action settings");
}

fn what_vanishes_hands_the_focus_on(session: &Session) {
    let page = Page::game(session, "5x5");
    page.play(1, &["b2-a3", "b4-c3"]);
    // Buttons that vanish when they are used, and the signs that they have worked.
    for (before, vanishing, after) in [
        (
            "[data-action=previous]",
            "[data-action=resume]",
            "[data-ply='2'][aria-current=true]",
        ),
        (
            "[data-action=previous]",
            "[data-action=play-from-here]",
            "[data-ply='1'][aria-current]",
        ),
        (
            "[data-action=new]",
            "[data-action=back-to-game]",
            "[data-ply='1'][aria-current=true]",
        ),
        (
            "[data-action=new]",
            "[data-action=back-to-game]",
            "[data-ply='1'][aria-current=true]",
        ),
        (
            "[data-action=home]",
            "[data-saved] [data-action=discard]",
            "[data-action=discard-yes]",
        ),
        ("body", "[data-action=discard-yes]", "[data-screen=home]"),
    ] {
        if before != "body" {
            // Not a double click: these keys are faster than any person.
            thread::sleep(Duration::from_millis(600));
            page.press(before);
        }
        if before == "[data-action=new]" {
            page.press("[data-action=begin]");
        }
        page.see(vanishing);
        page.tab_to(vanishing);
        session.keys(&[Key::Enter]);
        page.see(after);
        page.await_focus(vanishing);
    }
}

fn the_text_field_of_the_dialog_has_the_focus(session: &Session) {
    let page = Page::home(session);
    page.act("open-text");
    session.until(
        "the focus on the text",
        "return document.activeElement.dataset.field === 'text'",
        vec![],
    );
}
