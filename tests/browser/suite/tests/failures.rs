//! When the page itself fails, it says so, in both languages, and nothing is lost.

use std::sync::{Mutex, mpsc};
use std::time::Duration;

use serde_json::json;
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{Page, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    what_does_not_arrive_is_said_after_ten_seconds,
    what_is_missing_is_said,
    nothing_is_said_of_failures_where_there_are_none,
    without_script_the_page_says_so,
    a_panic_shows_a_page_to_recover_from,
];

/// Texts in both languages and a way to try again, all of them on show.
const BOTH: &str = r"
    const shown = (one) => one.getClientRects().length > 0;
    const panel = document.querySelector(arguments[0]);
    if (!panel || !shown(panel)) return { not: document.body?.innerText ?? 'no body' };
    const said = ['en', 'es'].map((language) => [
        ...(panel.matches(`[lang=${language}]`) ? [panel] : []),
        ...panel.querySelectorAll(`[lang=${language}]`),
    ].filter(shown).map((one) => one.innerText).join(' ').trim());
    const again = Array.from(panel.querySelectorAll('a[href]')).some(shown);
    return said.every(Boolean) && again && said || { not: [said, again, panel.innerText] };
";

/// A page that loads others in frames; its driver does not wait for what they wait for.
const HOST: &str = "<!doctype html><title>host</title><link rel=icon href='data:,'>";

fn is_script(path: &str) -> bool {
    path.ends_with(".js") && !path.starts_with("boot")
}

fn is_wasm(path: &str) -> bool {
    path.ends_with(".wasm")
}

fn what_does_not_arrive_is_said_after_ten_seconds(session: &Session) {
    let held = |hit: fn(&str) -> bool| {
        Page::serve_but(session, move |path| match hit(path) {
            true => Intercept::Hold,
            false => Intercept::Serve,
        })
    };
    // This one is only late: it comes when it is let through.
    let (let_through, gate) = mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let late = Page::serve_but(session, move |path| {
        if is_wasm(path) {
            let _ = gate.lock().map(|gate| gate.recv());
        }
        Intercept::Serve
    });
    let pages = [held(is_script), held(is_wasm), late];
    let host = open_in_frames(session, &pages);
    for (index, what) in ["script", "wasm", "late wasm"].iter().enumerate() {
        assert_failure_is_said(session, index, what);
    }
    drop(let_through);
    session.enter_frame("#frame2");
    pages[2].await_ready();
    pages[2].see_no("#failed");
    pages[2].see("[data-screen=home]");
    session.leave_frame();
    drop(host);
}

fn what_is_missing_is_said(session: &Session) {
    session.expect_complaint("404");
    session.expect_complaint("tableroErrors");
    session.expect_complaint(".wasm");
    session.expect_complaint(".js");
    let missing = |hit: fn(&str) -> bool| {
        Page::serve_but(session, move |path| match hit(path) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        })
    };
    let host = open_in_frames(session, &[missing(is_script), missing(is_wasm)]);
    for (index, what) in ["script", "wasm"].iter().enumerate() {
        assert_failure_is_said(session, index, what);
    }
    drop(host);
}

/// Loads pages beside each other, from a page that does not wait for them.
#[track_caller]
fn open_in_frames<'a>(session: &'a Session, pages: &[Page]) -> Page<'a> {
    let host = Page::serve_but(session, |_| Intercept::Replace {
        content_type: "text/html; charset=utf-8".to_owned(),
        body: HOST.into(),
    });
    session.load(&host.address());
    let script = "arguments[0].forEach((address, index) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src: address, id: `frame${index}`, width: 400, height: 500 });
        document.body.append(frame);
    })";
    let addresses: Vec<String> = pages.iter().map(Page::address).collect();
    session.run(script, vec![json!(addresses)]);
    host
}

#[track_caller]
fn assert_failure_is_said(session: &Session, frame: usize, what: &str) {
    session.enter_frame(&format!("#frame{frame}"));
    let said = session.until_within(
        Duration::from_secs(20),
        &format!("the page to say that its {what} does not come"),
        BOTH,
        vec![json!("#failed")],
    );
    assert_ne!(said[0], said[1]);
    for text in said.as_array().into_iter().flatten() {
        sentence(text.as_str().unwrap_or_default().to_owned());
    }
    assert_clean(session, &format!("the page without its {what}"));
    session.leave_frame();
}

fn nothing_is_said_of_failures_where_there_are_none(session: &Session) {
    let page = Page::home(session);
    assert!(!page.shows("#failed"));
    assert!(!page.shows("#panic"));
    assert!(!page.shows("noscript"));
}

fn without_script_the_page_says_so(session: &Session) {
    let host = "<!doctype html><title>host</title><link rel=icon href='data:,'>
        <iframe sandbox='allow-same-origin' src='./' width='400' height='600'></iframe>";
    let page = Page::serve_but(session, move |path| match path {
        "host.html" => Intercept::Replace {
            content_type: "text/html; charset=utf-8".to_owned(),
            body: host.into(),
        },
        _ => Intercept::Serve,
    });
    // The console notes every script that the frame does not run.
    session.expect_complaint("sandboxed");
    session.load(&format!("{}host.html", page.address()));
    let check = r"
        const inner = document.querySelector('iframe').contentDocument;
        const shown = (one) => one.getClientRects().length > 0;
        const said = ['en', 'es'].map((language) =>
            Array.from(inner.querySelectorAll(`body [lang=${language}]`))
                .filter(shown).map((one) => one.innerText).join(' ').trim());
        return said.every(Boolean) && said || { not: [said, inner.body?.innerText] };";
    let said = session.until("the page to ask for script", check, vec![]);
    for text in said.as_array().into_iter().flatten() {
        let text = sentence(text.as_str().unwrap_or_default().to_owned());
        assert!(text.contains("JavaScript"), "{text}");
    }
}

fn a_panic_shows_a_page_to_recover_from(session: &Session) {
    session.expect_complaint("panick");
    session.expect_complaint("the suite asked for a panic");
    session.expect_complaint("unreachable");
    let page = Page::serve_trip(session);
    page.open("");
    page.start("5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let game = page.fragment();
    page.follow("#trip");
    let said = session.until("the page to own up", BOTH, vec![json!("#panic")]);
    assert_ne!(said[0], said[1]);
    let report = "return document.querySelector('#panic').dataset.message";
    let report = session.run(report, vec![]).to_string();
    assert!(report.contains("the suite asked for a panic"), "{report}");
    assert_clean(session, "the page after a panic");
    // The address that trips the page up would do it again.
    session.run(
        "history.replaceState(null, '', arguments[0])",
        vec![json!(game)],
    );
    page.press("#panic [lang=en] a[href]");
    page.see("[data-screen=game]");
    page.await_ready();
    page.await_ply(1);
    page.click_move("b4-c3", 2);
}
