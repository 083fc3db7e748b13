//! Does the random inputs on the page.

use serde_json::{Value, json};

use super::input::{Input, LETTERS};
use crate::browser::{BLANK, Point, PointerStep};
use crate::page::{Page, as_point};

/// Waits until a page that was left or reloaded is loaded. It may be the empty page before the first one.
const ARRIVED: &str = "
    return document.readyState === 'complete'
        && (location.pathname.endsWith(arguments[0]) || document.documentElement.hasAttribute('data-ready'))
        || { not: [document.readyState, location.href] }";

/// Performs an input, and returns the pressed element. A missing element is skipped. `game` is the address of the game.
#[track_caller]
pub fn perform(page: &Page, input: &Input, game: &str) -> String {
    let press = |(point, what): (Option<Point>, String), by_finger: bool| {
        if let Some(point) = point {
            pointer(
                page,
                by_finger,
                &[
                    PointerStep::Move(point),
                    PointerStep::Press,
                    PointerStep::Lift,
                ],
            );
        }
        what
    };
    match input {
        Input::Useful {
            share,
            other,
            by_finger,
        } => press(point(page, "usefulSpot", &[*share, *other]), *by_finger),
        Input::Spot { share, by_finger } => press(point(page, "spot", &[*share]), *by_finger),
        Input::Control { share, other } => press(point(page, "control", &[*share, *other]), false),
        other => {
            perform_other(page, other, game);
            String::new()
        }
    }
}

#[track_caller]
fn perform_other(page: &Page, input: &Input, game: &str) {
    match input {
        // These are performed by the caller.
        Input::Useful { .. } | Input::Spot { .. } | Input::Control { .. } => {}
        Input::Drag {
            from,
            to,
            by_finger,
        } => {
            let way = [PointerStep::Press, PointerStep::Lift];
            drag(page, [*from, *to], way, *by_finger);
        }
        Input::Draw { from, to } => {
            let way = [PointerStep::PressRight, PointerStep::LiftRight];
            drag(page, [*from, *to], way, false);
        }
        Input::Keys(keys) => page.session.keys_at_once(keys),
        Input::Burst(shares) => {
            let keys: Vec<String> = LETTERS.chars().map(String::from).collect();
            let script = "window.stress?.burst(arguments[0], arguments[1])";
            page.session.run(script, vec![json!(shares), json!(keys)]);
        }
        Input::History(steps) => {
            page.session
                .run("history.go(arguments[0])", vec![json!(steps)]);
            return_to_page(page, game);
        }
        Input::Resize(size) => page.session.resize(*size),
        Input::Language(language) => set_language(page, language),
        Input::Reload => {
            page.session.reload();
            return_to_page(page, game);
        }
        Input::KillWorkers { loudly } => {
            let script = "window.stress?.killWorkers(arguments[0])";
            page.session.run(script, vec![json!(loudly)]);
        }
        Input::Storage(mode) => storage(page, mode),
        Input::Visit(address) => {
            let slug = slug_of(page, game);
            page.follow(&address.replace("GAME", &slug));
        }
        Input::Return => page.follow(game),
    }
}

/// Sets the part of the storage that fails.
#[track_caller]
pub fn storage(page: &Page, mode: &str) {
    let script = "if (window.stress) window.stress.storage = arguments[0]";
    page.session.run(script, vec![json!(mode)]);
}

/// Waits until the page is loaded. If it was left, it is opened again at the game.
#[track_caller]
pub fn return_to_page(page: &Page, game: &str) {
    let arrived = || {
        page.session.until("a page", ARRIVED, vec![json!(BLANK)]);
    };
    arrived();
    let away = format!("return !location.href.startsWith({:?})", page.address());
    let is_empty = format!("return location.pathname.endsWith({BLANK:?})");
    let is = |script: &str| page.session.run(script, vec![]) == json!(true);
    if is(&is_empty) || is(&away) {
        page.session.load(&format!("{}{game}", page.address()));
        arrived();
    }
}

/// The game of the stored row at an address.
#[track_caller]
fn slug_of(page: &Page, game: &str) -> String {
    let script = r"
        const row = JSON.parse(localStorage.getItem(arguments[0]) ?? '{}');
        return row.text?.match(/\ngame ([a-z-]+)/)?.[1] ?? 'zoq'";
    let script = format!("try {{ {script} }} catch {{ return 'zoq' }}");
    let key = format!("{}{}", crate::page::GAME, game.trim_start_matches("#play="));
    let slug = page.session.run(&script, vec![json!(key)]);
    slug.as_str().unwrap_or("zoq").to_owned()
}

/// Stores a language as another tab does, and notifies the page.
#[track_caller]
fn set_language(page: &Page, language: &str) {
    let script = r"
        const key = 'tablero/v2/settings';
        try {
            const value = JSON.parse(localStorage.getItem(key) ?? JSON.stringify({ version: 2 }));
            const newValue = JSON.stringify({ ...value, language: arguments[0] });
            localStorage.setItem(key, newValue);
            window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
        } catch { /* The storage is refused. */ }";
    page.session.run(script, vec![json!(language)]);
}

/// A point found by the page's part of the stress test, and the element there.
#[track_caller]
fn point(page: &Page, name: &str, shares: &[f64]) -> (Option<Point>, String) {
    let script = "return window.stress?.[arguments[0]](...arguments[1]) ?? null";
    let found = page.session.run(script, vec![json!(name), json!(shares)]);
    let what = found["what"].as_str().unwrap_or_default().to_owned();
    match &found["at"] {
        Value::Null => (None, what),
        at => (Some(as_point(at)), what),
    }
}

#[track_caller]
fn drag(page: &Page, ends: [f64; 2], [press, lift]: [PointerStep; 2], by_finger: bool) {
    let points = ends.map(|share| point(page, "spot", &[share]).0);
    let [Some(from), Some(to)] = points else {
        return;
    };
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let way = [
        PointerStep::Move(from),
        press,
        PointerStep::Move(middle),
        PointerStep::Move(to),
        lift,
    ];
    pointer(page, by_finger, &way);
}

#[track_caller]
fn pointer(page: &Page, by_finger: bool, doing: &[PointerStep]) {
    match by_finger {
        true => page.session.finger_at_once(doing),
        false => page.session.mouse_at_once(doing),
    }
}
