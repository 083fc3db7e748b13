//! The page without a network, and as an installed app.

mod host;
pub mod service_worker;
pub mod versions;

use serde_json::json;
use tablero::games::GAMES;
use tablero::play::{GameText, encode};

use crate::browser::Session;
use crate::page::{Page, built, html, index, script};
use crate::run::{Test, tests};
use host::{Deployment, Host};
use xtask::serve::Intercept;

pub const TESTS: &[Test] = tests![
    everything_works_without_a_network_after_one_visit,
    the_open_page_works_when_the_network_is_cut,
    a_download_that_is_cut_off_goes_on_at_the_next_visit,
    nothing_is_fetched_ahead_for_who_saves_data once Logic,
    a_page_that_is_not_kept_removes_what_was_kept once Logic,
    without_service_workers_the_page_works,
    the_page_can_be_installed once Logic,
];

/// Screens that a visit of home has not loaded.
const SCREENS: [(&str, &str); 3] = [
    ("#lesson=ticto", "[data-task]"),
    ("#puzzle=zoq/1", "svg[data-board]"),
    ("#puzzles=days", "[data-screen] main"),
];

fn everything_works_without_a_network_after_one_visit(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    host.visit_and_keep();
    page.stop_server();
    // A query, such as other sites add, makes no difference.
    host.visit("?from=elsewhere#rules=zoq");
    page.arrive("rules");
    host.visit("");
    page.arrive("home");
    for game in GAMES {
        let text = GameText {
            game: game.slug().to_owned(),
            ..GameText::default()
        };
        host.visit(&format!("#{}", encode(&text)));
        page.arrive("game");
        page.see("svg[data-board]");
    }
    for (fragment, seen) in SCREENS {
        host.visit(fragment);
        page.see(seen);
        assert!(!page.shows("[data-missing]"), "{fragment}");
    }
    host.visit("");
    page.arrive("home");
    page.speak("es");
    page.seated("breakthrough", [0, 1]);
    page.click_move("b2-a3", 1);
    page.await_ply(2);
    host.visit("#rules=pogo");
    page.await_course();
    assert_eq!(page.language(), "es");
    assert!(!page.shows("[data-missing]"), "the rules in Spanish");
}

fn the_open_page_works_when_the_network_is_cut(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    host.visit_and_keep();
    page.stop_server();
    page.press("[data-game='push-push'] [data-action='learn']");
    page.arrive("lesson");
    page.see("[data-task]");
    page.follow("");
    page.arrive("home");
    page.speak("es");
}

fn a_download_that_is_cut_off_goes_on_at_the_next_visit(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    session.expect_complaint("ServiceWorker");
    host.put(Deployment::Half);
    host.visit("");
    let check = "
        const { serviceWorker } = navigator;
        if (!check.asked) {
            check.asked = true;
            const ask = async () => {
                const one = await serviceWorker.getRegistration();
                const names = await caches.keys();
                check.seen = { one: one?.active?.state ?? one?.installing?.state ?? 'none', names };
                setTimeout(ask, 50);
            };
            ask();
        }
        return check.seen?.one === 'none' && check.seen.names.length > 0 || { not: check.seen };";
    session.until("the page to be given up", check, vec![]);
    // Nothing is lost: the host still serves the page.
    host.visit("");
    host.page.arrive("home");
    host.put(Deployment::Built);
    host.visit_and_keep();
    host.put(Deployment::Nothing);
    host.visit("");
    host.page.arrive("home");
}

/// Reports that the visitor saves data. It runs before the page's own scripts.
const SAVES: &str =
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

fn nothing_is_fetched_ahead_for_who_saves_data(session: &Session) {
    let page = Page::serve_but(session, |path| match path {
        "" => html(&index().replacen("<script", "<script src=\"./saves.js\"></script><script", 1)),
        "saves.js" => script(SAVES),
        path if path.ends_with(".css") => built(path),
        _ => Intercept::Serve,
    });
    page.open("");
    page.arrive("home");
    let look = "
        const done = arguments[arguments.length - 1];
        const names = () => performance.getEntriesByType('resource').map((one) => one.name);
        setTimeout(async () => done([
            names().filter((name) => /part_|offline-/.test(name)).length,
            (await navigator.serviceWorker.getRegistrations()).length,
        ]), 2000);";
    assert_eq!(session.run_async(look, vec![]), json!([0, 0]));
}

fn a_page_that_is_not_kept_removes_what_was_kept(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    host.visit_and_keep();
    host.put(Deployment::Development);
    // The browser finds the other worker at a visit, and the page is loaded again.
    host.visit("");
    let check = "
        navigator.serviceWorker.getRegistrations().then(async (all) => {
            const names = await caches.keys();
            check.seen = all.length + names.filter((name) => name.startsWith('tablero-page')).length;
        });
        return check.seen === 0 || { not: check.seen };";
    // Each visit of the built page starts to store it again, so only the moment of the removal counts.
    session.until("nothing to be kept", check, vec![]);
}

/// As in a frame without an origin, or where the browser's settings forbid it.
const FORBIDDEN: &str = "
    Object.defineProperty(navigator, 'serviceWorker', { get() { throw new Error('forbidden'); } });";

fn without_service_workers_the_page_works(session: &Session) {
    let page = Page::serve_but(session, |path| match path {
        "" => html(&index().replacen("<script", "<script src=\"./no.js\"></script><script", 1)),
        "no.js" => script(FORBIDDEN),
        path if path.ends_with(".css") => built(path),
        _ => Intercept::Serve,
    });
    page.open("");
    page.arrive("home");
    if index().contains("content=\"./offline-") {
        let check = "return performance.getEntriesByType('resource')
            .some((one) => one.name.includes('/offline-') && one.responseEnd > 0)";
        session.until("the script to be loaded", check, vec![]);
    }
    page.start("5x5");
    page.click_move("b2-a3", 1);
}

fn the_page_can_be_installed(session: &Session) {
    let page = Page::serve_at_new_origin(session);
    page.open("");
    page.arrive("home");
    let manifest = session.chromium("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let errors = session.chromium("Page.getInstallabilityErrors", json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]));
}
