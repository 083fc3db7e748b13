//! The early board of a game that is begun on home before the program is loaded.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablero::games::GAMES;
use tablero::play::{GameRecord, GameText, Kind};
use xtask::serve::Intercept;

use super::early::{COMPLAINTS, EARLY, held, hold_early, is_program, touch};
use super::painted::DelayedPage;
use crate::browser::{Key, Session};
use crate::page::{Page, html};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_game_begun_on_home_is_played_before_the_program_is_there,
    every_game_begun_on_home_has_an_early_board once Logic,
    who_goes_back_to_home_loses_the_early_board_and_can_begin_again once Logic,
    who_goes_home_while_a_part_is_loading_finds_it_alive once Logic,
    what_was_played_early_waits_for_the_board once Logic,
    taps_on_a_board_that_takes_none_yet_are_kept,
    a_tap_on_the_board_of_a_game_that_begins_is_kept,
    what_is_opened_early_is_fetched_before_the_program_is_there once Logic,
    a_game_begins_without_its_early_board once Logic,
    a_visitor_with_settings_has_no_early_board_but_the_board_of_home once Logic,
];

/// The files that a script can hold back.
const HELD: [&str; 2] = ["program", "part"];
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(10);

/// Presses Play on the prerendered home.
#[track_caller]
fn press_play(page: &Page, game: &str) {
    page.press(&format!(
        "#painted > [lang=en] [data-game={game}] [data-action=play]"
    ));
}

/// The touches that the page has to repeat.
fn touched(session: &Session) -> Value {
    let script = "return document.querySelector('#painted').dataset.touches ?? null";
    session.run(script, vec![])
}

/// Whether the sentence about loading is visible.
fn status(session: &Session) -> Value {
    let script =
        "const status = document.querySelector('[data-painted=game] [lang=en] .frame-status');
        return getComputedStyle(status).visibility";
    session.run(script, vec![])
}

/// Waits until the only stored game begins with this move.
#[track_caller]
fn await_first_move(page: &Page, mv: &str) {
    let check = r"
        const keys = Object.keys(localStorage).filter((key) => key.startsWith('tablero/v2/game/'));
        const texts = keys.map((key) => JSON.parse(localStorage.getItem(key)).text);
        const lines = texts.length === 1 ? texts[0].split('\n') : [];
        const moves = lines.find((line) => line.startsWith('moves ')) ?? '';
        return moves.split(' ')[1] === arguments[0] || { not: texts };";
    let what = format!("a game that begins with {mv}");
    page.session.until(&what, check, vec![json!(mv)]);
}

fn a_game_begun_on_home_is_played_before_the_program_is_there(session: &Session) {
    let held = held(session, "");
    press_play(&held.page, "breakthrough");
    for place in ["a2", "a3"] {
        held.page.press(&format!("{EARLY} [data-spot='{place}']"));
        // Until the computer has to move, nothing is said about loading.
        assert_eq!(status(session) == json!("visible"), place == "a3");
    }
    held.page
        .see(&format!("{EARLY} [data-spot='a3'][data-state~='last']"));
    // The computer's turn.
    touch(&held.page, "b7");
    touch(&held.page, "b6");
    assert_eq!(touched(session), json!("a2 a3"));
    assert_eq!(status(session), json!("visible"));
    let page = held.let_through();
    page.arrive("game");
    page.await_ply(2);
    await_first_move(&page, "a2-a3");
}

/// The first legal move of a game, and the places to touch for it.
fn first_move(kind: &dyn Kind) -> (String, Vec<String>) {
    let text = GameText {
        game: kind.slug().to_owned(),
        ..GameText::default()
    };
    let mut record: GameRecord = kind.open(&text).expect("a start");
    let mv = record.legal().into_iter().next().expect("a move");
    let steps = record.steps(0, &mv);
    let places = steps.iter().map(|spot| record.spot_name(spot.ground()));
    let places = places.collect();
    record.play_text(&mv).expect("a legal move");
    (record.moves().remove(0), places)
}

fn every_game_begun_on_home_has_an_early_board(session: &Session) {
    for kind in GAMES {
        let (mv, places) = first_move(*kind);
        let held = held(session, "");
        press_play(&held.page, kind.slug());
        for place in &places {
            touch(&held.page, place);
        }
        let page = held.let_through();
        page.arrive("game");
        await_first_move(&page, &mv);
    }
}

fn who_goes_back_to_home_loses_the_early_board_and_can_begin_again(session: &Session) {
    let held = held(session, "");
    press_play(&held.page, "breakthrough");
    touch(&held.page, "a2");
    touch(&held.page, "a3");
    assert_eq!(touched(session), json!("a2 a3"));
    session.keys(&[Key::Escape]);
    held.page.see("#painted [data-part=home]");
    assert_eq!(touched(session), Value::Null);
    press_play(&held.page, "pogo");
    held.page
        .see(&format!("{EARLY}[data-board-of=pogo] [data-spot]"));
    held.page
        .press("#painted > [lang=en] [data-part=game] [data-action=home]");
    held.page.see("#painted [data-part=home]");
    press_play(&held.page, "breakthrough");
    held.page
        .see(&format!("{EARLY}[data-board-of=breakthrough] [data-spot]"));
    assert_eq!(touched(session), json!(""));
    touch(&held.page, "h2");
    touch(&held.page, "h3");
    let page = held.let_through();
    page.arrive("game");
    await_first_move(&page, "h2-h3");
}

/// Waits in the page for a check, and lets the server send held files. A driver waits for files that are loading, so
/// these tests are scripts.
const IN_PAGE: &str = "
    const until = (check) => new Promise((done) => {
        const look = () => check() ? done() : setTimeout(look, 20);
        look();
    });
    const find = (css) => document.querySelector(css);
    const release = (what) => fetch(`./release-${what}`);
    const touch = async (place) => {
        const css = `#painted [data-part=game] [data-spot='${place}']`;
        await until(() => find(css));
        find(css).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    find('#painted > [lang=en] [data-game=breakthrough] [data-action=play]').click();
    await touch('c2');
    release('program');
    await until(() => find('#painted[data-waiting]'));";

/// Runs a script in the page, with its program and the part of all games held back until the script releases them.
#[track_caller]
fn run_without_part<'a>(session: &'a Session, script: &str) -> Page<'a> {
    let released = [(); 2].map(|()| AtomicBool::new(false));
    let answer = move |path: &str| {
        let held = [is_program(path), path.starts_with("part_game")];
        for (released, (is_held, name)) in released.iter().zip(held.into_iter().zip(HELD)) {
            if path.ends_with(&format!("release-{name}")) {
                released.store(true, Ordering::Relaxed);
                return html("");
            }
            let deadline = Instant::now() + PATIENCE;
            while is_held && !released.load(Ordering::Relaxed) && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(20));
            }
        }
        Intercept::Serve
    };
    let held = DelayedPage::open_but(session, "", &[], |_| false, answer);
    let script = format!("return (async () => {{ {IN_PAGE} {script} }})()");
    session.run(&script, vec![]);
    held.start()
}

fn who_goes_home_while_a_part_is_loading_finds_it_alive(session: &Session) {
    let script = "
        find('#painted > [lang=en] [data-part=game] [data-action=home]').click();
        await until(() => !find('#painted') && find('[data-screen=home]'));
        release('part');";
    let page = run_without_part(session, script);
    page.arrive("home");
    page.press("[data-game=zoq] [data-action=two-players]");
    page.see("[data-new-game=zoq] [data-action=begin]");
}

fn what_was_played_early_waits_for_the_board(session: &Session) {
    let page = run_without_part(session, "await touch('c3'); release('part');");
    page.arrive("game");
    page.see_no("#painted");
    await_first_move(&page, "c2-c3");
}

/// Taps cells of the usual board of Breakthrough, by their files and ranks from the top.
const TAP: &str = "
    const tap = (css, file, rank) => {
        const board = document.querySelector(css);
        const { x, y, width } = board.getBoundingClientRect();
        const unit = width / 872;
        const [clientX, clientY] = [x + (86 + 100 * file) * unit, y + (86 + 100 * rank) * unit];
        document.elementFromPoint(clientX, clientY)
            .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
    };";

fn taps_on_a_board_that_takes_none_yet_are_kept(session: &Session) {
    let (gate, answer) = hold_early();
    let held = DelayedPage::open_but(session, "", &[], is_program, answer);
    press_play(&held.page, "breakthrough");
    let script = format!("{TAP} tap('{EARLY}', 3, 6); tap('{EARLY}', 3, 5);");
    session.run(&script, vec![]);
    held.page.see(":root[data-tapped]");
    drop(gate);
    held.page
        .see(&format!("{EARLY} [data-spot='d3'][data-state~='last']"));
    assert!(!held.page.shows(":root[data-tapped]"));
    let page = held.let_through();
    page.arrive("game");
    await_first_move(&page, "d2-d3");
}

fn a_tap_on_the_board_of_a_game_that_begins_is_kept(session: &Session) {
    let page = Page::serve_at_new_origin(session);
    page.open("");
    page.arrive("home");
    let script = format!(
        "{TAP}
        document.querySelector('[data-game=breakthrough] [data-action=play]').click();
        const board = '.first-board:not([inert]) .board';
        const look = () => {{
            if (!document.querySelector(board)) return setTimeout(look, 1);
            tap(board, 4, 6);
            tap(board, 4, 5);
            done(true);
        }};
        const done = arguments[arguments.length - 1];
        look();"
    );
    session.run_async(&script, vec![]);
    page.arrive("game");
    await_first_move(&page, "e2-e3");
}

fn what_is_opened_early_is_fetched_before_the_program_is_there(session: &Session) {
    // The build joins some parts, so their files do not always have their names.
    for (control, files) in [
        (
            "[data-game=pogo] [data-action=learn]",
            &["part_pogo", "lessons/pogo", "courses/pogo-en"][..],
        ),
        (
            "[data-game=pogo] [data-action=two-players]",
            &["part_pogo", "words/en-panels"],
        ),
        ("[data-action=settings]", &["words/en-panels"]),
        ("[data-action=open-text]", &["words/en-import"]),
    ] {
        let held = held(session, "");
        held.page.press(&format!("#painted > [lang=en] {control}"));
        let check = "
            const asked = performance.getEntriesByType('resource').map((one) => one.name);
            const links = Array.from(document.querySelectorAll('link[rel=preload]'), (one) => one.href);
            return arguments[0].every((part) =>
                asked.concat(links).some((one) => one.includes(part))) || { not: asked.concat(links) };";
        session.until("the files to be requested", check, vec![json!(files)]);
        held.let_through();
    }
}

fn a_game_begins_without_its_early_board(session: &Session) {
    for complaint in COMPLAINTS {
        session.expect_complaint(complaint);
    }
    let answer = |path: &str| match path.starts_with("early_") {
        true => Intercept::Status(404),
        false => Intercept::Serve,
    };
    let held = DelayedPage::open_but(session, "", &[], is_program, answer);
    press_play(&held.page, "breakthrough");
    let check = "return document.querySelector(\"link[href*='part_breakthrough']\") !== null";
    session.until("the board's files to be requested", check, vec![]);
    assert!(!held.page.shows(&format!("{EARLY} [data-spot]")));
    let page = held.let_through();
    page.arrive("game");
    page.click_move("a2-a3", 1);
}

fn a_visitor_with_settings_has_no_early_board_but_the_board_of_home(session: &Session) {
    let settings = r#"{"version":1}"#;
    let storage = [("tablero/v1/settings", settings)];
    let held = DelayedPage::open_but(session, "", &storage, is_program, |_| Intercept::Serve);
    press_play(&held.page, "breakthrough");
    held.page
        .see(&format!("{EARLY}[data-board-of=breakthrough] .piece"));
    let optional = "return document.querySelectorAll('[data-optional]').length";
    assert_eq!(session.run(optional, vec![]), json!(0));
    let page = held.let_through();
    page.arrive("game");
    page.click_move("a2-a3", 1);
}
