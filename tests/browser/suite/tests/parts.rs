//! Parts of the page that are loaded later, and failures to load them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use xtask::serve::Intercept;

use super::machine::seat;
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::depth;
use crate::page::{OLD_GAME, Page, built, dist_file, html, index, link, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_part_that_is_refused_is_tried_again,
    a_part_that_is_cut_off_is_tried_again,
    a_part_in_the_place_of_which_a_host_gives_its_page_is_tried_again,
    a_part_that_is_late_comes_in_the_end,
    a_game_goes_on_while_what_stands_around_it_is_missing once Logic,
    what_may_be_wanted_is_fetched_when_nothing_else_is_to_be_done,
    rules_that_do_not_come_leave_stored_games_alone once Logic,
    an_engine_that_does_not_come_is_said_and_asked_for_again once Logic,
    settings_that_do_not_come_say_so_in_the_dialog once Logic,
    a_missing_list_of_all_games_is_tried_again_when_it_is_opened once Logic,
    styles_that_do_not_come_are_asked_for_again_by_the_next_part once Logic,
    a_link_whose_reader_is_missing_is_kept_and_read_in_the_end once Logic,
    parts_are_read_whatever_a_host_calls_them,
    no_screen_waits_for_more_than_two_requests_in_turn once Logic,
];

/// The message instead of a part, and its button.
const MISSING: &str = "[data-missing] p";
const AGAIN: &str = "[data-missing] [data-action='try-again']";

/// The browser's errors for a part that cannot be loaded.
const COMPLAINTS: &[&str] = &[
    "404",
    "Error",
    "WebAssembly",
    "wasm",
    "CompileError",
    "Failed to load resource",
];

/// Whether a file belongs to the part with this prefix. An empty prefix means any part.
fn is_part(path: &str, part: &str) -> bool {
    path.ends_with(".wasm")
        && (path.starts_with(part) || own_files(part).iter().any(|own| own == path))
}

/// The files of a part that a board does not load, if the build has joined the part's own file with others.
fn own_files(part: &str) -> Vec<String> {
    let page = index();
    let files = |part: &str| -> Vec<String> {
        let (_, rest) = page
            .split_once(&format!("part-{part}\" content=\""))
            .unwrap_or_default();
        let list = rest.split('"').next().unwrap_or_default();
        let names = list
            .split(' ')
            .map(|name| name.trim_start_matches("./").to_owned());
        names.collect()
    };
    let name = part.trim_start_matches("part_");
    let (all, of_board) = (files(name), files("game"));
    match name == "game" || all.iter().any(|file| file.starts_with(part)) {
        true => Vec::new(),
        false => all
            .into_iter()
            .filter(|file| !of_board.contains(file))
            .collect(),
    }
}

/// A page where the files of a part get another response while the gate is shut.
pub fn with_gate<'a>(
    session: &'a Session,
    part: &'static str,
    answer: impl Fn(&str) -> Intercept + Send + Sync + 'static,
) -> (Page<'a>, Arc<AtomicBool>) {
    with_gate_for(session, move |path| is_part(path, part), answer)
}

/// The same for the files that `is_behind` chooses.
fn with_gate_for<'a>(
    session: &'a Session,
    is_behind: impl Fn(&str) -> bool + Send + Sync + 'static,
    answer: impl Fn(&str) -> Intercept + Send + Sync + 'static,
) -> (Page<'a>, Arc<AtomicBool>) {
    for complaint in COMPLAINTS {
        session.expect_complaint(complaint);
    }
    let shut = Arc::new(AtomicBool::new(true));
    let gate = Arc::clone(&shut);
    let page = Page::serve_but(session, move |path| {
        match is_behind(path) && gate.load(Ordering::Relaxed) {
            true => answer(path),
            false => Intercept::Serve,
        }
    });
    (page, shut)
}

/// A game of Breakthrough from home, whose part cannot be loaded at first.
fn assert_tried_again(
    session: &Session,
    answer: impl Fn(&str) -> Intercept + Send + Sync + 'static,
) {
    let (page, shut) = with_gate(session, "part_game", answer);
    page.open("");
    page.arrive("home");
    page.press("[data-game='breakthrough'] [data-action='play']");
    sentence(page.see(MISSING));
    assert_eq!(page.count(".first-board"), 0);
    // The second attempt fails too.
    page.press(AGAIN);
    sentence(page.see(MISSING));
    assert_clean(session, "the page without a part");
    shut.store(false, Ordering::Relaxed);
    page.press(AGAIN);
    page.arrive("game");
    page.see_no("[data-missing]");
    page.click_move("a2-a3", 1);
    // The computer may have moved by then.
    let kept = "return Object.values(localStorage).some((text) => text.includes('moves a2-a3'))";
    session.until("the move to be kept", kept, vec![]);
}

fn a_part_that_is_refused_is_tried_again(session: &Session) {
    assert_tried_again(session, |_| Intercept::Status(404));
}

fn a_part_that_is_cut_off_is_tried_again(session: &Session) {
    assert_tried_again(session, |path| {
        let whole = dist_file(path);
        Intercept::Replace {
            content_type: "application/wasm".to_owned(),
            body: whole[..whole.len() / 2].to_vec(),
        }
    });
}

fn a_part_in_the_place_of_which_a_host_gives_its_page_is_tried_again(session: &Session) {
    assert_tried_again(session, |_| html("<!doctype html><title>Not here</title>"));
}

fn a_part_that_is_late_comes_in_the_end(session: &Session) {
    let (let_through, gate) = mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let page = Page::serve_but(session, move |path| {
        if is_part(path, "part_learn") {
            let _ = gate.lock().map(|gate| gate.recv());
        }
        Intercept::Serve
    });
    page.open("");
    page.arrive("home");
    page.press("[data-game='zoq'] [data-action='learn']");
    page.see_no("[data-screen='home']");
    page.see_no("[data-missing]");
    drop(let_through);
    page.arrive("lesson");
}

fn a_game_goes_on_while_what_stands_around_it_is_missing(session: &Session) {
    let (page, shut) = with_gate(session, "part_panels", |_| Intercept::Status(404));
    page.open("");
    page.arrive("home");
    // The dialog for a new game cannot be loaded either.
    page.press("[data-game='breakthrough'] [data-action='two-players']");
    sentence(page.see("dialog[data-panel='new-game'] [data-missing] p"));
    page.open(&link("ppppp/ppppp/5/PPPPP/PPPPP w", &[]));
    page.arrive("game");
    sentence(page.see(MISSING));
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    shut.store(false, Ordering::Relaxed);
    // One button loads all missing parts, including the header.
    page.press(AGAIN);
    page.see("[data-action='share']");
    page.act("undo");
    page.await_ply(0);
}

fn what_may_be_wanted_is_fetched_when_nothing_else_is_to_be_done(session: &Session) {
    let page = Page::serve_as_built(session);
    page.open("");
    page.arrive("home");
    for part in ["part_game", "part_panels"] {
        let check = "return performance.getEntriesByType('resource')
            .some((one) => one.name.includes(arguments[0]))";
        let file = own_files(part).into_iter().next();
        let file = file.unwrap_or_else(|| part.to_owned());
        session.until("a part that is fetched ahead", check, vec![file.into()]);
    }
}

/// A game whose rules are missing is not treated as unreadable.
fn rules_that_do_not_come_leave_stored_games_alone(session: &Session) {
    let (page, shut) = with_gate(session, "part_zoq", |_| Intercept::Status(404));
    page.open("");
    let key = format!("{OLD_GAME}abc");
    let text = r#"{"version":1,"text":"tablero 1\ngame zoq\nmoves @b2","saved":1}"#;
    page.store(&key, text);
    page.open("#play=abc");
    sentence(page.see(MISSING));
    page.open("");
    sentence(page.see(MISSING));
    // Another game can still be started and ended.
    page.press("[data-game='breakthrough'] [data-action='play']");
    page.arrive("game");
    page.act("resign");
    page.press("[data-action=resign-yes]");
    page.await_result("black");
    assert_eq!(page.stored(&key).as_deref(), Some(text));
    page.act("home");
    sentence(page.see(MISSING));
    shut.store(false, Ordering::Relaxed);
    page.press(AGAIN);
    page.press("[data-saved=abc] [data-action=continue]");
    page.arrive("game");
    page.see("svg[data-board]");
}

fn an_engine_that_does_not_come_is_said_and_asked_for_again(session: &Session) {
    let (page, shut) = with_gate(session, "part_engine", |_| Intercept::Status(404));
    page.open("");
    seat(&page, [0, 1]);
    page.click_move("b2-a3", 1);
    page.notice("machine-lost");
    page.dismiss("machine-lost");
    shut.store(false, Ordering::Relaxed);
    page.act("undo");
    page.await_ply(0);
    page.click_move("b2-a3", 1);
    page.await_ply(2);
}

fn settings_that_do_not_come_say_so_in_the_dialog(session: &Session) {
    let (page, shut) = with_gate(session, "part_panels", |_| Intercept::Status(404));
    page.open("");
    page.arrive("home");
    page.act("settings");
    sentence(page.see(MISSING));
    shut.store(false, Ordering::Relaxed);
    page.press(AGAIN);
    page.see("[data-setting='theme']");
}

fn styles_that_do_not_come_are_asked_for_again_by_the_next_part(session: &Session) {
    const STYLES: &str = "link[rel=stylesheet][href*='parts-']";
    let is_behind = |path: &str| path.starts_with("parts-");
    let (page, shut) = with_gate_for(session, is_behind, |_| Intercept::Status(404));
    // load.js fetches them, and the program puts them into the page.
    page.open(&crate::page::link("4/3p/2P1/4 w", &["c2xd3"]));
    page.arrive("game");
    page.await_ply(1);
    page.see("[data-action=undo]");
    let is_gone = "return document.querySelector(arguments[0]) === null";
    session.until("no styles", is_gone, vec![serde_json::json!(STYLES)]);
    shut.store(false, Ordering::Relaxed);
    page.press("[data-action=rules]");
    page.arrive("rules");
    let is_there = "return document.querySelector(arguments[0])?.sheet != null";
    session.until("the styles", is_there, vec![serde_json::json!(STYLES)]);
    assert_eq!(page.count(STYLES), 1);
}

fn a_link_whose_reader_is_missing_is_kept_and_read_in_the_end(session: &Session) {
    let (page, shut) = with_gate(session, "part_text_links", |_| Intercept::Status(404));
    page.open(&crate::page::link("4/3p/2P1/4 w", &["c2xd3"]));
    sentence(page.see(MISSING));
    assert!(page.fragment().contains("tablero=1"), "{}", page.fragment());
    shut.store(false, Ordering::Relaxed);
    page.press(AGAIN);
    page.arrive("game");
    page.await_ply(1);
}

fn a_missing_list_of_all_games_is_tried_again_when_it_is_opened(session: &Session) {
    let (page, shut) = with_gate(session, "part_library", |_| Intercept::Status(404));
    page.open("#library");
    sentence(page.see(MISSING));
    page.press("[data-missing] ~ p a");
    page.arrive("home");
    shut.store(false, Ordering::Relaxed);
    page.press("a[data-action=library]");
    page.arrive("library");
    page.see_no("[data-missing]");
}

fn parts_are_read_whatever_a_host_calls_them(session: &Session) {
    let page = Page::serve_but(session, |path| match path.ends_with(".wasm") {
        true => match built(path) {
            Intercept::Replace { body, .. } => Intercept::Replace {
                content_type: "application/octet-stream".to_owned(),
                body,
            },
            other => other,
        },
        false => Intercept::Serve,
    });
    // The program's own script warns about the content type.
    session.expect_complaint("instantiateStreaming");
    page.open("");
    page.arrive("home");
    page.start("5x5");
    page.click_move("b2-a3", 1);
}

fn no_screen_waits_for_more_than_two_requests_in_turn(session: &Session) {
    let mut too_deep = String::new();
    for visit in depth::visits() {
        let page = Page::serve_at_new_origin(session);
        let waves = depth::measure(session, &page.address(), &visit);
        if waves.depth() > depth::MAX_DEPTH {
            too_deep += &format!("{}:\n{waves}", visit.name);
        }
    }
    assert!(too_deep.is_empty(), "\n{too_deep}");
}
