//! A page whose engine cannot be loaded.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use xtask::serve::Intercept;

use super::machine::seat;
use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_computer_and_the_analysis_say_so_and_are_tried_again,
    the_computer_says_so_and_people_play_on,
    a_missing_script_or_code_is_noticed_at_once,
];

/// A game against the computer after White's first move. The engine is missing while the flag is set.
#[track_caller]
fn begun<'a>(session: &'a Session, is_missing: &Arc<AtomicBool>) -> Page<'a> {
    begun_without(session, |path| path.contains("engine"), is_missing)
}

/// The same, without some files of the engine.
#[track_caller]
fn begun_without<'a>(
    session: &'a Session,
    is_file: fn(&str) -> bool,
    is_missing: &Arc<AtomicBool>,
) -> Page<'a> {
    for complaint in ["engine", "404", "Failed to load", "NetworkError", "MIME"] {
        session.expect_complaint(complaint);
    }
    let is_missing = Arc::clone(is_missing);
    let page = Page::serve_but(session, move |path| {
        match is_file(path) && is_missing.load(Ordering::Relaxed) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        }
    });
    page.open("");
    seat(&page, [0, 1]);
    page.click_move("b2-a3", 1);
    page.notice("machine-lost");
    page
}

fn the_computer_says_so_and_people_play_on(session: &Session) {
    let page = begun(session, &Arc::new(AtomicBool::new(true)));
    page.dismiss("machine-lost");
    page.reseat("black", 0);
    page.click_move("b4-c3", 2);
}

/// A button repeats the request, which then succeeds.
fn the_computer_and_the_analysis_say_so_and_are_tried_again(session: &Session) {
    let is_missing = Arc::new(AtomicBool::new(true));
    let page = begun(session, &is_missing);
    page.act("analyse");
    page.read("[data-engine-lost]", "not responding");
    is_missing.store(false, Ordering::Relaxed);
    page.press("[data-engine-lost] [data-action=try-again]");
    page.see("[data-line-move]");
    page.see_no("[data-engine-lost]");
    // The engine answers: the notice disappears.
    page.see_no("[data-notice=machine-lost]");
    page.act("go-on");
    page.await_ply(2);
}

/// Some browsers do not report an error in a module that waits, so the script that loads the engine does it.
fn a_missing_script_or_code_is_noticed_at_once(session: &Session) {
    let files: [fn(&str) -> bool; 2] = [
        |path| path.starts_with("engine") && path.ends_with(".js") && !path.ends_with("_loader.js"),
        |path| path.starts_with("engine") && path.ends_with(".wasm"),
    ];
    for is_file in files {
        let page = begun_without(session, is_file, &Arc::new(AtomicBool::new(true)));
        page.dismiss("machine-lost");
    }
}
