//! The Content-Security-Policy of the page.

use serde_json::json;

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_policy_is_strict,
    no_script_gets_into_the_page,
    everything_comes_from_its_own_folder,
    no_screen_asks_another_host once Logic,
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
    let loaded = check_loaded(&page);
    assert!(
        loaded.iter().any(|one| one.ends_with(".wasm")),
        "{loaded:?}"
    );
}

/// Every screen, with the panels of a game.
fn no_screen_asks_another_host(session: &Session) {
    let page = Page::game(session, "5x5");
    for action in ["analyse", "share", "settings"] {
        page.act(action);
        if action != "analyse" {
            page.see(&format!("dialog[data-panel={action}]"));
            session.keys(&[Key::Escape]);
        }
    }
    check_loaded(&page);
    let screens = [
        ("", "home"),
        ("#rules=ticto", "rules"),
        ("#lesson=push-push", "lesson"),
        ("#puzzle=zoq", "puzzle"),
        ("#puzzles=pogo", "puzzles"),
        ("#puzzles=days", "days"),
        ("#library", "library"),
        ("#statistics", "statistics"),
        ("#edit=zoq", "editor"),
        ("#embed=tablero=1&game=zoq&sum=451d20", "embed"),
    ];
    for (address, screen) in screens {
        page.follow(address);
        page.arrive(screen);
        check_loaded(&page);
    }
}

/// Checks that everything that was loaded is from the folder of the page, and returns the addresses.
#[track_caller]
fn check_loaded(page: &Page) -> Vec<String> {
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
    let loaded = page.session.run(script, vec![]);
    let loaded = loaded.as_array().into_iter().flatten();
    let loaded: Vec<String> = loaded
        .filter_map(|one| Some(one.as_str()?.to_owned()))
        .collect();
    for address in &loaded {
        // Pictures to save are made in the page.
        let is_own = address.starts_with(&page.address()) || address.starts_with("blob:");
        assert!(is_own, "{address} is from elsewhere");
    }
    loaded
}
