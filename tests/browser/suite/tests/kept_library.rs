//! The list of all games, which stays on the page while another screen is shown.

use super::library::{library, row};
use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use xtask::serve::Intercept;

pub const TESTS: &[Test] = tests![
    what_has_changed_is_there_when_it_is_shown_again sample Logic,
    the_browsers_back_closes_a_panel_and_keeps_the_focus once Logic,
    missing_styles_are_asked_for_again once Logic,
    what_was_said_of_a_deletion_is_gone once Logic,
];

/// The link to the list on home.
const LINK: &str = "a[data-action=library]";

#[track_caller]
fn leave(page: &Page) {
    page.act("home");
    page.arrive("home");
}

#[track_caller]
fn return_to(page: &Page) {
    page.press(LINK);
    page.arrive("library");
}

#[track_caller]
fn await_focus_on(page: &Page, css: &str) {
    let check = "return document.activeElement.matches(arguments[0])";
    page.session.until("the focus", check, vec![json!(css)]);
}

fn what_has_changed_is_there_when_it_is_shown_again(session: &Session) {
    let page = library(session);
    page.press(&format!("{} [data-action=select]", row("won")));
    page.read(".library-bar", "1 selected");
    leave(&page);
    await_focus_on(&page, "[data-screen=home] main");
    page.speak("es");
    return_to(&page);
    page.read(".library-bar", "1 seleccionada");
    page.read("[data-screen=library] h1", "Todas las partidas");
    assert_clean(session, "the list, shown again");
    leave(&page);
    page.speak("en");
    page.act("settings");
    page.press("[data-action=forget]");
    page.press("[data-action=forget-yes]");
    return_to(&page);
    page.see_no(".library-row");
    page.read("[data-screen=library] main", "no games yet");
}

fn the_browsers_back_closes_a_panel_and_keeps_the_focus(session: &Session) {
    let page = Page::home(session);
    return_to(&page);
    page.act("settings");
    page.see("dialog[data-panel=settings][open]");
    session.go_back();
    page.arrive("home");
    await_focus_on(&page, LINK);
    page.see_no("dialog[open]");
    // The link is the last control of home.
    session.keys(&[Key::BackTab]);
    await_focus_on(&page, "[data-screen=home] :not([data-action=library])");
}

fn missing_styles_are_asked_for_again(session: &Session) {
    session.expect_complaint("library.css");
    let shut = Arc::new(AtomicBool::new(true));
    let gate = Arc::clone(&shut);
    let page = Page::serve_but(session, move |path| {
        match path.ends_with("library.css") && gate.load(Ordering::Relaxed) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        }
    });
    page.open("#library");
    page.arrive("library");
    assert_eq!(page.count("link[href$='library.css']"), 0);
    shut.store(false, Ordering::Relaxed);
    leave(&page);
    return_to(&page);
    let is_there = "return document.querySelectorAll(\"link[href$='library.css']\").length === 1";
    session.until("the styles", is_there, vec![]);
    leave(&page);
    return_to(&page);
    assert_eq!(page.count("link[href$='library.css']"), 1);
}

fn what_was_said_of_a_deletion_is_gone(session: &Session) {
    let page = library(session);
    page.press(&format!("{} [data-action=select]", row("won")));
    page.act("delete");
    page.see("[data-action=undo]");
    leave(&page);
    return_to(&page);
    page.see_no("[data-action=undo]");
    page.see_no(&row("won"));
}
