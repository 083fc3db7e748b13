//! Games in frames of other pages.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use serde_json::json;
use xtask::serve::Intercept;

use super::painted::DelayedPage;
use crate::axe::assert_clean;
use crate::browser::{Browser, Session};
use crate::frames::{embedded, enter, frame};
use crate::page::{Page, built, html, index, link};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_frame_without_an_origin_shows_a_game,
    a_frame_keeps_nothing_and_fetches_nothing_ahead once Logic,
    the_files_of_a_frame_are_requested_together_with_the_program once Logic,
    a_frame_says_why_its_link_is_bad once Logic,
    a_host_that_does_not_allow_it_is_said,
    a_lost_connection_is_not_blamed_on_the_host once Logic,
    a_browser_that_forbids_everything_shows_a_sentence,
    the_line_of_the_share_dialog_shows_the_game_and_opens_it,
    a_position_has_a_line_too once Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];
const SANDBOX: &str = "allow-scripts";
const SAME_ORIGIN: &str = "allow-scripts allow-same-origin";
/// Records the texts that the page copies.
const CLIPBOARD: &str = "
    window.copied = [];
    Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text) => { window.copied.push(text); } },
    });";
const LINE: &str = "dialog[data-panel=share] input[data-field=embed]";

/// The game in a frame.
fn game_in(page: &Page, sandbox: &str) -> String {
    frame(&embedded(&page.address(), &link(START, &MOVES)), sandbox)
}

/// The page for frames without an origin. In WebKit `'self'` in a policy means nothing there, so the policy names the
/// address of the host.
#[track_caller]
fn serve(session: &Session) -> Page<'_> {
    if session.browser != Browser::WebKit {
        return Page::serve_at_new_origin(session);
    }
    let origin = Arc::new(OnceLock::<String>::new());
    let known = Arc::clone(&origin);
    let page = Page::serve_but(session, move |path| match (path, known.get()) {
        ("", Some(origin)) => html(&index().replace("'self'", &format!("'self' {origin}"))),
        (path, _) if path.ends_with(".css") => built(path),
        _ => Intercept::Serve,
    });
    let address = page.address();
    let end = address.match_indices('/').nth(2).map(|(at, _)| at);
    let _ = origin.set(address[..end.expect("an origin")].to_owned());
    page
}

fn a_frame_without_an_origin_shows_a_game(session: &Session) {
    let page = serve(session);
    let _host = enter(session, &game_in(&page, SANDBOX));
    page.see("[data-screen=embed] svg[data-board]");
    let probe = "try { return typeof localStorage.length } catch (error) { return error.name }";
    assert_eq!(session.run(probe, vec![]), "SecurityError");
    page.await_board("ppppp/p1ppp/P1pP1/P2PP/PPPPP");
    page.press("[data-action=first]");
    page.read("[data-ply-shown='0']", "0 / 3");
    page.await_board("ppppp/ppppp/5/PPPPP/PPPPP");
    page.press("[data-action=next]");
    page.read("[data-ply-shown='1']", "1 / 3");
    page.read("[data-status]", "b2-a3");
    let fits = "const root = document.documentElement;
        return root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight";
    assert_eq!(session.run(fits, vec![]), json!(true));
    // Without permission to open a tab, the address is shown.
    session.expect_complaint("sandboxed");
    page.press("[data-action=open-whole]");
    let field = "return document.querySelector('[data-field=link]')?.value";
    let whole = session.until("the address", field, vec![]);
    let expected = format!("{}{}", page.address(), link(START, &MOVES));
    assert_eq!(whole, json!(expected));
    assert!(!page.shows("[data-notice]"));
    session.leave_frame();
}

fn a_frame_keeps_nothing_and_fetches_nothing_ahead(session: &Session) {
    let page = Page::serve_at_new_origin(session);
    // A frame of the same host has storage.
    let host = enter(session, &game_in(&page, SAME_ORIGIN));
    page.see("[data-screen=embed] svg[data-board]");
    page.press("[data-action=first]");
    page.read("[data-ply-shown='0']", "0 / 3");
    let look = "
        const done = arguments[arguments.length - 1];
        const names = () => performance.getEntriesByType('resource').map((one) => one.name);
        setTimeout(async () => done([
            localStorage.length,
            document.cookie,
            (await navigator.serviceWorker.getRegistrations()).length,
            names().filter((name) => /engine|offline-|part_(panels|saved|review)/.test(name)).length,
        ]), 2000);";
    assert_eq!(session.run_async(look, vec![]), json!([0, "", 0, 0]));
    if session.browser == Browser::Chromium {
        assert_clean(session, "a game in a frame");
    }
    session.leave_frame();
    drop(host);
}

fn the_files_of_a_frame_are_requested_together_with_the_program(session: &Session) {
    let fragment = embedded("", &link(START, &MOVES));
    let is_program = |path: &str| path.starts_with("tablero-") && path.ends_with(".wasm");
    let held = DelayedPage::open_but(session, &fragment, &[], is_program, |_| Intercept::Serve);
    let check = "const names = performance.getEntriesByType('resource').map((file) => file.name);
        return arguments[0].every((part) => names.some((name) => name.includes(part))) || { not: names }";
    let files = json!([
        "-embed-",
        "-game-",
        "-breakthrough-",
        "part_embed-",
        "part_breakthrough-"
    ]);
    session.until("the files of the frame", check, vec![files]);
    let page = held.let_through();
    page.see("[data-screen=embed] svg[data-board]");
}

fn a_frame_says_why_its_link_is_bad(session: &Session) {
    let page = serve(session);
    let good = link(START, &MOVES);
    let sum = good.rfind("&sum=").expect("a link ends in a sum");
    let illegal = crate::page::seal("tablero 1\ngame breakthrough\nmoves a1-a9");
    for (bad, why) in [
        ("", "it is not a link to a game"),
        ("nonsense", "it is not a link to a game"),
        (&good[..sum], "the end is missing"),
        (&illegal, "a1-a9"),
        (&crate::page::seal("tablero 1\ngame chess"), "chess"),
    ] {
        let host = enter(session, &frame(&embedded(&page.address(), bad), SANDBOX));
        page.read("[data-screen=embed] [data-notice=broken-link]", why);
        page.see("[data-action=open-whole]");
        session.leave_frame();
        drop(host);
    }
}

fn a_host_that_does_not_allow_it_is_said(session: &Session) {
    if session.browser == Browser::WebKit {
        // There the frame runs no script: see the next test.
        return;
    }
    for complaint in [
        "CORS",
        "Cross-Origin",
        "ERR_FAILED",
        "access control",
        "not loaded",
    ] {
        session.expect_complaint(complaint);
    }
    let page = Page::serve_closed(session);
    let _host = enter(session, &game_in(&page, SANDBOX));
    page.see("#failed[data-blocked]");
    page.read("#failed", "Access-Control-Allow-Origin");
    session.expect_complaint("sandboxed");
    page.press("#failed a");
    let field = "return document.querySelector('#failed input')?.value";
    let whole = session.until("the address", field, vec![]);
    let expected = format!("{}{}", page.address(), link(START, &MOVES));
    assert_eq!(whole, json!(expected));
    session.leave_frame();
}

fn a_lost_connection_is_not_blamed_on_the_host(session: &Session) {
    if session.browser == Browser::WebKit {
        return;
    }
    for complaint in ["CORS", "Cross-Origin", "ERR_", "Failed to", "not loaded"] {
        session.expect_complaint(complaint);
    }
    // Only the page itself is loaded, and nothing of its program.
    let was_asked = AtomicBool::new(false);
    let page = Page::serve_but(session, move |path| match path {
        "" if !was_asked.swap(true, Ordering::Relaxed) => Intercept::Serve,
        "" => Intercept::Close,
        path if path.ends_with(".wasm") => Intercept::Close,
        _ => Intercept::Serve,
    });
    let _host = enter(session, &game_in(&page, SANDBOX));
    page.see("#failed[data-unreachable]");
    page.read("#failed", "Check your connection");
    assert!(!page.shows("#failed[data-blocked]"));
    session.leave_frame();
}

/// In WebKit, a frame without an origin runs no script and has no styles unless the policy names the host.
fn a_browser_that_forbids_everything_shows_a_sentence(session: &Session) {
    if session.browser != Browser::WebKit {
        return;
    }
    for complaint in ["Content Security Policy", "refused", "not loaded"] {
        session.expect_complaint(complaint);
    }
    let page = Page::serve_at_new_origin(session);
    let _host = enter(session, &game_in(&page, SANDBOX));
    let check = "
        const seen = (css) => document.querySelector(css)?.getClientRects().length > 0;
        return seen('#failed a[target]') && !seen('#painted') && !seen('#panic')";
    session.until("the message of the page", check, vec![]);
    session.leave_frame();
}

fn the_line_of_the_share_dialog_shows_the_game_and_opens_it(session: &Session) {
    let page = serve(session);
    page.open(&link(START, &MOVES));
    page.arrive("game");
    page.await_ply(MOVES.len());
    let line = line_of(&page, "share-game");
    let host = enter(session, &line);
    page.see("[data-screen=embed] svg[data-board]");
    page.await_board("ppppp/p1ppp/P1pP1/P2PP/PPPPP");
    let opened = session.opened_tab(|| page.press("[data-action=open-whole]"));
    session.leave_frame();
    session.show(&opened);
    page.arrive("game");
    page.await_ply(3);
    page.await_saved(&MOVES);
    drop(host);
}

fn a_position_has_a_line_too(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    let line = line_of(&page, "share-position");
    let host = enter(session, &line);
    page.see("[data-screen=embed] svg[data-board]");
    page.await_board("ppppp/p1ppp/P1pP1/P2PP/PPPPP");
    page.read("[data-status]", "Black to move");
    assert!(!page.shows(".embed-steps"), "there are no moves");
    session.leave_frame();
    drop(host);
}

/// The line of HTML of the share dialog.
#[track_caller]
fn line_of(page: &Page, action: &str) -> String {
    page.act("share");
    page.press(&format!(
        "dialog[data-panel=share] button[data-action={action}]"
    ));
    page.see(LINE);
    let session = page.session;
    if session.browser == Browser::Firefox {
        // There, the page may not wait for a promise of a test's script.
        return page.value(LINE);
    }
    session.run(CLIPBOARD, vec![]);
    page.press("dialog[data-panel=share] [data-action=copy-embed]");
    page.see("[data-notice=text-copied]");
    let line = page.value(LINE);
    assert_eq!(session.run("return window.copied", vec![]), json!([line]));
    line
}
