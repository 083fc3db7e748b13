//! The keys that ask about a position, and the list of keys.

use serde_json::{Value, json};

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    keys_ask_about_the_position sample Logic,
    a_question_mark_opens_the_list_of_all_keys,
    letters_do_nothing_once_they_are_switched_off once Logic,
    buttons_name_their_keys once Logic,
];

const CLOSE: &str = "p3/2p1/1P2/3P w";

fn keys_ask_about_the_position(session: &Session) {
    let page = Page::linked(session, CLOSE, &[]);
    session.keys(&[Key::Letter('m')]);
    page.read("[data-live=polite]", "White: white pawn: b2, d1.");
    session.keys(&[Key::Letter('w')]);
    page.read("[data-live=polite]", "White to move.");
    // If the same question is asked again, the answer is read out again.
    let said = page.said();
    session.keys(&[Key::Letter('w')]);
    let check = "return document.querySelector('[data-live=polite]').textContent !== arguments[0]";
    session.until("it to be said again", check, vec![json!(said)]);
    page.tab_to("[data-spot]");
    page.key_touch("c3", false, Key::Letter('x'));
    page.read("[data-live=polite]", "White can come here from b2.");
    assert_eq!(page.ply(), 0);
}

fn a_question_mark_opens_the_list_of_all_keys(session: &Session) {
    let page = Page::game(session, "5x5");
    session.keys(&[Key::Letter('?')]);
    page.see("dialog[data-panel=keys] kbd");
    let script = "return Array.from(document.querySelectorAll('dialog[data-panel=keys] kbd'))
        .map((one) => one.innerText)";
    let caps = session.run(script, vec![]);
    let caps: Vec<&str> = caps
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    for key in [
        "?", "b", "j", "k", "f", "u", "o", "m", "x", "w", "z", "s", "Esc", "Enter",
    ] {
        let times = caps.iter().filter(|cap| **cap == key).count();
        assert_eq!(times, 1, "{key} in {caps:?}");
    }
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel=keys]");
}

fn letters_do_nothing_once_they_are_switched_off(session: &Session) {
    let page = Page::linked(session, "ppppp/ppppp/5/PPPPP/PPPPP w", &["b2-a3"]);
    session.keys(&[Key::Letter('?')]);
    page.press("input[data-setting=keys]");
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel=keys]");
    page.tab_to("button[data-action=flip]");
    session.keys(&[Key::Letter('j')]);
    session.keys(&[Key::Letter('f')]);
    assert_eq!(page.ply(), 1);
    session.keys(&[Key::Left]);
    page.await_ply(0);
}

fn buttons_name_their_keys(session: &Session) {
    let page = Page::game(session, "5x5");
    let script = "return arguments[0].map((action) =>
        document.querySelector(`button[data-action=${action}]`).title)";
    let actions = json!([
        "flip", "undo", "redo", "hint", "analyse", "previous", "next"
    ]);
    let titles = session.run(script, vec![actions]);
    let keys = ["f", "u", "r", "b", "a", "j", "k"];
    for (title, key) in titles.as_array().unwrap().iter().zip(keys) {
        let title = title.as_str().unwrap_or_default();
        assert!(title.ends_with(&format!("({key})")), "{title}");
    }
    drop(page);
}
