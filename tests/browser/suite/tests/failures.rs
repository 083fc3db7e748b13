//! A failure of the page itself is reported in both languages, and nothing is lost.

use std::sync::{Mutex, mpsc};
use std::time::Duration;

use serde_json::json;
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{Page, built, html, index, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    what_does_not_arrive_is_said_after_ten_seconds once Logic,
    what_is_missing_is_said,
    nothing_is_said_of_failures_where_there_are_none,
    without_script_the_page_says_so,
    a_panic_shows_a_page_to_recover_from,
    problems_are_reported_where_the_host_says once Logic,
];

/// The texts in both languages and a button to try again, all visible; in a frame, if one is given.
const BOTH: &str = r"
    const [css, frame] = arguments;
    const root = frame ? document.querySelector(frame).contentDocument : document;
    const shown = (one) => one.getClientRects().length > 0;
    const panel = root.querySelector(css);
    if (!panel || !shown(panel)) return { not: root.body?.innerText ?? 'no body' };
    const said = ['en', 'es'].map((language) =>
        Array.from(panel.querySelectorAll(`[lang=${language}]`))
            .filter(shown).map((one) => one.innerText).join(' ').trim());
    const again = Array.from(panel.querySelectorAll('a[href]')).some(shown);
    return said.every(Boolean) && again && said || { not: [said, again, panel.innerText] };
";

/// A page for frames. Drivers wait for a page's own requests, but not for the requests of its frames.
const HOST: &str = "<!doctype html><title>host</title><link rel=icon href='data:,'>";

/// All scripts except the one that monitors the others.
fn is_script(path: &str) -> bool {
    path.ends_with(".js") && !path.contains("boot")
}

fn is_wasm(path: &str) -> bool {
    path.ends_with(".wasm")
}

fn what_does_not_arrive_is_said_after_ten_seconds(session: &Session) {
    // Requests that are held until the end fail when the server stops.
    session.expect_complaint("ERR_EMPTY_RESPONSE");
    session.expect_complaint("Failed to fetch");
    // So do preloads.
    session.expect_complaint("ERR_CONNECTION_REFUSED");
    session.expect_complaint("was preloaded using link preload but not used");
    // Delayed files are delivered when they are released.
    let (let_through, gate) = mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let page = Page::serve_but(session, move |path| match path.split_once('/') {
        Some(("no-script", file)) if is_script(file) => Intercept::Hold,
        Some(("no-wasm", file)) if is_wasm(file) => Intercept::Hold,
        Some((folder, file)) => {
            if folder == "late" && is_wasm(file) {
                let _ = gate.lock().map(|gate| gate.recv());
            }
            built(file)
        }
        None => html(HOST),
    });
    session.load(&page.address());
    let script = "for (const id of arguments[0]) {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src: `./${id}/`, id, width: 400, height: 600 });
        document.body.append(frame);
    }";
    let frames = ["no-script", "no-wasm", "late"];
    session.run(script, vec![json!(frames)]);
    for frame in frames {
        assert_said(session, "#failed", Some(&format!("#{frame}")));
    }
    drop(let_through);
    let check = "const late = document.querySelector('#late').contentDocument;
        return late.documentElement.hasAttribute('data-ready')
            && !!late.querySelector('[data-screen=home]')
            && late.querySelector('#failed').getClientRects().length === 0
            || { not: late.body.innerText }";
    session.until("the late page to come after all", check, vec![]);
}

fn what_is_missing_is_said(session: &Session) {
    for part in ["404", "not loaded:", "Failed", "failed", "error loading"] {
        session.expect_complaint(part);
    }
    session.expect_complaint("was preloaded using link preload but not used");
    for hit in [is_script, is_wasm] {
        let page = Page::serve_but(session, move |path| match hit(path) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        });
        session.load(&page.address());
        assert_said(session, "#failed", None);
        assert_clean(session, "the page without a part of it");
    }
}

/// Waits until a sentence is shown in both languages, with different texts.
#[track_caller]
fn assert_said(session: &Session, css: &str, frame: Option<&str>) {
    let what = format!("{css} in {}", frame.unwrap_or("the page"));
    let patience = Duration::from_secs(20);
    let said = session.until_within(patience, &what, BOTH, vec![json!(css), json!(frame)]);
    assert_ne!(said[0], said[1]);
    for text in said.as_array().into_iter().flatten() {
        sentence(text.as_str().unwrap_or_default().to_owned());
    }
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
        "host.html" => html(host),
        _ => Intercept::Serve,
    });
    // The console reports every script that the frame does not run.
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
    session.expect_complaint("no elements here");
    session.expect_complaint("unreachable");
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    // Leptos panics if it cannot create an element.
    session.run(
        "document.createElement = () => { throw new Error('no elements here'); }",
        vec![],
    );
    page.act("settings");
    assert_said(session, "#panic", None);
    session.run("delete document.createElement", vec![]);
    let report = "return document.querySelector('#panic').dataset.message";
    let report = session.run(report, vec![]).to_string();
    assert!(report.contains("panicked at"), "{report}");
    assert_clean(session, "the page after a panic");
    page.press("#panic [lang=en] a[href]");
    let anew = "return !document.querySelector('#panic').dataset.message
        && document.documentElement.hasAttribute('data-ready')";
    session.until("the page to be loaded anew", anew, vec![]);
    page.await_ply(1);
    page.click_move("b4-c3", 2);
}

fn problems_are_reported_where_the_host_says(session: &Session) {
    let links = "return Array.from(document.querySelectorAll('.failure .problems'), (one) => [one.hidden, one.href])";
    let shown = |page: &Page, links: &str| {
        page.open("");
        page.session.run(links, vec![])
    };
    let nowhere = Page::serve(session);
    let all = "return Array.from(document.querySelectorAll('.failure .problems')).every((one) => one.hidden)";
    assert_eq!(shown(&nowhere, all), json!(true));
    const HERE: &str = "https://example.org/problems";
    let page = Page::serve_but(session, |path| match path {
        "" | "index.html" => {
            let empty = "name=\"problems\" content=\"";
            html(&index().replacen(empty, &format!("{empty}{HERE}"), 1))
        }
        _ => Intercept::Serve,
    });
    assert_eq!(shown(&page, links), json!(vec![json!([false, HERE]); 4]));
}
