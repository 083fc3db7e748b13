//! The early board: a game opened by a link is played before the program is loaded.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablero::games::GAMES;
use tablero::play::{GameRecord, GameText, encode};
use xtask::serve::Intercept;

use super::begin::WATCH;
use super::painted::DelayedPage;
use crate::browser::Session;
use crate::page::{Page, html, link, script};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    what_is_played_early_is_played_on_the_page,
    the_program_of_a_link_is_loaded_after_the_early_board,
    what_is_selected_early_stays_selected once Logic,
    the_early_board_is_drawn_like_that_of_the_page once Logic,
    a_game_is_played_early_by_pointing_at_the_board sample Logic,
    who_leaves_an_early_board_leaves_its_touches once Logic,
    what_was_played_before_a_reload_is_played_again once Logic,
    an_early_board_that_does_not_come_or_is_broken_is_not_missed once Logic,
    what_was_played_early_waits_for_a_missing_part once Logic,
    only_a_first_visit_has_an_early_board once Logic,
    the_frames_are_empty_again_after_an_early_board once Logic,
];

const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
pub const EARLY: &str = "#painted > [lang=en] [data-part=game] .board";
const DRAWN: &str = include_str!("drawn.js");
/// The browser's errors for a file that cannot be loaded or read.
pub const COMPLAINTS: &[&str] = &[
    "404",
    "Failed to load resource",
    "not loaded: ",
    "WebAssembly.instantiateStreaming",
    "Error: early",
    "does not provide an export",
];
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a file is the program itself. A browser has few connections to a host, so its parts are not held back.
pub fn is_program(path: &str) -> bool {
    path.starts_with("tablero-") && path.ends_with(".wasm")
}

#[track_caller]
pub fn held<'a>(session: &'a Session, fragment: &str) -> DelayedPage<'a> {
    DelayedPage::open_but(session, fragment, &[], is_program, |_| Intercept::Serve)
}

/// Holds the programs of early boards back until the sender is dropped.
pub fn hold_early() -> (mpsc::Sender<()>, impl Fn(&str) -> Intercept + Send + Sync) {
    let (gate, early) = mpsc::channel::<()>();
    let early = Mutex::new(early);
    let answer = move |path: &str| {
        if path.starts_with("early_") && path.ends_with(".wasm") {
            let _ = early.lock().map(|early| early.recv());
        }
        Intercept::Serve
    };
    (gate, answer)
}

/// Touches a place like a screen reader.
#[track_caller]
pub fn touch(page: &Page, place: &str) {
    page.see(&format!("{EARLY} [data-spot='{place}']"));
    let click = "document.querySelector(arguments[0])
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    let place = json!(format!("{EARLY} [data-spot='{place}']"));
    page.session.run(click, vec![place]);
}

fn what_is_played_early_is_played_on_the_page(session: &Session) {
    let held = held(session, &link(START, &["a2-a3"]));
    for place in ["b7", "b6", "a3", "a4", "c7"] {
        touch(&held.page, place);
    }
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(3);
    page.await_spots("selected", &["c7"]);
    page.touch("c6");
    page.await_ply(4);
    page.await_saved(&["a2-a3", "b7-b6", "a3-a4", "c7-c6"]);
    assert_eq!(page.games().len(), 1);
}

fn the_program_of_a_link_is_loaded_after_the_early_board(session: &Session) {
    let page = Page::serve_at_new_origin(session);
    page.open(&link(START, &[]));
    page.arrive("game");
    let script = "
        const all = performance.getEntriesByType('resource');
        const find = (name) => all.filter((one) => one.name.includes(name));
        const [early, loader] = [find('/early_'), find('_loader.js').filter((one) => one.name.includes('/tablero-'))];
        return [early.length >= 3, loader.length, early.every((one) => one.startTime <= loader[0].startTime)]";
    assert_eq!(session.run(script, vec![]), json!([true, 1, true]));
}

fn what_is_selected_early_stays_selected(session: &Session) {
    let held = held(session, &link(START, &[]));
    touch(&held.page, "d2");
    let page = held.let_through();
    page.arrive("game");
    page.await_spots("selected", &["d2"]);
    assert_eq!(page.ply(), 0);
}

/// A game of some plies, and the first touches of its next move.
fn begun(slug: &str, plies: usize) -> (GameText, Vec<String>) {
    let kind = tablero::games::kind(slug).expect("a game");
    let mut random = fastrand::Rng::with_seed(plies as u64 + 3);
    let mut record: GameRecord = kind
        .open(&GameText {
            game: slug.to_owned(),
            ..GameText::default()
        })
        .expect("a start");
    while record.plies() < plies {
        let legal = record.legal();
        let Some(mv) = legal.get(random.usize(..legal.len().max(1))) else {
            break;
        };
        record.play_text(mv).expect("a legal move");
        record.make_forced();
    }
    let next = record.legal().into_iter().next();
    let mut steps = next.map_or_else(Vec::new, |mv| record.steps(record.plies(), &mv));
    steps.pop();
    let places = steps.iter().map(|spot| record.spot_name(spot.ground()));
    let places = places.collect();
    (record.text(), places)
}

#[track_caller]
fn drawn(session: &Session, board: &str) -> Vec<String> {
    let drawn = session.run(DRAWN, vec![json!(board)]);
    let lines = drawn.as_array().into_iter().flatten();
    let mut lines: Vec<String> = lines.filter_map(Value::as_str).map(str::to_owned).collect();
    // The order of pieces that do not overlap may differ.
    lines.sort();
    lines
}

fn the_early_board_is_drawn_like_that_of_the_page(session: &Session) {
    for (kind, plies) in GAMES.iter().flat_map(|kind| [(kind, 0), (kind, 7)]) {
        let (text, places) = begun(kind.slug(), plies);
        let held = held(session, &format!("#{}", encode(&text)));
        held.page.see(&format!("{EARLY} [data-spot]"));
        for place in &places {
            touch(&held.page, place);
        }
        let early = drawn(session, EARLY);
        let page = held.let_through();
        page.arrive("game");
        let deadline = Instant::now() + PATIENCE;
        loop {
            let same = drawn(session, "[data-board]");
            if same == early {
                break;
            }
            thread::sleep(Duration::from_millis(50));
            if Instant::now() > deadline {
                let lacks = |one: &[String], other: &[String]| -> Vec<String> {
                    one.iter()
                        .filter(|line| !other.contains(line))
                        .cloned()
                        .collect()
                };
                panic!(
                    "{} after {plies} plies: early {:?}, on the page {:?}",
                    kind.slug(),
                    lacks(&early, &same),
                    lacks(&same, &early)
                );
            }
        }
    }
}

fn a_game_is_played_early_by_pointing_at_the_board(session: &Session) {
    let held = held(session, &link(START, &[]));
    for place in ["e2", "e3"] {
        held.page.press(&format!("{EARLY} [data-spot='{place}']"));
    }
    held.page
        .see(&format!("{EARLY} [data-spot='e3'][data-state~='last']"));
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(1);
    page.await_saved(&["e2-e3"]);
}

fn who_leaves_an_early_board_leaves_its_touches(session: &Session) {
    let fragment = link(START, &[]);
    let held = held(session, &fragment);
    touch(&held.page, "a2");
    touch(&held.page, "a3");
    session.run("location.hash = '#rules=pogo'", vec![]);
    held.page.see("#painted [data-part=rules]");
    session.run("location.hash = arguments[0]", vec![json!(fragment)]);
    held.page.see("#painted [data-part=game] .board");
    assert!(!held.page.shows(&format!("{EARLY} [data-spot]")));
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(0);
    page.click_move("h2-h3", 1);
}

fn what_was_played_before_a_reload_is_played_again(session: &Session) {
    let (gate, answer) = hold_early();
    let held = DelayedPage::open_but(session, &link(START, &[]), &[], is_program, answer);
    // As if the browser restored the page. A driver cannot reload a page that is still loading.
    session.run("history.replaceState('early g2 g3', '')", vec![]);
    drop(gate);
    held.page
        .see(&format!("{EARLY} [data-spot='g3'][data-state~='last']"));
    touch(&held.page, "g7");
    touch(&held.page, "g6");
    let kept = session.run("return history.state", vec![]);
    assert_eq!(kept, json!("early g2 g3 g7 g6"));
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(2);
    page.await_saved(&["g2-g3", "g7-g6"]);
}

fn an_early_board_that_does_not_come_or_is_broken_is_not_missed(session: &Session) {
    for complaint in COMPLAINTS {
        session.expect_complaint(complaint);
    }
    let faults: [(&str, Answer); 4] = [
        ("program", || html("no program")),
        ("program", || Intercept::Status(404)),
        ("script", || script("throw new Error('early')")),
        ("loader", || Intercept::Status(404)),
    ];
    for (broken, answer) in faults {
        let asked = Arc::new(AtomicBool::new(false));
        let note = Arc::clone(&asked);
        let answer = move |path: &str| match path.starts_with("early_") && kind(path) == broken {
            true => {
                note.store(true, Ordering::Relaxed);
                answer()
            }
            false => Intercept::Serve,
        };
        let fragment = link(START, &["b2-b3"]);
        let held = DelayedPage::open_but(session, &fragment, &[], is_program, answer);
        let is_asked = || asked.load(Ordering::Relaxed);
        wait_until("the early board to be asked for", is_asked);
        held.page.see("#painted [data-part=game] .board");
        // By then, errors have been reported.
        thread::sleep(Duration::from_millis(500));
        assert!(!held.page.shows(&format!("{EARLY} [data-spot]")));
        assert!(!held.page.shows("#failed.now"));
        let page = held.let_through();
        page.arrive("game");
        page.click_move("b7-b6", 2);
    }
}

/// The server's response instead of a file.
type Answer = fn() -> Intercept;

/// The role of a file of the early board.
fn kind(path: &str) -> &'static str {
    match path {
        path if path.ends_with("_bg.wasm") => "program",
        path if path.ends_with("_loader.js") => "loader",
        _ => "script",
    }
}

#[track_caller]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < deadline, "waited for {what}");
        thread::sleep(Duration::from_millis(50));
    }
}

fn what_was_played_early_waits_for_a_missing_part(session: &Session) {
    for complaint in COMPLAINTS {
        session.expect_complaint(complaint);
    }
    let shut = Arc::new(AtomicBool::new(true));
    let gate = Arc::clone(&shut);
    let answer =
        move |path: &str| match path.starts_with("part_game") && gate.load(Ordering::Relaxed) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        };
    let held = DelayedPage::open_but(session, &link(START, &[]), &[], is_program, answer);
    touch(&held.page, "a2");
    touch(&held.page, "a3");
    let page = held.let_through();
    page.see("[data-missing] p");
    shut.store(false, Ordering::Relaxed);
    page.press("[data-missing] [data-action='try-again']");
    page.arrive("game");
    page.await_ply(1);
    page.await_saved(&["a2-a3"]);
}

fn only_a_first_visit_has_an_early_board(session: &Session) {
    let settings = r#"{"version":1}"#;
    let storage = [("tablero/v1/settings", settings)];
    let held = DelayedPage::open_but(session, &link(START, &[]), &storage, is_program, |_| {
        Intercept::Serve
    });
    let optional = "return document.querySelectorAll('[data-optional]').length";
    assert_eq!(session.run(optional, vec![]), json!(0));
    let page = held.let_through();
    page.arrive("game");
    page.click_move("a2-a3", 1);
}

fn the_frames_are_empty_again_after_an_early_board(session: &Session) {
    let held = held(session, &link(START, &[]));
    touch(&held.page, "a2");
    touch(&held.page, "a3");
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(1);
    page.press("[data-action=home]");
    page.arrive("home");
    session.run(WATCH, vec![]);
    page.press("[data-game=pogo] [data-action=play]");
    page.arrive("game");
    let pieces = begun("pogo", 0).0;
    let kind = tablero::games::kind("pogo").expect("a game");
    let pieces = kind.open(&pieces).expect("a start").pieces(0).len();
    let seen = format!("pogo {pieces}");
    assert_eq!(session.run("return window.boards", vec![]), json!([seen]));
}
