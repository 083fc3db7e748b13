//! The Content-Security-Policy of the page.

use serde_json::json;

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_policy_is_strict,
    no_script_gets_into_the_page,
    everything_comes_from_its_own_folder,
];

fn the_policy_is_strict(session: &Session) {
    let page = Page::home(session);
    let script = "return document.querySelector(
        'meta[http-equiv=\"Content-Security-Policy\" i]')?.content ?? null";
    let policy = session.run(script, vec![]);
    let policy = policy.as_str().expect("the page states a policy");
    assert!(policy.contains("default-src 'none'") || policy.contains("default-src 'self'"));
    for hole in [
        "'unsafe-inline'",
        "'unsafe-eval'",
        "http:",
        "https:",
        "data:",
        "*",
    ] {
        let scripts = policy
            .split(';')
            .find(|part| part.trim().starts_with("script-src"));
        let scripts = scripts.expect("scripts have a rule of their own");
        assert!(!scripts.contains(hole), "{scripts}");
    }
    drop(page);
}

fn no_script_gets_into_the_page(session: &Session) {
    let _page = Page::home(session);
    session.expect_complaint("Content Security Policy");
    session.expect_complaint("refused: script-src");
    session.expect_complaint("nothing.png");
    let script = r"
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.head.append(script);
        const image = document.createElement('div');
        image.innerHTML = '<img src=\'./nothing.png\' onerror=\'window.broken = true\'>';
        return window.broken ?? false;";
    assert_eq!(session.run(script, vec![]), json!(false));
}

fn everything_comes_from_its_own_folder(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("a2-a3", 1);
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
    let loaded = session.run(script, vec![]);
    let loaded: Vec<&str> = loaded
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one.as_str())
        .collect();
    assert!(
        loaded.iter().any(|one| one.ends_with(".wasm")),
        "{loaded:?}"
    );
    for address in &loaded {
        assert!(
            address.starts_with(&page.address()),
            "{address} is from elsewhere"
        );
    }
}
