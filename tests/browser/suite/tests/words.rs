//! The texts of the page are files, one for each language and part of the page.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::json;
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{Page, built, html, index, link};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_visit_loads_the_texts_of_its_language_and_screens once Logic,
    a_page_without_the_texts_of_home_says_so,
    a_game_whose_texts_do_not_come_whole_is_asked_for_again,
    a_language_that_does_not_come_leaves_the_page_as_it_is once Logic,
    a_language_is_a_file once Logic,
];

/// Changes the body of a served file.
fn changed(path: &str, change: impl FnOnce(String) -> String) -> Intercept {
    match built(path) {
        Intercept::Replace { content_type, body } => Intercept::Replace {
            content_type,
            body: change(String::from_utf8_lossy(&body).into_owned()).into_bytes(),
        },
        other => other,
    }
}

fn first_half(text: &str) -> String {
    text.chars().take(text.chars().count() / 2).collect()
}

fn a_visit_loads_the_texts_of_its_language_and_screens(session: &Session) {
    let loaded = || {
        let script = r"return performance.getEntriesByType('resource')
            .map((one) => one.name.split('/words/')[1]).filter(Boolean)
            .map((name) => name.replace(/-[0-9a-f]{16}\.txt$/, ''))";
        let files = session.run(script, vec![]);
        let files = files.as_array().cloned().unwrap_or_default();
        let mut files: Vec<_> = files
            .iter()
            .filter_map(|file| file.as_str().map(str::to_owned))
            .collect();
        files.sort();
        files.dedup();
        files
    };
    let page = Page::home(session);
    assert_eq!(loaded(), ["en-home"]);
    page.open(&link("ppppp/ppppp/5/PPPPP/PPPPP w", &[]));
    page.arrive("game");
    page.see("[data-action=resign]");
    assert_eq!(
        loaded(),
        ["en-breakthrough", "en-game", "en-home", "en-panels"]
    );
}

fn a_page_without_the_texts_of_home_says_so(session: &Session) {
    session.expect_complaint("404");
    session.expect_complaint("not loaded");
    let page = Page::serve_but(session, |path| match path.contains("-home") {
        true => Intercept::Status(404),
        false => Intercept::Serve,
    });
    session.load(&page.address());
    page.see("#failed.now");
    assert_clean(session, "the page that could not be started");
}

fn a_game_whose_texts_do_not_come_whole_is_asked_for_again(session: &Session) {
    session.expect_complaint("404");
    let response = Arc::new(Mutex::new("refused"));
    let now = Arc::clone(&response);
    let page = Page::serve_but(session, move |path| {
        if !path.starts_with("words/en-zoq") {
            return Intercept::Serve;
        }
        match *now.lock().unwrap_or_else(PoisonError::into_inner) {
            "refused" => Intercept::Status(404),
            "cut off" => changed(path, |text| first_half(&text)),
            "of another build" => changed(path, |text| {
                text.replacen("tablero words", "tablero texts", 1)
            }),
            "a page" => html("<!doctype html><title>Not here</title>"),
            _ => Intercept::Serve,
        }
    });
    page.open("");
    page.arrive("home");
    page.press("[data-game='zoq'] [data-action='play']");
    let again = "[data-missing] [data-action='try-again']";
    for next in ["cut off", "of another build", "a page", "whole"] {
        page.read("[data-missing] p", "A part of the page could not be loaded");
        *response.lock().unwrap_or_else(PoisonError::into_inner) = next;
        page.press(again);
    }
    page.arrive("game");
    page.read("[data-status]", "Your move");
}

fn a_language_that_does_not_come_leaves_the_page_as_it_is(session: &Session) {
    session.expect_complaint("404");
    let shut = Arc::new(AtomicBool::new(true));
    let gate = Arc::clone(&shut);
    let page = Page::serve_but(session, move |path| {
        match path.starts_with("words/es-") && gate.load(Ordering::Relaxed) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        }
    });
    page.open("");
    page.arrive("home");
    page.set("language", "es");
    page.notice("language-not-loaded");
    page.read(".intro p", "Five board games");
    let lang = "return document.documentElement.lang";
    assert_eq!(session.run(lang, vec![]), "en");
    // It does not stay in the settings, so the next visit starts.
    page.reload();
    page.arrive("home");
    assert_eq!(session.run(lang, vec![]), "en");
    shut.store(false, Ordering::Relaxed);
    page.speak("es");
    page.read(".intro p", "Cinco juegos");
}

/// A made-up language: English in capital letters, without a line of code.
fn a_language_is_a_file(session: &Session) {
    let page = Page::serve_but(session, |path| {
        if path.is_empty() || path == "index.html" {
            let page = index().replace("en English;", "en English;qaa Capitals;");
            let files = page
                .split_whitespace()
                .map(|file| file.trim_start_matches("content=\""))
                .filter(|file| file.starts_with("./words/en-"));
            let files: Vec<String> = files
                .map(|file| file.trim_end_matches("\">").replace("/en-", "/qaa-"))
                .collect();
            let list = format!("content=\"{} ./words/en-", files.join(" "));
            let page = page.replacen("content=\"./words/en-", &list, 1);
            return html(&page);
        }
        match path.strip_prefix("words/qaa-") {
            Some(file) => changed(&format!("words/en-{file}"), in_capitals),
            None => Intercept::Serve,
        }
    });
    page.open("");
    page.arrive("home");
    page.speak("qaa");
    page.read(".intro p", "FIVE BOARD GAMES");
    page.press("[data-game='zoq'] [data-action='play']");
    page.arrive("game");
    page.read("[data-status]", "YOUR MOVE");
    page.act("settings");
    page.read("[data-setting=language]", "Capitals");
    page.close_settings();
    // A person who has chosen it gets it immediately.
    let settings = json!({"version": 2, "language": "qaa"}).to_string();
    page.store("tablero/v2/settings", &settings);
    page.open("#puzzles=zoq");
    page.arrive("puzzles");
    page.read("h1", "PUZZLES");
}

/// A file of texts in capital letters, except for its first line and its placeholders.
fn in_capitals(text: String) -> String {
    let (first, texts) = text.split_once('\n').expect("a first line");
    let mut capitals = format!("{first}\n");
    for (number, part) in texts.split("{{").enumerate() {
        let (blank, rest) = match number {
            0 => ("", part),
            _ => part.split_once("}}").expect("the end of a blank"),
        };
        if number > 0 {
            capitals += &format!("{{{{{blank}}}}}");
        }
        capitals += &rest.to_uppercase();
    }
    capitals
}
