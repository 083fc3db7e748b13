//! A new version of the page in parallel with the old one.

use super::host::{Deployment, Host};
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_new_version_is_taken_when_the_player_says_so,
    a_new_version_is_taken_when_no_page_is_open,
    a_page_of_the_old_version_goes_on_in_another_tab,
    a_damaged_new_version_is_never_taken,
    an_incomplete_new_version_is_never_taken,
    a_version_that_is_being_fetched_when_the_page_opens_is_announced,
    a_version_that_waits_is_replaced_by_a_later_one,
];

const TAKE: &str = "[data-notice=new-version] [data-action=take-version]";

fn a_new_version_is_taken_when_the_player_says_so(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    host.visit_and_keep();
    page.start("5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    host.put(Deployment::Next);
    assert_eq!(host.look_for_new_version(), "waiting");
    page.notice("new-version");
    if session.browser == crate::browser::Browser::Chromium {
        assert_clean(session, "the notice of a new version");
    }
    // The old version continues, also after a reload and without a network.
    host.put(Deployment::Nothing);
    page.click_move("b4-c3", 2);
    page.await_saved(&["b2-a3", "b4-c3"]);
    // A reload by Firefox's driver bypasses the service worker.
    let reload = "document.documentElement.setAttribute('data-before', ''); location.reload()";
    session.run(reload, vec![]);
    let check = "return !document.documentElement.hasAttribute('data-before')";
    session.until("the page to be loaded again", check, vec![]);
    page.await_ready();
    page.await_ply(2);
    assert_eq!(host.version(), "built");
    page.press(TAKE);
    let check = "return !!document.querySelector('meta[name=test-version]')";
    session.until("the new version", check, vec![]);
    page.await_ready();
    page.await_ply(2);
    page.click_move("c2-d3", 3);
    assert_eq!(host.version(), "next");
    host.await_versions(1);
}

fn a_new_version_is_taken_when_no_page_is_open(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    host.visit_and_keep();
    host.put(Deployment::Next);
    assert_eq!(host.look_for_new_version(), "waiting");
    host.await_versions(2);
    session.load("about:blank");
    host.visit("");
    assert_eq!(host.version(), "next");
    host.await_versions(1);
}

fn a_page_of_the_old_version_goes_on_in_another_tab(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    host.visit_and_keep();
    let first = session.main_tab();
    let second = session.new_tab();
    host.visit("");
    page.arrive("home");
    host.put(Deployment::Next);
    assert_eq!(host.look_for_new_version(), "waiting");
    page.press(TAKE);
    let check = "return !!document.querySelector('meta[name=test-version]')";
    session.until("the new version", check, vec![]);
    page.await_ready();
    host.await_versions(2);
    // The first tab shows the old version, and has its files.
    session.show(&first);
    host.put(Deployment::Nothing);
    assert_eq!(host.version(), "built");
    page.press("[data-game='ticto'] [data-action='learn']");
    page.arrive("lesson");
    page.see("[data-task]");
    // There the notice leads to the new version too, and the old one is removed.
    page.press(TAKE);
    session.until("the new version", check, vec![]);
    page.await_ready();
    page.see("[data-task]");
    host.await_versions(1);
    session.show(&second);
    assert_eq!(host.version(), "next");
}

fn a_damaged_new_version_is_never_taken(session: &Session) {
    assert_never_taken(session, Deployment::NextDamaged);
}

fn an_incomplete_new_version_is_never_taken(session: &Session) {
    assert_never_taken(session, Deployment::NextIncomplete);
}

fn assert_never_taken(session: &Session, puts: Deployment) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    // The browser's reports about the new version.
    session.expect_complaint("ServiceWorker");
    session.expect_complaint("404");
    host.visit_and_keep();
    host.put(puts);
    assert_eq!(host.look_for_new_version(), "redundant");
    assert!(!page.shows("[data-notice=new-version]"));
    host.visit("");
    assert_eq!(host.version(), "built");
    host.put(Deployment::Nothing);
    host.visit("#rules=zoq");
    page.await_course();
    assert_eq!(host.version(), "built");
    assert!(!page.shows("[data-missing]"));
    // Once it is complete, it is used.
    host.put(Deployment::Next);
    assert_eq!(host.look_for_new_version(), "waiting");
    page.press(TAKE);
    let check = "return !!document.querySelector('meta[name=test-version]')";
    session.until("the new version", check, vec![]);
    page.await_ready();
}

fn a_version_that_is_being_fetched_when_the_page_opens_is_announced(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    host.visit_and_keep();
    host.put(Deployment::NextSlowly);
    let check = "
        navigator.serviceWorker.getRegistration().then((one) => {
            if (!check.asked) {
                check.asked = true;
                one.update().catch(() => {});
            }
            check.seen = one.installing?.state ?? 'none';
        });
        return check.seen === 'installing' || { not: check.seen };";
    session.until("a new version to be fetched", check, vec![]);
    host.visit("");
    let check = "return performance.getEntriesByType('resource')
        .some((one) => one.name.includes('/offline-') && one.responseEnd > 0)";
    session.until("the page to look for new versions", check, vec![]);
    assert!(!host.page.shows("[data-notice=new-version]"));
    host.put(Deployment::Next);
    host.page.notice("new-version");
    assert_eq!(host.version(), "built");
}

fn a_version_that_waits_is_replaced_by_a_later_one(session: &Session) {
    let Some(host) = Host::start(session) else {
        return;
    };
    let page = &host.page;
    host.visit_and_keep();
    host.put(Deployment::Next);
    assert_eq!(host.look_for_new_version(), "waiting");
    page.notice("new-version");
    host.put(Deployment::Third);
    assert_eq!(host.look_for_new_version(), "waiting");
    assert_eq!(page.count("[data-notice=new-version]"), 1);
    host.put(Deployment::Nothing);
    page.press(TAKE);
    let check = "return !!document.querySelector('meta[name=test-version]')";
    session.until("the new version", check, vec![]);
    page.await_ready();
    assert_eq!(host.version(), "third");
    page.arrive("home");
    host.await_versions(1);
    host.visit("#rules=zoq");
    page.await_course();
    assert_eq!(host.version(), "third");
}
