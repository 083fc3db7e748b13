//! Storage that is corrupt, foreign, newer, full or forbidden, and its clean-up.

use std::sync::atomic::Ordering;

use xtask::serve::Intercept;

use super::parts::with_gate;
use crate::browser::{Browser, Session};
use crate::page::{GAME, OLD_GAME, Page, html, index, script, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    an_origin_that_nobody_has_used_starts_empty,
    what_cannot_be_read_is_set_aside_with_a_sentence once Logic,
    settings_that_cannot_be_read_are_set_aside_with_a_sentence sample Logic,
    a_damaged_game_leaves_the_others_alone once Logic,
    full_storage_lets_the_game_go_on_and_is_said_once,
    forbidden_storage_lets_the_game_go_on_and_is_said_once,
    every_game_in_memory_is_stored_once_there_is_room once Logic,
    storage_that_ignores_what_is_written_is_said once Logic,
    a_game_is_removed_after_a_question once Logic,
    everything_is_forgotten_after_a_question once Logic,
    a_change_that_cannot_be_stored_is_said_and_stored_later once Logic,
    stored_settings_that_cannot_be_read_for_lack_of_a_part_stay once Logic,
];

fn an_origin_that_nobody_has_used_starts_empty(session: &Session) {
    let page = Page::serve_at_new_origin(session);
    page.open("");
    page.arrive("home");
    assert_eq!(page.keys(), [""; 0]);
    page.start("5x5");
    page.click_move("a2-a3", 1);
    page.await_saved(&["a2-a3"]);
}

/// The settings as stored by earlier versions.
const SETTINGS: &str = "tablero/v1/settings";

/// Invalid values in place of a game.
const UNREADABLE: [(&str, &str); 8] = [
    ("nothing", ""),
    (
        "half of it",
        "{\"version\":1,\"text\":\"tablero 1\\ngame brea",
    ),
    ("foreign text", "hello"),
    ("foreign JSON", "[1,2,3]"),
    ("another shape", "{\"version\":1,\"text\":7}"),
    (
        NEWER,
        "{\"version\":2,\"text\":\"tablero 2\\nboard of gold\"}",
    ),
    (
        "a text of a newer version",
        "{\"version\":1,\"text\":\"tablero 2\\ngame breakthrough\"}",
    ),
    (
        "an illegal move",
        "{\"version\":1,\"text\":\"tablero 1\\ngame breakthrough\\nmoves a2-a7\"}",
    ),
];

const NEWER: &str = "a newer version";

/// The text of a stored game, or its whole value if it has no text. A game that the rules reject was migrated before.
fn game_text(stored: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(stored).unwrap_or_default();
    value["text"].as_str().unwrap_or(stored).to_owned()
}

fn what_cannot_be_read_is_set_aside_with_a_sentence(session: &Session) {
    let page = Page::home(session);
    for (what, text) in UNREADABLE {
        let key = format!("{OLD_GAME}abc");
        session.run("localStorage.clear()", vec![]);
        page.store(&key, text);
        page.open("");
        page.arrive("home");
        page.notice("set-aside");
        if what == NEWER {
            // A newer page will read it.
            assert_eq!(page.stored(&key).as_deref(), Some(text));
            continue;
        }
        let aside = page.await_set_aside();
        let [(name, value)] = &aside[..] else {
            panic!("{what}: {aside:?}");
        };
        assert_eq!(name, "game/abc", "{what}");
        assert_eq!(game_text(value), game_text(text), "{what}");
        assert_eq!(page.stored(&key), None, "{what}");
        // It stays there, but is not mentioned again.
        page.reload();
        page.arrive("home");
        assert!(!page.shows("[data-notice=set-aside]"), "{what}");
        assert_eq!(page.await_set_aside().len(), 1, "{what}");
    }
}

fn settings_that_cannot_be_read_are_set_aside_with_a_sentence(session: &Session) {
    let page = Page::home(session);
    for text in [
        "}",
        "{\"version\":9,\"theme\":\"sepia\"}",
        "{\"version\":1,\"theme\":4}",
    ] {
        session.run("localStorage.clear()", vec![]);
        page.store(SETTINGS, text);
        page.open("");
        page.notice("set-aside");
        assert_eq!(page.theme(), "system");
        if text.contains(":9,") {
            // A newer page will read them.
            assert_eq!(page.stored(SETTINGS).as_deref(), Some(text));
            continue;
        }
        assert_eq!(
            page.await_set_aside(),
            [("settings".to_owned(), text.to_owned())]
        );
    }
    page.set("theme", "dark");
    page.reload();
    assert_eq!(page.theme(), "dark");
}

fn a_damaged_game_leaves_the_others_alone(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let (good, fragment) = (page.game_key(), page.fragment());
    let bad = format!("{GAME}bad");
    page.store(&bad, "{");
    page.store("somebody/else", "{");
    page.open("");
    page.notice("set-aside");
    assert_eq!(page.games(), [good]);
    assert_eq!(page.stored("somebody/else").as_deref(), Some("{"));
    // Opening the damaged game by its address leads home, with a message.
    page.store(&bad, "{{");
    page.open("#play=bad");
    page.arrive("home");
    page.notice("set-aside");
    page.open(&fragment);
    page.await_ply(1);
    // A second value set aside from the same key does not overwrite the first.
    assert_eq!(page.await_set_aside().len(), 2);
}

fn full_storage_lets_the_game_go_on_and_is_said_once(session: &Session) {
    // At a separate origin, because Firefox treats storage as full for a while after it was cleared.
    let page = Page::serve_at_new_origin(session);
    page.open("");
    page.arrive("home");
    page.start("5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    page.fill_storage();
    page.play(2, &["b4-c3", "c2-d3"]);
    page.notice("cannot-remember");
    page.see("[data-notice=cannot-remember] [data-action=save-everything]");
    page.dismiss("cannot-remember");
    page.play(4, &["c3-c2", "c1-b2"]);
    assert!(
        !page.shows("[data-notice=cannot-remember]"),
        "once is enough"
    );
    page.act("undo");
    page.await_ply(4);
    // During this visit nothing is lost, even on the home screen.
    page.act("home");
    page.arrive("home");
    page.press("[data-saved] [data-action=continue]");
    page.await_ply(4);
    page.play(5, &["c1-b2", "c2-c1"]);
    page.await_result("black");
    // The last stored value is still there.
    page.reload();
    page.arrive("game");
    assert!(page.ply() >= 1);
}

/// A frame that may run scripts but has no origin, and therefore no storage.
const SANDBOX: &str = "<!doctype html><title>host</title><link rel=icon href='data:,'>
    <iframe sandbox='allow-scripts' src='./' width='1100' height='700'></iframe>";

/// The effect of such a frame on storage.
const FORBID: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('forbidden', 'SecurityError'); },
});";

fn every_game_in_memory_is_stored_once_there_is_room(session: &Session) {
    let page = Page::home(session);
    page.fill_storage();
    page.start("5x5");
    page.click_move("b2-a3", 1);
    page.notice("cannot-remember");
    page.act("home");
    page.arrive("home");
    page.start("5x5");
    page.click_move("c2-d3", 1);
    assert_eq!(page.games(), [""; 0]);
    session.run("localStorage.removeItem('filler/0')", vec![]);
    page.click_move("b4-a3", 2);
    page.await_saved(&["c2-d3", "b4-a3"]);
    assert_eq!(page.games().len(), 2);
    page.see_no("[data-notice=cannot-remember]");
}

fn storage_that_ignores_what_is_written_is_said(session: &Session) {
    let page = Page::home(session);
    session.run("Storage.prototype.setItem = function () {}", vec![]);
    page.start("5x5");
    page.notice("cannot-remember");
    page.click_move("b2-a3", 1);
    page.click_move("b4-c3", 2);
}

fn forbidden_storage_lets_the_game_go_on_and_is_said_once(session: &Session) {
    let page = Page::serve_but(session, |path| match path {
        "sandbox.html" => html(SANDBOX),
        "forbidding.html" => {
            let forbid = "<script src='./forbid.js'></script><meta";
            html(&index().replacen("<meta", forbid, 1))
        }
        "forbid.js" => script(FORBID),
        _ => Intercept::Serve,
    });
    if session.browser == Browser::WebKit {
        // There the page's own policy forbids everything in a frame without an origin.
        session.load(&format!("{}forbidding.html", page.address()));
    } else {
        session.load(&format!("{}sandbox.html", page.address()));
        session.enter_frame("iframe");
    }
    page.await_ready();
    let early = page.shows("[data-notice=cannot-remember]");
    assert!(early, "a notice that comes later moves the buttons");
    let probe = "try { return typeof localStorage.length } catch (error) { return error.name }";
    assert_eq!(session.run(probe, vec![]), "SecurityError");
    page.start("5x5");
    page.notice("cannot-remember");
    page.dismiss("cannot-remember");
    page.play(1, &["b2-a3", "b4-c3", "c2-d3"]);
    page.act("undo");
    page.await_ply(2);
    page.set("theme", "dark");
    assert_eq!(page.theme(), "dark");
    page.act("home");
    page.arrive("home");
    page.press("[data-saved] [data-action=continue]");
    page.await_ply(2);
    assert!(
        !page.shows("[data-notice=cannot-remember]"),
        "once is enough"
    );
    assert_eq!(session.take_complaints(), Vec::<String>::new());
    session.leave_frame();
}

fn a_game_is_removed_after_a_question(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    let key = page.game_key();
    page.act("home");
    page.see("[data-saved]");
    page.press("[data-saved] button[data-action=discard]");
    page.see("button[data-action=discard-yes]");
    assert!(page.stored(&key).is_some(), "one press is not enough");
    page.act("discard-yes");
    page.see_no("[data-saved]");
    assert_eq!(page.stored(&key), None);
    page.await_focus("discard-yes");
}

fn everything_is_forgotten_after_a_question(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.set("theme", "dark");
    page.store(&format!("{GAME}bad"), "{");
    page.store("somebody/else", "stays");
    page.open("");
    page.notice("set-aside");
    page.act("settings");
    page.act("forget");
    page.see("button[data-action=forget-yes]");
    assert!(!page.games().is_empty(), "one press is not enough");
    page.act("forget-yes");
    page.see_no("[data-saved]");
    let left = "return Object.keys(localStorage).join() === 'somebody/else'
        || { not: Object.keys(localStorage) }";
    session.until("nothing of ours to be left", left, vec![]);
    sentence(page.see("[data-notice=forgotten]"));
    page.open("");
    assert_eq!(page.theme(), "system");
    // No part of an open game is stored again.
    page.start("5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    for action in ["settings", "forget", "forget-yes"] {
        page.act(action);
    }
    page.arrive("home");
    session.until("nothing of ours to be left", left, vec![]);
    page.reload();
    page.arrive("home");
    assert_eq!(page.keys(), ["somebody/else"]);
}

fn a_change_that_cannot_be_stored_is_said_and_stored_later(session: &Session) {
    for then in [
        "window.dispatchEvent(new Event('online'))",
        // The panels load the part that stores too.
        "document.querySelector('[data-action=settings]').click()",
        // A pause is over.
        "",
    ] {
        let (page, shut) = with_gate(session, "part_stored", |_| Intercept::Status(404));
        page.open("");
        page.arrive("home");
        if then.is_empty() {
            let soon = "document.documentElement.style.setProperty('--retry', '1s')";
            session.run(soon, vec![]);
        }
        page.set("theme", "dark");
        page.notice("storing-not-loaded");
        assert_eq!(page.theme(), "dark");
        assert_eq!(page.keys(), [""; 0]);
        shut.store(false, Ordering::Relaxed);
        session.run(then, vec![]);
        page.see_no("[data-notice='storing-not-loaded']");
        page.reload();
        assert_eq!(page.theme(), "dark");
    }
}

fn stored_settings_that_cannot_be_read_for_lack_of_a_part_stay(session: &Session) {
    let (page, shut) = with_gate(session, "part_stored", |_| Intercept::Status(404));
    session.load(&page.address());
    let text = r#"{"version":1,"theme":"dark"}"#;
    page.store(SETTINGS, text);
    session.load(&page.address());
    sentence(page.see("#failed.now p[lang=en]"));
    assert_eq!(page.stored(SETTINGS).as_deref(), Some(text));
    shut.store(false, Ordering::Relaxed);
    page.press("#failed p[lang=en] a:not([target])");
    page.arrive("home");
    assert_eq!(page.theme(), "dark");
}
